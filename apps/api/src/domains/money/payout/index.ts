export { payoutRoutes } from './payout.routes.ts';
