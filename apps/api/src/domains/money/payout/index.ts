export { payoutRoutes } from './payout.routes.ts';
export { isMoneyOpen } from './open-money.queries.ts';
