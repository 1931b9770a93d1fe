export { wholesaleCartRoutes } from './wholesale-cart.routes.ts';
