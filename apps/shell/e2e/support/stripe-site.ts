import { startFakeStripe, type FakeStripe } from '@orime/testing/stripe';
import { freePort } from '@orime/tooling/site';
import { startOwnSite } from './own-site.ts';

export interface StripeSite {
  readonly url: string;
  readonly stripe: FakeStripe;
  /** Whether events reach the site: off, they are lost on their way. */
  setDelivery(isOn: boolean): void;
  /** Settles when the site has answered every event so far. */
  delivered(): Promise<void>;
  stop(): Promise<void>;
}

/** A site of its own whose payments go to a fake Stripe account. */
export async function startStripeSite(dataDir: string): Promise<StripeSite> {
  const port = await freePort();
  const keys = { secretKey: 'sk_test_of_the_journeys', webhookSecret: 'whsec_of_the_journeys' };
  const calls: Promise<unknown>[] = [];
  let isDelivering = true;
  const stripe = await startFakeStripe({
    ...keys,
    onEvent: ({ body, headers }) => {
      if (isDelivering) calls.push(fetch(`http://localhost:${port}/api/payment/webhook/stripe`, { method: 'POST', body, headers }));
    },
  });
  const settings = { STRIPE_API_URL: stripe.url, STRIPE_SECRET_KEY: keys.secretKey, STRIPE_WEBHOOK_SECRET: keys.webhookSecret };
  const site = await startOwnSite({ name: 'stripe', port, dataDir, settings }).catch(async (error: unknown) => {
    await stripe.close();
    throw error;
  });
  return {
    url: site.url,
    stripe,
    setDelivery: (isOn) => void (isDelivering = isOn),
    delivered: async () => void (await Promise.all(calls)),
    stop: async () => {
      await site.stop();
      await stripe.close();
    },
  };
}
