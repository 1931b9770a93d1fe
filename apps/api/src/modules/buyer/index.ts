import type { ApiApp } from '../../app.ts';
import { ownBuyerRoutes } from './buyer.routes.ts';

export async function buyerRoutes(app: ApiApp): Promise<void> {
  await ownBuyerRoutes(app);
}
