export { cancelIntent, closeDispute, expireSession, failRefund, openDispute, refundIntent } from './account-holder.ts';
export { answerChallenge, payWithCard, STRIPE_TEST_CARDS } from './payer.ts';
export { startFakeStripe } from './start-fake-stripe.ts';
export type { FakeStripe } from './start-fake-stripe.ts';
export type { CheckoutSessionObject, EventObject } from './objects.ts';
