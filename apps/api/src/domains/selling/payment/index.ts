export { paymentRoutes } from './payment.routes.ts';
export type { PaymentProvider } from './provider.ts';
export { findSession, lockSession, type SessionRow } from './session.queries.ts';
export { settlePayment } from './settle-payment.ts';
export { voidSession, type FailureReport } from './void-session.ts';
export { paymentsPlugin } from './payments.plugin.ts';
