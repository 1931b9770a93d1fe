export { wholesaleRoutes } from './wholesale.routes.ts';
