import { afterAll, expect, jest, test } from '@jest/globals';
import { ALLOWED, ENDPOINTS, type EndpointRow, type Role } from '@orime/contracts/lists';
import { sql } from 'kysely';
import pg from 'pg';
import { demoMarketplace, demoPassword } from './beginnings.ts';
import { buildTestApp } from './build-test-app.ts';
import { explain, recordQueries } from './query-plans.ts';
import { listRoutes } from './routes.ts';

jest.setTimeout(300_000);

const api = await buildTestApp({ beginning: demoMarketplace });

const accounts: Readonly<Record<Exclude<Role, 'visitor'>, string>> = {
  consumer: 'consumer',
  'buyer-unverified': 'newbuyer',
  'buyer-verified': 'buyer',
  designer: 'designer',
  producer: 'producer',
  'account-manager': 'manager',
  admin: 'admin',
};
const tokens = new Map<Role, string>();
for (const [role, name] of Object.entries(accounts))
  tokens.set(
    role as Role,
    (await api.post('/api/users/login', { email: `${name}@example.com`, password: demoPassword })).json<{ token: string }>().token,
  ); // keys of the table above

await addWhatUseBrings();

/** Empty here. They are counted by a statement of their own, in which the page has no part. */
const emptyHere: ReadonlySet<string> = new Set(['/api/buyer/invitation', '/api/invoice/refund/', '/api/releases/history']);

/** Tables that stay as long as staff make them, a few hundred rows at most; changes of search are folded in every minute; who is connected is known for a minute. */
const smallTables: ReadonlySet<string> = new Set([
  'banner_items',
  'categories',
  'colours',
  'fibres',
  'commission_rates',
  'events',
  'mailings',
  'reserve_codes',
  'settings',
  'policies',
  'stockists',
  'search_changes',
  'socket_presences',
]);

/** The timeline only says whether there is more. */
const withoutTotal: ReadonlySet<string> = new Set(['/api/geo/timeline']);

/** Values of the addresses that ask for one, as an admin finds them. */
const places: Readonly<Record<string, () => Promise<string>>> = {
  '/api/article/revisions/id/:id': () => firstOf('/api/article/', 'id'),
  '/api/event/rsvp/id/:id': () => firstOf('/api/event/', 'id'),
  '/api/garment/:id/versions': () => firstOf('/api/garment/mine', 'id', 'consumer'),
  '/api/profile/notes/id/:id': () => firstOf('/api/profile/all-profiles?paged=1', 'id'),
  '/api/message/:channelName': () => firstOf('/api/channel/mine', 'name', 'consumer'),
  '/api/profile/search/:term': async () => 'linen',
  '/api/buyer/search/:term': async () => 'ma',
};

interface ListRow extends EndpointRow {
  /** What it can be asked for beside its page. */
  readonly filters: Readonly<Record<string, object>>;
  readonly isPaged: boolean;
}

/** Everything that answers some of many rows. */
const lists = listRoutes(api.app).flatMap(({ method, url, schema }): readonly ListRow[] => {
  const { page, limit, ...filters } = propertiesOf(schema?.querystring);
  const row = ENDPOINTS.find((one) => one.method === 'GET' && plain(one.url) === plain(url));
  return method !== 'GET' ||
    row === undefined ||
    url.endsWith('.csv') ||
    (page === undefined && limit === undefined && filters['q'] === undefined)
    ? []
    : [{ ...row, filters, isPaged: page !== undefined }];
});
const named = lists.map((row) => [row.url, row] as const);

test('there are many lists', () => expect(lists.length).toBeGreaterThan(60));

test.each(named.filter(([url, row]) => row.isPaged && !withoutTotal.has(url)))(
  '%s says the same total behind its last page',
  async (_, row) => {
    const url = await addressOf(row);
    const totals = await Promise.all(ALLOWED[row.allowed].map((role) => totalAs(role, url)));
    expect(Math.max(...totals) > 0).toBe(!emptyHere.has(row.url));
  },
);

const client = new pg.Client({ connectionString: api.config.databaseUrl ?? '' });
// The database is dropped with the app, before this connection is asked to end.
client.on('error', () => {});
await client.connect();
// On small tables the planner reads everything, whatever indexes there are: with that way closed it shows who has no other.
await client.query('SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off');
afterAll(() => client.end());

const isFull = process.env['TEST_FULL'] === '1';

test.each(named)('%s reads no growing table from end to end, whatever it is asked for', async (_, row) => {
  const url = await addressOf(row);
  const needed = Object.hasOwn(needs, row.url) ? `&${needs[row.url]}` : '';
  const recording = recordQueries();
  const roles = ALLOWED[row.allowed];
  for (const [place, role] of roles.entries()) {
    // In a usual run each filter is asked for by one role, in turn: their statements differ in whose rows they are, seldom in the filter.
    const filters = Object.entries(row.filters)
      .filter(([name]) => !needed.startsWith(`&${name}=`))
      .filter((_, index) => isFull || index % roles.length === place);
    for (const filter of ['', ...filters.map(([name, schema]) => `&${name}=${encodeURIComponent(valueFor(name, schema))}`)]) {
      const { status } = await read(role, `${url}?limit=5${needed}${filter}`);
      expect([role, url, filter, status]).toEqual([role, url, filter, status === 404 ? 404 : 200]);
    }
  }
  recording.stop();
  expect(recording.queries.size > 1).toBe(!withoutStatements.has(row.url));
  const faults = new Set<string>();
  for (const query of recording.queries.values()) {
    for (const { type, table } of (await explain(client, query)) ?? [])
      if (type === 'Seq Scan' && !smallTables.has(table)) faults.add(`${table}: ${query.text.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
  }
  expect([...faults]).toEqual([]);
});

/** The history of releases is files. */
const withoutStatements: ReadonlySet<string> = new Set(['/api/releases/history']);

/** What a list cannot do without. */
const needs: Readonly<Record<string, string>> = { '/api/search': 'q=linen', '/api/search/suggest': 'q=linen' };

/** A value that the filter takes. */
function valueFor(name: string, schema: object): string {
  const [first] = choicesOf(schema);
  if (first !== undefined) return first;
  if (name === 'from' || name === 'to') return new Date().toISOString().slice(0, 10);
  return values[name] ?? 'linen';
}

const values: Readonly<Record<string, string>> = {
  country: 'JP',
  currency: 'USD',
  fields: 'id,name',
  type: 'profile',
  before: '1700000000000_ntf_0',
  since: '2026-02-01',
  window: '2027-02',
};

function choicesOf(schema: object): readonly string[] {
  if ('const' in schema) return [String(schema.const)];
  if ('enum' in schema && isArray(schema.enum)) return schema.enum.map(String);
  if ('anyOf' in schema && isArray(schema.anyOf)) return schema.anyOf.flatMap((one) => choicesOf(Object(one)));
  if ('type' in schema && schema.type === 'boolean') return ['true'];
  return 'type' in schema && (schema.type === 'integer' || schema.type === 'number') ? ['1'] : [];
}

async function addressOf({ url }: EndpointRow): Promise<string> {
  return url.replace(/:\w+/, (await places[url]?.()) ?? ':missing');
}

/** What the first page says, after the page far behind the last one has said the same. */
async function totalAs(role: Role, url: string): Promise<number> {
  const first = await read(role, `${url}?page=1&limit=1`);
  // Somebody else's own.
  if (first.status === 404) return 0;
  expect([url, role, first]).toEqual([url, role, { status: 200, shown: Math.min(1, first.total), total: first.total }]);
  expect([url, role, await read(role, `${url}?page=10000&limit=100`)]).toEqual([url, role, { status: 200, shown: 0, total: first.total }]);
  return first.total;
}

/** A garment with an earlier version, an alert, an answer, a report and a note, which the demo marketplace has none of. */
async function addWhatUseBrings(): Promise<void> {
  const headers = { authorization: tokens.get('consumer') ?? '' };
  const post = async (url: string, payload: object) =>
    expect([
      url,
      (await api.inject({ method: 'POST', url, payload, headers: { ...headers, 'idempotency-key': `behind-the-last-${url}` } })).statusCode,
    ]).toEqual([url, 200]);
  const [channel] = (await api.inject({ method: 'GET', url: '/api/channel/mine', headers })).json<{ items: { name: string }[] }>().items;
  await post('/api/garment', { doc: {} });
  const garment = await firstOf('/api/garment/mine', 'id', 'consumer');
  await api.inject({ method: 'PUT', url: `/api/garment/${garment}`, payload: { doc: { cloth: 'wool' } }, headers });
  await post('/api/heard-of-us', { source: 'friend' });
  await post(`/api/channel/report/${channel?.name}`, { reason: 'Somebody here is not polite' });
  await sql`
    WITH noted AS (INSERT INTO staff_notes (id, profile_id, author_id, body) SELECT 'nte_' || p.id, p.id, u.id, 'Called.' FROM profiles p, users u WHERE u.email = 'admin@example.com')
    INSERT INTO stock_alerts (id, variant_id, user_id, email, status, key_hash)
    SELECT 'sta_behind', (SELECT min(id) FROM variants), id, email, 'active', '-' FROM users WHERE email = 'consumer@example.com'`.execute(
    api.db,
  );
}

interface ListBody {
  readonly items?: readonly unknown[];
  /** What the private reserve shows to those outside. */
  readonly teasers?: readonly unknown[];
  readonly total?: number;
}

async function read(role: Role, url: string): Promise<{ readonly status: number; readonly shown: number; readonly total: number }> {
  const { statusCode, headers, body } = await api.inject({
    method: 'GET',
    url,
    headers: role === 'visitor' ? {} : { authorization: tokens.get(role) ?? '' },
  });
  if (statusCode !== 200) return { status: statusCode, shown: -1, total: -1 };
  const list = JSON.parse(body) as readonly unknown[] | ListBody; // lists are checked against their schemas elsewhere
  return isArray(list)
    ? { status: 200, shown: list.length, total: Number(headers['x-total-count']) }
    : { status: 200, shown: (list.items?.length ?? 0) + (list.teasers?.length ?? 0), total: list.total ?? 0 };
}

async function firstOf(url: string, field: string, role: Role = 'admin'): Promise<string> {
  const { items } = (await api.inject({ method: 'GET', url, headers: { authorization: tokens.get(role) ?? '' } })).json<{
    items: Readonly<Record<string, string>>[];
  }>();
  return items[0]?.[field] ?? '';
}

function propertiesOf(querystring: unknown): Readonly<Record<string, object>> {
  return typeof querystring === 'object' && querystring !== null && 'properties' in querystring
    ? { ...Object(querystring.properties) }
    : {};
}

function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function plain(url: string): string {
  return url.replace(/\/$/, '');
}
