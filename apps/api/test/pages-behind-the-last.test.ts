import { ALLOWED, ENDPOINTS, type EndpointRow, type Role } from '@orime/contracts/lists';
import { buildMarketplace } from '@orime/demo-data';
import { expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { hashPassword } from '../src/modules/users/index.ts';
import { loadMarketplace } from '../src/seed/load-marketplace.ts';
import { openStorage } from '../src/storage/storage.ts';
import { buildTestApp } from './build-test-app.ts';
import { listRoutes } from './routes.ts';

jest.setTimeout(300_000);

const api = await buildTestApp();
const password = 'orime-demo-2026';
const hash = await hashPassword(password);
await loadMarketplace(api.db, await openStorage(api.config), { market: buildMarketplace({ seed: 'orime', now: new Date() }), images: new Map(), hashes: { demo: hash, nobody: hash } });

const accounts: Readonly<Record<Exclude<Role, 'visitor'>, string>> = {
  'consumer': 'consumer', 'buyer-unverified': 'newbuyer', 'buyer-verified': 'buyer', 'designer': 'designer', 'producer': 'producer', 'account-manager': 'manager', 'admin': 'admin',
};
const tokens = new Map<Role, string>();
for (const [role, name] of Object.entries(accounts)) tokens.set(role as Role, (await api.post('/api/users/login', { email: `${name}@example.com`, password })).json<{ token: string }>().token); // keys of the table above

await addWhatUseBrings();

/** Empty here. They are counted by a statement of their own, in which the page has no part. */
const emptyHere: ReadonlySet<string> = new Set(['/api/admin/audit', '/api/admin/mailings', '/api/event/rsvp/id/:id', '/api/invoice/refund/', '/api/privacy-request/', '/api/releases/history', '/api/return/mine']);

/** The timeline only says whether there is more. */
const withoutTotal: ReadonlySet<string> = new Set(['/api/geo/timeline']);

/** Values of the addresses that ask for one, as an admin finds them. */
const places: Readonly<Record<string, () => Promise<string>>> = {
  '/api/article/revisions/id/:id': () => firstOf('/api/article/'),
  '/api/event/rsvp/id/:id': () => firstOf('/api/event/'),
  '/api/profile/search/:term': async () => 'linen',
  '/api/buyer/search/:term': async () => 'ma',
};

const paged = listRoutes(api.app).filter(({ method, schema }) => method === 'GET' && hasPages(schema?.querystring));
const lists = paged.map(({ url }) => ENDPOINTS.find((row) => row.method === 'GET' && plain(row.url) === plain(url))).filter((row) => row !== undefined);

test('the endpoint list has every paginated list', () => {
  expect(lists).toHaveLength(paged.length);
  expect(lists.length).toBeGreaterThan(50);
});

test.each(lists.filter(({ url }) => !withoutTotal.has(url)).map((row) => [row.url, row] as const))('%s says the same total behind its last page', async (_, row) => {
  const url = row.url.replace(/:\w+/, (await places[row.url]?.()) ?? ':missing');
  const totals = await Promise.all(ALLOWED[row.allowed].map((role) => totalAs(role, url)));
  expect(Math.max(...totals) > 0).toBe(!emptyHere.has(row.url));
});

/** What the first page says, after the page far behind the last one has said the same. */
async function totalAs(role: Role, url: string): Promise<number> {
  const first = await read(role, `${url}?page=1&limit=1`);
  // Somebody else's own.
  if (first.status === 404) return 0;
  expect([url, role, first]).toEqual([url, role, { status: 200, shown: Math.min(1, first.total), total: first.total }]);
  expect([url, role, await read(role, `${url}?page=10000&limit=100`)]).toEqual([url, role, { status: 200, shown: 0, total: first.total }]);
  return first.total;
}

/** A garment, an alert, an answer and a report, which the demo marketplace has none of. */
async function addWhatUseBrings(): Promise<void> {
  const headers = { authorization: tokens.get('consumer') ?? '' };
  const post = async (url: string, payload: object) => expect([url, (await api.inject({ method: 'POST', url, payload, headers: { ...headers, 'idempotency-key': `behind-the-last-${url}` } })).statusCode]).toEqual([url, 200]);
  const [channel] = (await api.inject({ method: 'GET', url: '/api/channel/mine', headers })).json<{ items: { name: string }[] }>().items;
  await post('/api/garment', { doc: {} });
  await post('/api/heard-of-us', { source: 'friend' });
  await post(`/api/channel/report/${channel?.name}`, { reason: 'Somebody here is not polite' });
  await sql`
    INSERT INTO stock_alerts (id, variant_id, user_id, email, status, key_hash)
    SELECT 'sta_behind', (SELECT min(id) FROM variants), id, email, 'active', '-' FROM users WHERE email = 'consumer@example.com'`.execute(api.db);
}

interface ListBody {
  readonly items: readonly unknown[];
  /** What the private reserve shows to those outside. */
  readonly teasers?: readonly unknown[];
  readonly total: number;
}

async function read(role: Role, url: string): Promise<{ readonly status: number; readonly shown: number; readonly total: number }> {
  const { statusCode, headers, body } = await api.inject({ method: 'GET', url, headers: role === 'visitor' ? {} : { authorization: tokens.get(role) ?? '' } });
  if (statusCode !== 200) return { status: statusCode, shown: -1, total: -1 };
  const list = JSON.parse(body) as readonly unknown[] | ListBody; // lists are checked against their schemas elsewhere
  return isArray(list) ? { status: 200, shown: list.length, total: Number(headers['x-total-count']) } : { status: 200, shown: list.items.length + (list.teasers?.length ?? 0), total: list.total };
}

async function firstOf(url: string): Promise<string> {
  const { items } = (await api.inject({ method: 'GET', url, headers: { authorization: tokens.get('admin') ?? '' } })).json<{ items: { id: string }[] }>();
  return items[0]?.id ?? '';
}

function hasPages(querystring: unknown): boolean {
  return typeof querystring === 'object' && querystring !== null && 'properties' in querystring && Object.hasOwn(Object(querystring.properties), 'page');
}

function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function plain(url: string): string {
  return url.replace(/\/$/, '');
}
