import { join, resolve } from 'node:path';
import { readOrCreateSecrets } from './secrets.ts';
import { flag, integer, oneOf, optionalUrl, requiredUrl, SettingError, type Environment } from './settings-readers.ts';

const stripeApiUrl = 'https://api.stripe.com';

/** Everything the process is told from outside, parsed once. Listed in the README under the same names. */
export interface Config {
  readonly production: boolean;
  /** Port of the public site; used for the default PUBLIC_URL only. */
  readonly port: number;
  readonly apiPort: number;
  readonly host: string;
  /** How long the process still answers after it was told to stop, for balancers to notice. */
  readonly drainSeconds: number;
  /** Absolute. Holds files, the mail outbox and generated secrets. */
  readonly dataDir: string;
  /** Absolute. The registry of released apps, the same that the gateway serves. */
  readonly releasesDir: string;
  /** Origin of the site as visitors see it, without a trailing slash. */
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Signs the calls of the mail provider about mails that came back. */
  readonly mailWebhookSecret: string | undefined;
  readonly s3Url: string | undefined;
  /** Who takes the money. `none` is refused by the server. */
  readonly payments: 'stripe' | 'test' | 'none';
  readonly stripeSecretKey: string | undefined;
  readonly stripeWebhookSecret: string | undefined;
  /** Origin of Stripe's API; another one than its own is refused in production. */
  readonly stripeApiUrl: string;
  readonly googleClientId: string | undefined;
  readonly googleClientSecret: string | undefined;
  /** One origin in place of Google's own, for tests; refused in production. */
  readonly googleApiUrl: string | undefined;
  readonly bannerUrl: string | undefined;
  readonly bannerApiKey: string | undefined;
  readonly jwtSecret: string;
  /** What gateways prove themselves with when they say whom they forward for. */
  readonly gatewaySecret: string;
  readonly demoData: boolean;
  readonly rateLimits: boolean;
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
}

/** Reads the environment. Throws `SettingError` with one sentence for the first wrong value. */
export async function readConfig(environment: Environment = process.env): Promise<Config> {
  const production = environment['NODE_ENV'] === 'production';
  const port = integer(environment, 'PORT', { fallback: 4000, minimum: 1, maximum: 65_534 });
  const dataDir = resolve(text(environment, 'DATA_DIR') ?? '.data');
  const databaseUrl = optionalUrl(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const secrets = await readOrCreateSecrets(environment, dataDir);
  return {
    production,
    port,
    apiPort: integer(environment, 'API_PORT', { fallback: port + 1, minimum: 1, maximum: 65_535 }),
    drainSeconds: integer(environment, 'DRAIN_SECONDS', { fallback: 0, minimum: 0, maximum: 120 }),
    host: text(environment, 'API_HOST') ?? '127.0.0.1',
    dataDir,
    releasesDir: resolve(text(environment, 'RELEASES_DIR') ?? join(dataDir, 'releases')),
    publicUrl: requiredUrl(environment, 'PUBLIC_URL', `http://localhost:${port}`),
    databaseUrl,
    smtpUrl: optionalUrl(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailWebhookSecret: text(environment, 'MAIL_WEBHOOK_SECRET'),
    s3Url: optionalUrl(environment, 'S3_URL', ['http:', 'https:', 's3:']),
    payments: readPayments(environment, production),
    stripeSecretKey: text(environment, 'STRIPE_SECRET_KEY'),
    stripeWebhookSecret: text(environment, 'STRIPE_WEBHOOK_SECRET'),
    stripeApiUrl: readStripeApiUrl(environment, production),
    googleClientId: text(environment, 'GOOGLE_CLIENT_ID'),
    googleClientSecret: text(environment, 'GOOGLE_CLIENT_SECRET'),
    googleApiUrl: readGoogleApiUrl(environment, production),
    bannerUrl: optionalUrl(environment, 'BANNER_URL', ['http:', 'https:']),
    bannerApiKey: text(environment, 'BANNER_API_KEY'),
    jwtSecret: secrets.jwtSecret,
    gatewaySecret: secrets.gatewaySecret,
    demoData: flag(environment, 'DEMO_DATA', true),
    rateLimits: flag(environment, 'RATE_LIMITS', true, production ? 'on' : undefined),
    logLevel: oneOf(environment, 'LOG_LEVEL', ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'info'),
  };
}

/** Test cards must not buy anything by oversight: in production they have to be asked for. */
function readPayments(environment: Environment, production: boolean): Config['payments'] {
  const fallback = text(environment, 'STRIPE_SECRET_KEY') === undefined ? (production ? 'none' : 'test') : 'stripe';
  const payments = oneOf<Config['payments']>(environment, 'PAYMENTS', ['stripe', 'test'], fallback);
  return payments === 'stripe' && fallback !== 'stripe' ? 'none' : payments;
}

/** Card payments and the account's key go to this address: in production there is only one. */
function readStripeApiUrl(environment: Environment, production: boolean): string {
  const url = requiredUrl(environment, 'STRIPE_API_URL', stripeApiUrl);
  if (production && url !== stripeApiUrl)
    throw new SettingError(`STRIPE_API_URL is for tests: when NODE_ENV is production it must be ${stripeApiUrl}.`);
  return url;
}

/** Permissions to send and whole mails go to this address: in production it is Google's alone. */
function readGoogleApiUrl(environment: Environment, production: boolean): string | undefined {
  const url = optionalUrl(environment, 'GOOGLE_API_URL', ['http:', 'https:']);
  if (production && url !== undefined) throw new SettingError('GOOGLE_API_URL is for tests: it is refused when NODE_ENV is production.');
  return url?.replace(/\/+$/, '');
}

/**
 * Throws `SettingError` before anything is started: where nobody takes the payments, and where Stripe cannot tell of a payment whose
 * buyer did not come back, of a refund or of a dispute.
 */
export function requirePayments({
  payments,
  production,
  stripeWebhookSecret,
}: Pick<Config, 'payments' | 'production' | 'stripeWebhookSecret'>): 'stripe' | 'test' {
  if (payments === 'none')
    throw new SettingError('Nobody takes payments: set STRIPE_SECRET_KEY, or PAYMENTS=test to take test cards and no money.');
  if (payments === 'stripe' && production && stripeWebhookSecret === undefined)
    throw new SettingError('STRIPE_WEBHOOK_SECRET is missing: without it nobody learns of payments, refunds and disputes made at Stripe.');
  return payments;
}

function text(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}
