export { promoCodeRoutes } from './promo-code.routes.ts';
