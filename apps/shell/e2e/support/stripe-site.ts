import { startFakeStripe, type FakeStripe } from '@orime/testing/stripe';
import { apiEntry } from '@orime/tooling/api-entry';
import { apiEnv, apiFlags, freePort, startChild, waitUntilReady } from '@orime/tooling/site';

export interface StripeSite {
  readonly url: string;
  readonly stripe: FakeStripe;
  /** Whether events reach the site: off, they are lost on their way. */
  setDelivery(isOn: boolean): void;
  /** Settles when the site has answered every event so far. */
  delivered(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The site of this run once more, on the same database and releases, with a gateway and an API of its own whose payments go to a fake
 * Stripe account.
 */
export async function startStripeSite(dataDir: string): Promise<StripeSite> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const keys = { secretKey: 'sk_test_of_the_journeys', webhookSecret: 'whsec_of_the_journeys' };
  const calls: Promise<unknown>[] = [];
  let isDelivering = true;
  const stripe = await startFakeStripe({
    ...keys,
    onEvent: ({ body, headers }) => {
      if (isDelivering) calls.push(fetch(`${url}/api/payment/webhook/stripe`, { method: 'POST', body, headers }));
    },
  });
  const env = {
    ...apiEnv,
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    RELEASES_DIR: process.env['SITE_RELEASES_DIR'],
    DATABASE_URL: process.env['SITE_DATABASE_URL'],
    RATE_LIMITS: '0',
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  };
  const api = startChild({
    name: 'stripe-api',
    entry: await apiEntry(),
    env,
    logFile: `${dataDir}/logs/stripe-api.log`,
    flags: [...apiFlags],
  });
  const gateway = startChild({
    name: 'stripe-gateway',
    entry: 'apps/gateway/src/server.ts',
    env,
    logFile: `${dataDir}/logs/stripe-gateway.log`,
  });
  const stop = async () => {
    await gateway.stop();
    await api.stop();
    await stripe.close();
  };
  try {
    await waitUntilReady(`http://127.0.0.1:${apiPort}/readyz`, api);
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, gateway);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stripe,
    setDelivery: (isOn) => void (isDelivering = isOn),
    delivered: async () => void (await Promise.all(calls)),
    stop,
  };
}
