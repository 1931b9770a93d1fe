import fastifyPlugin from 'fastify-plugin';
import { createHmac } from 'node:crypto';
import { requirePayments } from '../../../house/config/config.ts';
import { withFreeCharges } from './free-charges.ts';
import type { FailedRefund, PaymentProvider, Reversal } from './provider.ts';
import type { SessionRow } from './session.queries.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

/** What has to happen when a provider decides about a payment by itself, without the browser. */
export interface PaymentListener {
  authorised(session: SessionRow): Promise<void>;
  declined(session: SessionRow): Promise<void>;
  /** The authorisation of a purchase is gone, and its money with it. */
  lapsed(session: SessionRow): Promise<void>;
  reversed(session: SessionRow, reversal: Reversal): Promise<void>;
  /** The buyer's bank did not take a refund. */
  refundFailed(session: SessionRow, refund: FailedRefund): Promise<void>;
}

export interface Payments {
  readonly provider: PaymentProvider;
  /** Key of the test provider's webhook signatures. */
  readonly testWebhookSecret: string;
  /** Set once by the module that owns orders, which payments do not know. */
  listener: PaymentListener;
}

const nobody: PaymentListener = {
  authorised: async () => {},
  declined: async () => {},
  lapsed: async () => {},
  reversed: async () => {},
  refundFailed: async () => {},
};

/**
 * The payment provider of this site, as `app.payments`: Stripe with STRIPE_SECRET_KEY, otherwise the built-in test provider.
 * Throws in production without either being asked for.
 */
export const paymentsPlugin = fastifyPlugin(
  async (app) => {
    const testWebhookSecret = createHmac('sha256', app.config.jwtSecret).update('test-provider-webhook').digest('base64url');
    const payments = requirePayments(app.config);
    const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeApiUrl: apiUrl, publicUrl } = app.config;
    const provider =
      payments === 'test' || secretKey === undefined
        ? createTestProvider(app.db, testWebhookSecret)
        : createStripeProvider({ secretKey, webhookSecret, apiUrl, publicUrl });
    app.decorate('payments', { provider: withFreeCharges(provider), testWebhookSecret, listener: nobody });
  },
  { name: 'payments', dependencies: ['context'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    readonly payments: Payments;
  }
}
