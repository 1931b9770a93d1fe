import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { foldSearchChanges, reindexDesigns, reindexProfiles } from '../../src/house/search/index.ts';
import { demoMarketplace } from '../beginnings.ts';
import { buildTestApp, type TestClient } from '../build-test-app.ts';
import { inputRoutes } from './request-inputs.ts';

const api = await buildTestApp({ beginning: demoMarketplace });

const liked = (
  await sql<{ id: string }>`
  SELECT d.id FROM designs d JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD' ORDER BY d.likes_count DESC, d.id LIMIT 40`.execute(
    api.db,
  )
).rows.map(({ id }) => id);
const [inLooks = [], inSheets = []] = await Promise.all(
  ['lookbook_looks', 'linesheet_items'].map(async (table) =>
    (
      await sql<{
        id: string;
      }>`SELECT d.id FROM designs d WHERE EXISTS (SELECT FROM ${sql.table(table)} t WHERE strpos(t::text, d.id) > 0) ORDER BY d.id LIMIT 4`.execute(
        api.db,
      )
    ).rows.map(({ id }) => id),
  ),
);
/** Designs that people like, have in carts and looks and sheets, by what becomes of them. */
const gone = [...new Set([...liked, ...inLooks, ...inSheets])];
const states = ['hidden = true', "confirmed = 'unconfirmed'", "confirmed = 'rejected'", 'deleted_at = now()'];
for (const [index, id] of gone.entries()) {
  await sql`UPDATE designs SET name = ${`Quenchilla ${index}`}, name_jp = ${`クエンチラ${index}`}, slug = ${`quenchilla-${index}`}, description_en = 'Of quenchilla.', ${sql.raw(states[index % states.length] ?? '')} WHERE id = ${id}`.execute(
    api.db,
  );
}
await reindexDesigns(api.db, gone);
const houses = (
  await sql<{
    id: string;
  }>`SELECT id FROM profiles WHERE status = 'approved' AND deleted_at IS NULL ORDER BY followers_count DESC, id LIMIT 3`.execute(api.db)
).rows.map(({ id }) => id);
for (const [index, id] of houses.entries()) {
  await sql`UPDATE profiles SET name = ${`Quenchilla House ${index}`}, name_jp = ${`クエンチラ家${index}`}, handle = ${`quenchilla-${index}`}, bio_en = 'At quenchilla.', status = 'suspended' WHERE id = ${id}`.execute(
    api.db,
  );
}
await reindexProfiles(api.db, houses);
await sql`UPDATE prices SET amount_minor = 98765432 WHERE channel = 'wholesale'`.execute(api.db);
await foldSearchChanges(api.db);

const sold = (
  await sql<{
    id: string;
    slug: string;
  }>`SELECT d.id, d.slug FROM designs d JOIN wholesale_styles w ON w.design_id = d.id ORDER BY d.id LIMIT 3`.execute(api.db)
).rows.flatMap(({ id, slug }) => [id, slug]);

const reads = inputRoutes(api.app).filter(({ method }) => method === 'GET');
const words = 'q=quenchilla&search=quenchilla&currency=USD&limit=100&facets=1';

/** Every address that can be read, with ids of what is gone and of what is there. */
async function addressesOf(url: string): Promise<readonly string[]> {
  if (!url.includes(':')) return [url, `${url}?limit=100`, `${url}?${words}`, `${url}?q=クエンチラ`];
  const resource = (url.split('/')[2] ?? '').replaceAll('-', '_');
  const { rows: tables } = await sql<{
    name: string;
  }>`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'text' AND table_name LIKE ${`${resource}%`}`.execute(
    api.db,
  );
  const own = await Promise.all(
    tables.map(async ({ name }) =>
      (await sql<{ id: string }>`SELECT id FROM ${sql.table(name)} ORDER BY id LIMIT 6`.execute(api.db)).rows.map(({ id }) => id),
    ),
  );
  const handles = (
    await sql<{ handle: string }>`SELECT handle::text FROM profiles WHERE status = 'approved' LIMIT 3`.execute(api.db)
  ).rows.map(({ handle }) => handle);
  const ids = [...own.flat(), ...gone.slice(0, 4), ...houses, ...handles, ...sold, 'quenchilla-0', 'quenchilla-1', 'quenchilla', 'JP'];
  return ids.map((id) => url.replaceAll(/:\w+/g, encodeURIComponent(id)));
}

const PATTERNS = {
  goneWords: /(?<!q=|search=)quenchilla[ -]|クエンチラ\d|クエンチラ家/i,
  tradePrice: /98765432|987654\.32|987,654\.32|98,765,432/,
} as const;
type Leaks = Readonly<Record<keyof typeof PATTERNS, readonly string[]>>;
/** Of the addresses that are nothing to an admin, each role reads every so many, another part than the role before. */
const SAMPLED = 6;
type Reader = Parameters<typeof api.as>[0] | 'visitor';

const isFull = process.env['TEST_FULL'] === '1';
const addresses = new Map<string, Promise<readonly string[]>>();
/** Addresses with an id that an admin got an answer from. */
const answered = new Set<string>();
const found = new Map<Reader, Promise<Leaks>>();

/** What a role reads of either kind. Everything is read once a role, whichever test asks first. */
function leaks(role: Reader): Promise<Leaks> {
  const known = found.get(role) ?? readAll(role);
  found.set(role, known);
  return known;
}

async function readAll(role: Reader): Promise<Leaks> {
  // Whoever is not an admin reads in a usual run what an admin may, and by turns what is nothing to an admin: another kind of id, mostly.
  if (role !== 'admin' && !isFull) await leaks('admin');
  const client: TestClient = role === 'visitor' ? api : await api.as(role);
  const leaked: Record<keyof typeof PATTERNS, string[]> = { goneWords: [], tradePrice: [] };
  const turn = found.size;
  for (const route of reads.filter(({ roles }) => roles.some((each) => each === role))) {
    const urls = addresses.get(route.url) ?? addressesOf(route.url);
    addresses.set(route.url, urls);
    const isSampled = !isFull && role !== 'admin' && route.url.includes(':') && route.roles.includes('admin');
    for (const [place, url] of (await urls).entries()) {
      if (isSampled && !answered.has(url) && (place + turn) % SAMPLED !== 0) continue;
      const answer = await client.get(url);
      if (answer.statusCode >= 400) continue;
      if (role === 'admin') answered.add(url);
      const body = answer.body.replaceAll(decodeURIComponent(url), '');
      for (const kind of ['goneWords', 'tradePrice'] as const) {
        const leak = PATTERNS[kind].exec(body);
        if (leak !== null) leaked[kind].push(`${url}: ${body.slice(Math.max(0, leak.index - 80), leak.index + 60)}`);
      }
    }
  }
  return leaked;
}

test('there is something to find, and whoever may see it does', async () => {
  expect([gone.length > 40, inLooks.length, inSheets.length, houses.length]).toEqual([true, 4, 4, 3]);
  expect((await leaks('admin')).goneWords.length).toBeGreaterThan(10);
  expect((await leaks('buyer-verified')).tradePrice.length).toBeGreaterThan(3);
}, 120_000);

test.each(['visitor', 'consumer', 'buyer-verified'] as const)(
  'a %s finds nothing that is hidden, waits, was rejected, is deleted or belongs to a suspended house',
  async (role) => {
    expect((await leaks(role)).goneWords).toEqual([]);
  },
  120_000,
);

test.each(['visitor', 'consumer', 'buyer-unverified', 'producer', 'designer'] as const)(
  'a %s reads no wholesale price of others',
  async (role) => {
    expect((await leaks(role)).tradePrice).toEqual([]);
  },
  120_000,
);
