export { garmentBodyLimit, garmentRoutes } from './garment.routes.ts';
export { assertRoom, readGarment, writeDoc } from './garment.service.ts';
