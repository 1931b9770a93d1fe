import { afterAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { tenThousandDesigns } from './beginnings.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { createDesign } from './catalogue-factories.ts';
import { buy } from './checkout-factories.ts';
import { fuzzRoutes } from './fuzz.ts';
import { explain, recordQueries, type PlanNode, type RecordedQuery } from './query-plans.ts';

jest.setTimeout(400_000);

const testApp = await buildTestApp();
const client = await connectTo(testApp);
const scale = await buildTestApp({ beginning: tenThousandDesigns });
const scaleClient = await connectTo(scale);

async function connectTo({ config }: TestApp): Promise<pg.Client> {
  const connected = new pg.Client({ connectionString: config.databaseUrl ?? '' });
  // The database is dropped with the app, before this connection is asked to end.
  connected.on('error', () => {});
  await connected.connect();
  afterAll(() => connected.end());
  return connected;
}

/** Tables that stay as long as staff make them, a few hundred rows at most; changes are folded in every minute. */
const smallTables: ReadonlySet<string> = new Set([
  'banner_items',
  'categories',
  'colours',
  'fibres',
  'measures',
  'commission_rates',
  'events',
  'mailings',
  'reserve_codes',
  'settings',
  'policies',
  'schema_migrations',
  'schema_sources',
  'stockists',
  'search_changes',
]);

test('no statement of any endpoint has to read a growing table from end to end', async () => {
  const design = await createDesign(testApp.db, { sizes: [{ size: 'S', onHand: 50 }], wholesale: { USD: 6000, JPY: 9000 } });
  const placed = await buy(testApp, [{ id: design.id, size: 'S', quantity: 1 }]);
  const roles = ['admin', 'account-manager', 'designer', 'buyer-verified', 'producer', 'consumer'] as const;
  const recording = recordQueries();
  await fuzzRoutes(testApp.app, {
    cases: process.env['TEST_FULL'] === '1' ? 10_000 : 2500,
    seed: 20_261_121,
    signIn: [async () => undefined, ...roles.map((role) => async () => (await testApp.as(role)).token)],
    known: [design.id, design.slug, design.profileId, placed.group.id, placed.orders[0]?.id ?? ''],
  });
  recording.stop();
  expect(recording.queries.size).toBeGreaterThan(200);
  // On small tables the planner reads everything, whatever indexes there are: with that way closed it shows who has no other.
  await client.query('SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off');
  expect(
    await faultsOf(client, [...recording.queries.values()], ({ table, type }) => type === 'Seq Scan' && !smallTables.has(table)),
  ).toEqual([]);
});

test('lists, details and searches of 10,000 designs are found through indexes', async () => {
  const { rows } = await scaleClient.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND reltuples > 5000`,
  );
  const large = new Set(rows.map(({ name }) => name));
  expect([...large]).toEqual(
    expect.arrayContaining(['designs', 'variants', 'prices', 'stock_levels', 'design_images', 'design_cards', 'search_documents']),
  );
  const one = await scale.db.selectFrom('designs').select(['id', 'slug']).where('slug', '=', 'scale-77').executeTakeFirstOrThrow();
  const recording = recordQueries();
  for (const url of [
    '/api/design/?currency=USD&sort=new',
    '/api/design/?currency=JPY&sort=price-asc&gender=women',
    '/api/design/?currency=EUR&designer=scale-3&page=2',
    '/api/design/?currency=USD&q=linen%20shirt',
    '/api/design/?currency=USD&q=' + encodeURIComponent('規模'),
    `/api/design/${one.id}`,
    `/api/design/name/${one.slug}`,
    '/api/search?q=linen%20coat',
    '/api/profile/handle/scale-3',
  ])
    expect([url, (await scale.get(url)).statusCode]).toEqual([url, 200]);
  recording.stop();
  expect(
    await faultsOf(scaleClient, [...recording.queries.values()], ({ table, type }) => type === 'Seq Scan' && large.has(table)),
  ).toEqual([]);
});

async function faultsOf(
  on: pg.Client,
  queries: readonly RecordedQuery[],
  isFault: (node: PlanNode) => boolean,
): Promise<readonly string[]> {
  const faults = new Set<string>();
  for (const query of queries) {
    for (const node of (await explain(on, query)) ?? [])
      if (isFault(node)) faults.add(`${node.type} on ${node.table}: ${query.text.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
  }
  return [...faults];
}
