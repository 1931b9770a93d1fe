import { afterAll } from '@jest/globals';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import type { Role } from '../src/house/access/actor.ts';
import type { ApiApp } from '../src/house/api-app.ts';
import type { Config } from '../src/house/config/config.ts';
import { connectDatabase, type Db } from '../src/house/db/db.ts';
import type { LogTarget } from '../src/house/log/log-target.ts';
import type { TestUser, UserOptions } from './factories.ts';
import { clientsOf } from './test-client.ts';
import { createTestDatabase, type Beginning } from './test-database.ts';

export interface TestClient {
  /** A request as this client; an object as `payload` is sent as JSON. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: InjectOptions['payload'], headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  delete(url: string): Promise<LightMyRequestResponse>;
}

export interface SignedInClient extends TestClient {
  readonly user: TestUser;
  readonly token: string;
}

export interface TestApp extends TestClient {
  readonly app: ApiApp;
  readonly db: Db;
  readonly config: Config;
  /** A new account of the role, signed in. */
  as(role: Exclude<Role, 'visitor'>, options?: UserOptions): Promise<SignedInClient>;
}

export interface TestSettings extends Partial<Config> {
  /** What the database has in it. Default: what the migrations write. */
  readonly beginning?: Beginning;
}

/** What a gateway proves itself with in tests. */
export const testGatewaySecret = 'the-secret-of-gateway-and-api-in-tests';

/** Headers of a request that the gateway forwards for the visitor at this address. */
export function forwardedFor(address: string): Record<string, string> {
  return { 'x-orime-gateway': testGatewaySecret, 'x-forwarded-for': address };
}

/**
 * The real api on a real Postgres of its own, with files and mails in a folder of its own. Closed after the test file.
 * Rate limits are off unless asked for; jobs run when a test says
 * `app.jobs.runNow(name)`, and then twice at once, as where two processes wake together. `addRoutes` adds routes that only
 * a test needs, to see plugins at work; `logTo` takes the log lines of a test that asks for a `logLevel`.
 */
export async function buildTestApp(
  { beginning, ...settings }: TestSettings = {},
  addRoutes?: (app: ApiApp) => void,
  logTo?: LogTarget,
): Promise<TestApp> {
  const database = await createTestDatabase(beginning);
  const dataDir = await mkdtemp(join(tmpdir(), 'orime-api-'));
  if (database.dataDir !== undefined) await cp(database.dataDir, dataDir, { recursive: true });
  const config: Config = {
    production: false,
    port: 4000,
    apiPort: 4001,
    host: '127.0.0.1',
    drainSeconds: 0,
    dataDir,
    releasesDir: join(dataDir, 'releases'),
    publicUrl: 'http://localhost:4000',
    databaseUrl: database.url,
    smtpUrl: undefined,
    mailWebhookSecret: undefined,
    s3Url: undefined,
    payments: 'test',
    stripeSecretKey: undefined,
    stripeWebhookSecret: undefined,
    stripeApiUrl: 'https://api.stripe.com',
    googleApiUrl: undefined,
    googleClientId: undefined,
    googleClientSecret: undefined,
    bannerUrl: undefined,
    bannerApiKey: undefined,
    jwtSecret: randomBytes(32).toString('base64url'),
    gatewaySecret: testGatewaySecret,
    demoData: false,
    rateLimits: false,
    logLevel: process.env['LOG_LEVEL'] === undefined ? 'silent' : 'debug',
    ...settings,
  };
  const connection = connectDatabase({ url: database.url, max: 10 });
  const app = await buildApp({ config, connection, logTo });
  runJobsTwice(app);
  addRoutes?.(app);
  await app.ready();
  const lent = Proxy.revocable(app, {});
  afterAll(async () => {
    await app.close();
    await connection.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
    // A test file stays loaded, and so does what it holds: five megabytes a file, which every collection had to go through.
    lent.revoke();
  });
  return {
    app: lent.proxy,
    db: connection.db,
    config,
    ...clientsOf(lent.proxy, connection.db),
  };
}

/** Whatever a job does, it has to do once: every test of a job shows that too. */
function runJobsTwice(app: ApiApp): void {
  const { runNow } = app.jobs;
  Object.assign(app.jobs, {
    async runNow(name: string): Promise<void> {
      // Both are over before one's failure is told: the other would still be writing while the test looks.
      for (const outcome of await Promise.allSettled([runNow(name), runNow(name)])) if (outcome.status === 'rejected') throw outcome.reason;
    },
  });
}
