import { describe, expect, test } from '@jest/globals';
import { ENDPOINTS } from '@orime/contracts/lists';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { ApiApp } from '../../src/house/api-app.ts';
import { connectDatabase } from '../../src/house/db/db.ts';
import { newId } from '../../src/house/ids.ts';
import { buildTestApp, forwardedFor } from '../build-test-app.ts';

const api = await buildTestApp({ rateLimits: true });
const state = { sender: 0 };

/** A sender that nothing has counted yet, as the gateway names it. */
function newSender(): string {
  state.sender += 1;
  return `198.51.${Math.floor(state.sender / 250)}.${(state.sender % 250) + 1}`;
}

const mail = () => `${newId('x').toLowerCase()}@example.com`;

const applicant = {
  kind: 'designer',
  name: 'Ito',
  brand: 'Kasumi',
  country: 'JP',
  website: '',
  instagram: '',
  yearFounded: null,
  priceRange: null,
  statement: 'I fold and dye linen in a house by the sea.',
  heard: null,
  files: [],
  consent: true,
};
const model = {
  name: 'Mio',
  stageName: '',
  city: 'Osaka',
  measurements: { heightCm: 176, bustCm: 82, waistCm: 61, hipsCm: 89, shoeEu: 40 },
  hair: '',
  eyes: '',
  agency: '',
  instagram: '',
  availability: '',
  birthDate: '2000-01-01',
  photos: [1, 2, 3, 4].map((id) => ({ id: `fil_${id}`, claim: 'none' })),
  imageRights: true,
};

interface Limit {
  readonly max: number;
  /** What reaches the count. Bodies of the others are refused after it. */
  readonly body?: () => object;
}

/** How many calls one sender has in a window. What visitors may write has a row here, or a reason below. */
const LIMITS: Readonly<Record<string, Limit>> = {
  'POST /api/users/register': {
    max: 10,
    body: () => ({ email: mail(), password: 'a-long-enough-word', name: 'New', type: 'consumer', termsVersion: '1' }),
  },
  'POST /api/users/reset-request': { max: 20, body: () => ({ email: mail() }) },
  'POST /api/users/reset-password': { max: 20, body: () => ({ token: 'none', password: 'a-long-enough-word' }) },
  'POST /api/users/send-email-verification': { max: 20, body: () => ({ email: mail() }) },
  'POST /api/users/login': { max: 10, body: () => ({ email: 'nobody@example.com', password: 'wrong' }) },
  'POST /api/users/totp': { max: 30, body: () => ({ challenge: 'none', code: '000000' }) },
  'POST /api/order/lookup': { max: 20, body: () => ({ number: 'OR1', email: mail() }) },
  'POST /api/privacy-request': { max: 10, body: () => ({ kind: 'export', email: mail() }) },
  'POST /api/upload/ticket': { max: 20, body: () => ({ form: 'application' }) },
  'POST /api/promo-code/validate': { max: 60, body: () => ({ code: 'NONE', currency: 'USD', lines: [] }) },
  'POST /api/report': {
    max: 10,
    body: () => ({
      target: `/designs/${newId('x')}`,
      reason: 'ip',
      details: 'This is a copy of our print from 2019.',
      email: mail(),
      files: [],
    }),
  },
  'POST /api/private-reserve/access': { max: 20, body: () => ({ code: 'NONE' }) },
  'POST /api/application': { max: 10, body: () => ({ ...applicant, email: mail() }) },
  'POST /api/model-intake': { max: 5, body: () => ({ ...model, email: mail() }) },
  'POST /api/event/:id/rsvp': { max: 10, body: () => ({ name: 'Ana', email: mail(), role: 'press' }) },
  'POST /api/errors/front-end': { max: 20 },
  'POST /api/telemetry': { max: 60 },
  'POST /api/analytics/page-view': { max: 240 },
  'POST /api/contact': { max: 10 },
  'POST /api/newsletter': { max: 10 },
  'POST /api/newsletter/confirm': { max: 60 },
  'POST /api/heard-of-us': { max: 20 },
  'POST /api/consent': { max: 60 },
  'POST /api/stock-alert': { max: 20 },
  'POST /api/guest-design': { max: 20 },
  'POST /api/upload': { max: 60 },
  'POST /api/cart/check': { max: 120 },
  'POST /api/email-preferences': { max: 120 },
  'POST /api/privacy-request/confirm': { max: 30 },
  'POST /api/application/update/id/:id': { max: 120 },
  'POST /api/application/withdraw/id/:id': { max: 120 },
  'POST /api/model-intake/update/id/:id': { max: 120 },
  'POST /api/model-intake/withdraw/id/:id': { max: 120 },
  'GET /api/embroidery/thread-chart.pdf': { max: 60 },
  'GET /api/search': { max: 60 },
  'GET /api/search/suggest': { max: 180 },
  'GET /api/profile/search/:term': { max: 60 },
};

const byRow = 'needs the id of a row and its key, or a quote; the limit of all calls holds it';
const UNLISTED: Readonly<Record<string, string>> = {
  'POST /api/checkout/quote': 'a person quotes with every change; tries of codes are counted',
  'POST /api/checkout/hold': byRow,
  'POST /api/payment/session': byRow,
  'POST /api/payment/confirm': byRow,
  'POST /api/order': byRow,
  'POST /api/order/cancel/id/:id': byRow,
  'POST /api/return': byRow,
  'POST /api/return/cancel/id/:id': byRow,
  'POST /api/return/send/id/:id': byRow,
  'POST /api/payment/webhook/:provider': 'is signed; a provider’s storm must get through',
  'POST /api/mail-webhook/:provider': 'is signed; a provider’s storm must get through',
  'POST /api/email-preferences/unsubscribe': 'mail programs of many people share an address; its 2,000 an hour are by key',
};

function call(
  name: string,
  headers: Record<string, string>,
  remoteAddress = '127.0.0.1',
  app: ApiApp = api.app,
): Promise<LightMyRequestResponse> {
  const [method, url = ''] = name.split(' ');
  const limit = LIMITS[name];
  const query = url === '/api/search' || url === '/api/search/suggest' ? '?q=coat' : '';
  return app.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url: `${url.replaceAll(/:\w+/g, 'none')}${query}`,
    remoteAddress,
    headers: { 'idempotency-key': newId('key'), ...headers },
    ...(method === 'GET' ? {} : { payload: limit?.body?.() ?? {} }),
  });
}

/** Refusals of one sender's calls beyond what the window has. */
async function refusedOf(
  name: string,
  count: number,
  next: () => Promise<LightMyRequestResponse>,
): Promise<readonly LightMyRequestResponse[]> {
  const answers: LightMyRequestResponse[] = [];
  for (let sent = 0; sent < count; sent += 1) answers.push(await next());
  expect([name, answers.filter(({ statusCode }) => statusCode >= 500)]).toEqual([name, []]);
  return answers.filter(({ statusCode }) => statusCode === 429);
}

describe('one sender', () => {
  test.each(Object.entries(LIMITS))('%s', async (name, { max }) => {
    const sender = newSender();
    const within = await refusedOf(name, max, () => call(name, forwardedFor(sender)));
    expect(within).toEqual([]);
    const refused = await call(name, forwardedFor(sender));
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error.details.retryAfterSeconds).toBe(Number(refused.headers['retry-after']));
    if (name !== 'POST /api/users/login') expect((await call(name, forwardedFor(newSender()))).statusCode).not.toBe(429);
  });

  test('is the one that the connection is of, whatever else a stranger’s header says', async () => {
    const [name, stranger] = ['POST /api/contact', '203.0.113.200'];
    expect(
      await refusedOf(name, 10, () =>
        call(name, { 'x-forwarded-for': newSender(), 'x-real-ip': newSender(), forwarded: `for=${newSender()}` }, stranger),
      ),
    ).toEqual([]);
    expect((await call(name, { 'x-forwarded-for': newSender() }, stranger)).statusCode).toBe(429);
  });

  test('has one count, however many names it writes before the gateway’s', async () => {
    const [name, sender] = ['POST /api/contact', newSender()];
    expect(await refusedOf(name, 10, () => call(name, forwardedFor(`${newSender()}, ${sender}`)))).toEqual([]);
    expect((await call(name, forwardedFor(`${newSender()}, ${sender}`))).statusCode).toBe(429);
  });
});

describe('one account', () => {
  test.each([
    ['POST /api/users/reset-request', 5, { email: 'one@example.com' }],
    ['POST /api/order/lookup', 5, { number: 'OR1', email: 'one@example.com' }],
    ['POST /api/privacy-request', 3, { kind: 'export', email: 'one@example.com' }],
  ] as const)('%s: from as many senders as there are', async (name, max, payload) => {
    const ask = (email: string) => api.post(name.slice(5), { ...payload, email }, forwardedFor(newSender()));
    expect(await refusedOf(name, max, () => ask(payload.email))).toEqual([]);
    for (const spelling of [payload.email, 'ONE@example.com']) expect((await ask(spelling)).statusCode).toBe(429);
    expect((await ask('two@example.com')).statusCode).not.toBe(429);
  });

  test('guesses of a password lock it, from as many senders as there are', async () => {
    const guess = () => api.post('/api/users/login', { email: 'guessed@example.com', password: 'wrong' }, forwardedFor(newSender()));
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 100 }, () => 401), 423]);
  }, 30_000);
});

test('what guards accounts is counted for all processes together', async () => {
  const connection = connectDatabase({ url: api.config.databaseUrl ?? '', max: 4 });
  const other = await buildApp({ config: api.config, connection });
  try {
    for (const name of ['POST /api/users/login', 'POST /api/users/reset-request', 'POST /api/order/lookup', 'POST /api/report']) {
      const max = LIMITS[name]?.max ?? 0;
      const headers = forwardedFor(newSender());
      const apps = [api.app, other];
      const turn = { count: 0 };
      expect(await refusedOf(name, max, () => call(name, headers, undefined, apps[(turn.count += 1) % 2]))).toHaveLength(0);
      for (const app of apps) expect([name, (await call(name, headers, undefined, app)).statusCode]).toEqual([name, 429]);
    }
  } finally {
    await other.close();
    await connection.close();
  }
});

test('every write of visitors has a limit here, or a reason to have none', () => {
  const writes = ENDPOINTS.filter(({ method, allowed }) => method !== 'GET' && allowed === 'everyone').map(
    ({ method, url }) => `${method} ${url}`,
  );
  expect(writes.filter((name) => LIMITS[name] === undefined && UNLISTED[name] === undefined)).toEqual([]);
  expect(Object.keys(UNLISTED).filter((name) => !writes.includes(name))).toEqual([]);
});
