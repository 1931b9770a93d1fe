export { embroideryRoutes } from './embroidery.routes.ts';
