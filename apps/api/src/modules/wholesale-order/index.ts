export { wholesaleOrderRoutes } from './wholesale-order.routes.ts';
