import type { ApiApp } from '../../../house/api-app.ts';
import { designReadRoutes } from './design-read.routes.ts';
import { designTransferRoutes } from './design-transfer.routes.ts';
import { designWriteRoutes } from './design-write.routes.ts';

export { toPrice } from './detail/design-mappers.ts';
export { listDesignCards, listOwned, readDesignAs } from './detail/designs.service.ts';
export { listLikedCardTexts, listProducerCardTexts, listProfileCardTexts } from './list/card-texts.queries.ts';
export { listFoundCardTexts } from './list/found-designs.queries.ts';
export { decideDesignIn, findDecisionRefusal } from './write/decide-design.service.ts';
export { lockStylesAround } from './write/styles.queries.ts';
export { addStock } from './write/stock.service.ts';
export { countOpenOrdersOfProfile } from './write/open-orders.queries.ts';
export { changeDesign, writeNewDesign } from './write/write-design.service.ts';
export { designDecisionMail } from './write/design-decision.mail.ts';

export async function designRoutes(app: ApiApp): Promise<void> {
  await app.register(designReadRoutes);
  await app.register(designWriteRoutes);
  await app.register(designTransferRoutes);
}
