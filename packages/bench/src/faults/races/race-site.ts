import type { CheckoutLineInput, CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { apiEntry } from '@orime/tooling/api-entry';
import { startPostgres } from '@orime/tooling/postgres';
import { freePort } from '@orime/tooling/site';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openSession } from '../../../../../apps/api/src/domains/people/users/index.ts';
import { createTokens } from '../../../../../apps/api/src/domains/people/users/tokens.ts';
import type { Role } from '../../../../../apps/api/src/house/access/actor.ts';
import { connectDatabase, type Db } from '../../../../../apps/api/src/house/db/db.ts';
import { testAddress } from '../../../../../apps/api/test/checkout-factories.ts';
import { createUser, testPassword, type UserOptions } from '../../../../../apps/api/test/factories.ts';
import { makeDataDir, untilEnded } from '../own-api.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly ms: number;
}

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export interface Call {
  readonly as?: Member | undefined;
  /** Idempotency key; a new one by default. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PaidCheckout {
  readonly checkoutId: string;
  readonly checkoutKey?: string | undefined;
  readonly quoteHash: string;
  readonly paymentSessionId: string;
}

export interface ApiProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly inspectorPort: number;
}

/** Two API processes on one Postgres; consecutive calls go to alternating processes. */
export interface RaceSite {
  readonly db: Db;
  readonly pool: Pool;
  readonly jwtSecret: string;
  readonly processes: readonly ApiProcess[];
  send(method: string, path: string, body?: unknown, call?: Call): Promise<Answer>;
  /** The body of a 200, typed by the caller; throws on anything else. */
  ok<Body>(method: string, path: string, body?: unknown, call?: Call): Promise<Body>;
  /** A new account, signed in. */
  member(role: Exclude<Role, 'visitor'>, options?: UserOptions): Promise<Member>;
  /** An admin with recent authentication. */
  admin(): Promise<Member>;
  /** Checkouts with an authorised payment, one per wish. */
  pay(wishes: readonly Wish[]): Promise<PaidCheckout[]>;
  order(paid: PaidCheckout): Promise<Answer>;
  stop(): Promise<void>;
}

export interface Wish {
  readonly lines: readonly CheckoutLineInput[];
  readonly email: string;
  readonly codes?: readonly string[];
  readonly as?: Member;
}

/** Starts a database and two API processes in a temporary folder; stopping the site removes it. */
export async function startRaceSite(): Promise<RaceSite> {
  const dataDir = await makeDataDir('races');
  const database = await startPostgres({ dataDir: `${dataDir.path}/postgres`, databaseUrl: '' });
  const jwtSecret = randomBytes(32).toString('base64url');
  const processes: ApiProcess[] = [];
  for (let index = 0; index < 2; index += 1) processes.push(await startApi(`${dataDir.path}/api-${index}`, database.url, jwtSecret));
  const connection = connectDatabase({ url: database.url, max: 10 });
  const { db, pool } = connection;
  const tokens = createTokens(jwtSecret);
  let turn = 0;
  const send = async (method: string, path: string, body?: unknown, { as, key = randomUUID(), headers }: Call = {}): Promise<Answer> => {
    turn += 1;
    const began = performance.now();
    const response = await fetch(`${processes[turn % processes.length]?.origin}${path}`, {
      method,
      headers: {
        ...(as && { authorization: as.token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'], ms: performance.now() - began }; // Every response requested here is an object.
  };
  const ok = async <Body>(...call: Parameters<typeof send>): Promise<Body> => {
    const answer = await send(...call);
    if (answer.status !== 200) throw new Error(`${call[0]} ${call[1]}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Body; // The caller names the endpoint's response type.
  };
  const member: RaceSite['member'] = async (role, options) => {
    const { id, email } = await createUser(db, { ...options, role });
    return { id, email, token: await openSession(db, tokens, id, { ip: '127.0.0.1', userAgent: 'bench' }) };
  };
  const payOne = async ({ lines, email, codes = [], as }: Wish): Promise<PaidCheckout> => {
    const { checkoutId, checkoutKey, quoteHash } = await ok<CheckoutQuote>(
      'POST',
      '/api/checkout/quote',
      { currency: 'USD', email, address: testAddress, lines, codes },
      { as },
    );
    const { paymentSessionId } = await ok<{ paymentSessionId: string }>(
      'POST',
      '/api/payment/session',
      { checkoutId, checkoutKey, quoteHash },
      { as },
    );
    await ok('POST', '/api/payment/confirm', { paymentSessionId, checkoutKey }, { as });
    return { checkoutId, checkoutKey, quoteHash, paymentSessionId };
  };
  return {
    db,
    pool,
    jwtSecret,
    processes,
    send,
    ok,
    member,
    async admin() {
      const admin = await member('admin');
      await ok('POST', '/api/users/reauth', { password: testPassword }, { as: admin });
      return admin;
    },
    pay: (wishes) => Promise.all(wishes.map(payOne)),
    order: (paid) => send('POST', '/api/order', paid),
    async stop() {
      await connection.close();
      for (const { child } of processes) child.kill('SIGTERM');
      await Promise.all(processes.map(({ child }) => untilEnded(child)));
      await database.stop();
      await dataDir.remove();
    },
  };
}

async function startApi(dataDir: string, databaseUrl: string, jwtSecret: string): Promise<ApiProcess> {
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [`--inspect=127.0.0.1:${inspectorPort}`, '--inspect-publish-uid=http', await apiEntry()], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      API_PORT: String(port),
      DEMO_DATA: '0',
      RATE_LIMITS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The api ended before it was ready.');
    await sleep(50);
  }
  return { child, origin, inspectorPort };
}
