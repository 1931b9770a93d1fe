export { paymentRoutes } from './payment.routes.ts';
export type { FailedRefund, PaymentProvider, Reversal } from './provider.ts';
export { findPaymentOfSession } from './payment.queries.ts';
export { findSession, lockSession, type SessionRow } from './session.queries.ts';
export { finishRefund, settlePayment } from './settle-payment.ts';
export { voidSession, type FailureReport } from './void-session.ts';
export { paymentsPlugin } from './payments.plugin.ts';
