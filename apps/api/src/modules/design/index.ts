export { designReadRoutes } from './design-read.routes.ts';
