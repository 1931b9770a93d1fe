export { commissionRateRoutes } from './commission-rate.routes.ts';
