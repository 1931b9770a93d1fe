import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { tenThousandDesigns } from '../../../../test/beginnings.ts';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { findDocuments, readListTerms, toListQuery } from '../../../house/search/index.ts';
import { countMatches, countQuery } from './list/count-matches.queries.ts';
import { readFilters, type DesignQueryValues } from './list/design-filters.ts';
import { buildListQuery, buildPageQuery, isPlain } from './list/list-designs.queries.ts';
import { type DesignSort } from './list/list-options.ts';

const api = await buildTestApp({ beginning: tenThousandDesigns });

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** Tables that the statement reads from end to end. */
async function tablesReadWhole(text: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await api.app.pool.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
  const found: string[] = [];
  const visit = (plan: Plan): void => {
    if (plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] !== undefined) found.push(plan['Relation Name']);
    plan.Plans?.forEach(visit);
  };
  for (const row of rows[0]?.['QUERY PLAN'] ?? []) visit(row.Plan);
  return found;
}

/** The statements of a first page. */
const statements = async (query: DesignQueryValues, sort: DesignSort | undefined) => {
  const terms = await readListTerms(api.db, query.q);
  const filters = readFilters(query, terms === undefined ? null : toListQuery(terms));
  if (isPlain(filters)) return [buildListQuery({ filters, sort, lead: undefined, page: 1, limit: 24 })];
  const found = terms === undefined ? undefined : (await findDocuments(api.db, terms, ['design'])).numbers('design');
  const matches = await countMatches(api.app.pool, filters, 24, found);
  return [countQuery(filters, 24, found), buildPageQuery(sort, { filters, matches, offset: 0, limit: 24 })];
};

test.each<[string, DesignQueryValues, DesignSort | undefined]>([
  ['featured', {}, undefined],
  ['new', {}, 'new'],
  ['price, in yen', { currency: 'JPY' }, 'price-asc'],
  ['price, dearest first', {}, 'price-desc'],
  ['likes', {}, 'likes'],
  ['a gender', { gender: 'women' }, undefined],
  ['a category', { category: 'coat' }, undefined],
  ['a designer', { designer: 'scale-3' }, 'new'],
  ['a size and a colour that never meet', { size: 'M', colour: 'black', designer: 'scale-1' }, undefined],
  ['a price and what is there', { inStock: '1', minPrice: 200 }, 'price-asc'],
  ['words', { q: 'silk coat' }, 'new'],
  ['a word of all', { q: 'worn' }, 'price-asc'],
  ['words in a size', { q: 'silk', size: 'M' }, 'likes'],
])('the list by %s goes through indexes', async (_, query, sort) => {
  // Counts are few, and forty houses fit one page of their table.
  for (const { text, values } of await statements(query, sort))
    expect((await tablesReadWhole(text, values)).filter((table) => !['design_card_counts', 'profiles'].includes(table))).toEqual([]);
});

test('the total of a plain list is kept, and right', async () => {
  for (const query of ['', '?gender=men', '?category=coat', '?gender=men&category=coat']) {
    const kept = Number((await api.get(`/api/design/${query}`)).headers['x-total-count']);
    const counted = Number((await api.get(`/api/design/${query}${query === '' ? '?' : '&'}minPrice=0`)).headers['x-total-count']);
    expect(kept).toBe(counted);
    expect(kept).toBeGreaterThan(0);
  }
});

test('designs of one gender come first, page after page, in the order of the list', async () => {
  const ids = async (query: string) =>
    (await api.get(`/api/design/?category=scarf&sort=price-asc&${query}`)).json<{ id: string }[]>().map(({ id }) => id);
  const [men, women, unisex] = await Promise.all(['men', 'women', 'unisex'].map((gender) => ids(`limit=100&gender=${gender}`)));
  expect([men?.length, women?.length, unisex?.length].every((count) => Number(count) > 30)).toBe(true);
  const led = (await Promise.all(Array.from({ length: 4 }, (_, page) => ids(`lead=men&limit=30&page=${page + 1}`)))).flat();
  const first = (await ids('limit=100&gender=men')).slice(0, 100);
  expect(led.slice(0, Math.min(first.length, 100))).toEqual(first.slice(0, led.length));
  expect(new Set(led).size).toBe(120);
});

test('designs beside one are of its house first, those of another category before its own, then of others', async () => {
  const [one] = (await api.get('/api/design/?category=coat&limit=1')).json<
    { id: string; gender: string; category: string; designer: { id: string } }[]
  >();
  const { items } = (await api.get(`/api/design/${one?.id}/related`)).json<{
    items: { id: string; category: string; gender: string; designer: { id: string } }[];
  }>();
  const circles = items.map((item) => (item.designer.id === one?.designer.id ? Number(item.category === 'coat') : 2));
  expect(circles).toEqual(circles.toSorted());
  expect([items.length, new Set([one?.id, ...items.map(({ id }) => id)]).size]).toEqual([8, 9]);
  expect(items.every((item) => item.category === 'coat' || item.designer.id === one?.designer.id)).toBe(true);
});

test('a typing error among ten thousand designs is corrected', async () => {
  expect((await api.get('/api/design/?q=slik')).headers['x-total-count']).toBe(
    (await api.get('/api/design/?q=silk')).headers['x-total-count'],
  );
});

test('pages follow each other without gaps or repeats', async () => {
  const seen = new Set<string>();
  for (const sort of ['featured', 'new', 'price-asc', 'price-desc', 'likes']) {
    seen.clear();
    for (let page = 1; page <= 5; page += 1) {
      for (const { id } of (await api.get(`/api/design/?category=scarf&limit=40&sort=${sort}&page=${page}`)).json<{ id: string }[]>())
        seen.add(id);
    }
    expect(seen.size).toBe(200);
  }
});

test('a search is listed to its end, each design once', async () => {
  const total = Number((await api.get('/api/design/?q=linen&limit=1')).headers['x-total-count']);
  const seen = new Set<string>();
  for (let page = 1; page <= Math.ceil(total / 100); page += 1)
    for (const { id } of (await api.get(`/api/design/?q=linen&limit=100&page=${page}`)).json<{ id: string }[]>()) seen.add(id);
  expect([total > 300, seen.size]).toEqual([true, total]);
  expect((await api.get(`/api/design/?q=linen&page=999`)).headers['x-total-count']).toBe(String(total));
});

test('a like, a follower, a word about a house or a design read no other designs', async () => {
  const house = await createProfile(api.db);
  const readBy = (statement: string) =>
    api.db.transaction().execute(async (trx) => {
      const count = async () =>
        (
          await sql<{
            rows: number;
          }>`SELECT seq_tup_read + idx_tup_fetch AS rows FROM pg_stat_xact_user_tables WHERE relname = 'designs'`.execute(trx)
        ).rows[0]?.rows ?? 0;
      const before = await count();
      await sql.raw(statement).execute(trx);
      await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx);
      return (await count()) - before;
    });
  expect(await readBy(`UPDATE profiles SET bio_en = 'New here.' WHERE id = '${house.id}'`)).toBe(0);
  expect(await readBy("UPDATE profiles SET followers_count = followers_count + 1 WHERE id = 'prf_scale3'")).toBe(0);
  expect(await readBy("UPDATE designs SET likes_count = likes_count + 1 WHERE slug = 'scale-77'")).toBeLessThan(5);
  expect(await readBy("UPDATE designs SET description_en = 'Cut once.' WHERE slug = 'scale-77'")).toBeLessThan(40);
  expect(await readBy("UPDATE pieces SET status = 'sold' WHERE id = 'pce_none'")).toBe(0);
});

test('pages far behind go on where the ones before ended, and read no card that is passed by', async () => {
  for (const query of ['sort=new', 'sort=price-desc&gender=women', 'sort=likes&lead=men', 'inStock=1&minPrice=200']) {
    const ids = async (page: number, limit: number) =>
      (await api.get(`/api/design/?${query}&page=${page}&limit=${limit}`)).json<{ id: string }[]>().map(({ id }) => id);
    const [around, first, second] = await Promise.all([ids(10, 100), ids(19, 50), ids(20, 50)]);
    const [far, farther] = await Promise.all([ids(41, 25), ids(42, 25)]);
    expect([...first, ...second]).toEqual(around);
    expect([...far, ...farther]).toEqual(await ids(21, 50));
    expect(await ids(11, 100)).toEqual([...(await ids(21, 50)), ...(await ids(22, 50))]);
  }
  await sql`VACUUM design_cards`.execute(api.db);
  const { text, values } = buildListQuery({ filters: readFilters({}, null), sort: 'new', lead: undefined, page: 300, limit: 24 });
  const { rows } = await api.app.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
  expect(rows.filter((row) => row['QUERY PLAN'].includes('Index Only Scan using design_cards__new'))).toHaveLength(1);
});

test.each([
  [1, 24],
  [1, 1],
  [7, 24],
  [1, 100],
])('page %i of a plain list, %i designs long, keeps its plan', async (page, limit) => {
  const { text, values } = buildListQuery({ filters: readFilters({}, null), sort: 'new', lead: undefined, page, limit });
  const name = `kept_${page}_${limit}`;
  const client = await api.app.pool.connect();
  try {
    for (let time = 0; time < 8; time += 1) await client.query({ name, text, values });
    const { rows } = await client.query<{ kept: number }>('SELECT generic_plans AS kept FROM pg_prepared_statements WHERE name = $1', [
      name,
    ]);
    // Postgres tries five times with the values at hand before it compares.
    expect(rows[0]?.kept).toBe(3);
  } finally {
    client.release();
  }
});

test('pages follow each other to the last design, whatever they are long', async () => {
  const ids = async (page: number, limit: number) =>
    (await api.get(`/api/design/?sort=likes&fields=id&page=${page}&limit=${limit}`)).json<{ id: string }[]>().map(({ id }) => id);
  const long = (await Promise.all([1, 2, 3].map((page) => ids(page, 100)))).flat();
  for (const limit of [16, 24, 33]) {
    const short = (await Promise.all(Array.from({ length: 6 }, (_, page) => ids(page + 1, limit)))).flat();
    expect(short).toEqual(long.slice(0, 6 * limit));
  }
});
