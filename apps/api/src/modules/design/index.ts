import type { ApiApp } from '../../app.ts';
import { designReadRoutes } from './design-read.routes.ts';
import { designWriteRoutes } from './design-write.routes.ts';

export async function designRoutes(app: ApiApp): Promise<void> {
  await app.register(designReadRoutes);
  await app.register(designWriteRoutes);
}
