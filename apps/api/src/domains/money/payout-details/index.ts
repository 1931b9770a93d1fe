export { payoutDetailsRoutes } from './payout-details.routes.ts';
export { payoutDetailsMail } from './payout-details.mail.ts';
