import { expect, test } from '@jest/globals';
import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile, type TestDesign } from '../../../../test/catalogue-factories.ts';
import { READY_RULES } from '../../../../test/quiet-rules.ts';
import { foldSearchChanges } from '../../../house/search/index.ts';
import {
  amounts,
  categories,
  colours,
  countries,
  currencies,
  fibres,
  filters,
  genders,
  pick,
  random,
  sizes,
  styles,
  words,
} from './facet-history.fixture.ts';

const api = await buildTestApp();

const houses = await Promise.all(['first', 'second', 'third'].map((handle) => createProfile(api.db, { handle })));
const designs: TestDesign[] = [];
for (let n = 0; n < 40; n += 1) designs.push(await createOne());

async function createOne(): Promise<TestDesign> {
  return createDesign(api.db, {
    name: `${pick(words)} ${pick(words)} piece`,
    profileId: pick(houses).id,
    gender: pick(genders),
    category: pick(categories),
    colour: pick(colours),
    fibre: pick(fibres),
    country: pick(countries),
    hidden: random(6) === 0,
    archived: random(6) === 0,
    confirmed: random(8) === 0 ? 'unconfirmed' : 'confirmed',
    privateReserve: random(10) === 0,
    sizes: sizes
      .slice(0, 1 + random(3))
      .map((size) => (random(3) === 0 ? { size, mode: 'made_to_order' as const } : { size, onHand: random(3) })),
    retail: Object.fromEntries(currencies.filter(() => random(4) > 0).map((currency) => [currency, pick(amounts)])),
  });
}

/** What may happen to the catalogue, each by the way it is written in life. */
const events: readonly (() => Promise<unknown>)[] = [
  async () => designs.push(await createOne()),
  () => ofDesign(sql`hidden = NOT hidden`),
  () => ofDesign(sql`archived_at = CASE WHEN archived_at IS NULL THEN now() END`),
  () => ofDesign(sql`deleted_at = CASE WHEN deleted_at IS NULL THEN now() END`),
  () =>
    ofDesign(sql`confirmed = ${pick(['confirmed', 'confirmed', 'rejected', 'unconfirmed'])}, confirmed_at = coalesce(confirmed_at, now())`),
  () => ofDesign(sql`private_reserve = NOT private_reserve`),
  () => ofDesign(sql`gender = ${pick(genders)}, colour = ${pick(colours)}, country_origin = ${pick(countries)}`),
  () => ofDesign(sql`category_id = ${`cat_${pick(categories)}`}, material_keys = ${[...new Set([pick(fibres), pick(fibres)])]}::text[]`),
  () => ofDesign(sql`profile_id = ${pick(houses).id}`),
  () => sql`UPDATE stock_levels SET on_hand = allocated + ${random(4)}::int WHERE variant_id = ${variant()}`.execute(api.db),
  () =>
    sql`UPDATE stock_levels SET allocated = on_hand WHERE on_hand > 0 AND variant_id IN (SELECT id FROM variants WHERE design_id = ${pick(designs).id})`.execute(
      api.db,
    ),
  () =>
    sql`UPDATE prices SET amount_minor = ${pick(amounts)}, compare_at_minor = ${random(2) === 0 ? null : 2_000_000}::bigint WHERE currency = ${pick(currencies)} AND variant_id = ${variant()}`.execute(
      api.db,
    ),
  () => sql`DELETE FROM prices WHERE currency = ${pick(currencies)} AND variant_id = ${variant()}`.execute(api.db),
  () => sql`UPDATE variants SET deleted_at = CASE WHEN deleted_at IS NULL THEN now() END WHERE id = ${variant()}`.execute(api.db),
  () => sql`UPDATE variants SET mode = 'made_to_order', lead_days = 9 WHERE id = ${variant()}`.execute(api.db),
  () =>
    sql`UPDATE profiles SET status = CASE WHEN status = 'approved' THEN 'suspended' ELSE 'approved' END WHERE id = ${pick(houses).id}`.execute(
      api.db,
    ),
  () => sql`UPDATE profiles SET handle = handle || '-x' WHERE id = ${pick(houses).id} AND length(handle) < 20`.execute(api.db),
  () => ofDesign(sql`style_id = ${pick(styles)}`),
  () =>
    ofDesign(sql`season = ${pick(['AW', 'SS', ''])}, year = ${pick([2026, 2027, null])}::int, featured_rank = ${pick([1, 2, null])}::int`),
  () =>
    ofDesign(
      sql`materials = ${JSON.stringify([{ fibre: pick(fibres), percent: 100 }])}, tags = ${[pick(['Ya', 'Sha'])]}::text[], version = version + 1`,
    ),
  () =>
    sql`INSERT INTO wholesale_rules (design_id) SELECT id FROM designs WHERE id = ${pick(designs).id} ON CONFLICT DO NOTHING`.execute(
      api.db,
    ),
  () => sql`DELETE FROM wholesale_rules WHERE design_id = ${pick(designs).id}`.execute(api.db),
  () =>
    sql`UPDATE profiles SET name_jp = ${pick(['Ya', 'Sha'])}, bio_en = ${pick(['Old', 'New'])}, holiday_until = CASE WHEN holiday_until IS NULL THEN now() END WHERE id = ${pick(houses).id}`.execute(
      api.db,
    ),
  () => sql`UPDATE variants SET position = 9 - position WHERE id = ${variant()}`.execute(api.db),
  () =>
    sql`UPDATE categories SET name_en = name_en || '.' WHERE id = ${`cat_${pick(categories)}`} AND length(name_en) < 20`.execute(api.db),
  () => sql`UPDATE colours SET name_jp = name_jp || '。' WHERE key = ${pick(colours)} AND length(name_jp) < 20`.execute(api.db),
  () => foldSearchChanges(api.db),
  // A bulk load writes without triggers and refreshes once; an import that fails leaves nothing.
  () => bulk(false),
  () => bulk(true),
];

async function ofDesign(change: ReturnType<typeof sql>): Promise<unknown> {
  return sql`UPDATE designs SET ${change} WHERE id = ${pick(designs).id}`.execute(api.db);
}

function variant(): string {
  return pick(Object.values(pick(designs).variants));
}

async function bulk(isUndone: boolean): Promise<unknown> {
  const ids = Array.from({ length: 8 }, () => pick(designs).id);
  const work = api.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL orime.bulk_load = 'on'`.execute(trx);
    await sql`UPDATE designs SET hidden = NOT hidden, gender = ${pick(genders)} WHERE id = ANY (${ids})`.execute(trx);
    await sql`SELECT refresh_design_cards(${ids}::text[])`.execute(trx);
    if (isUndone) throw new Error('undone');
  });
  return isUndone ? expect(work).rejects.toThrow('undone') : work;
}

interface Row {
  readonly name: string;
  readonly gender: string;
  readonly category: string;
  readonly colour: string;
  readonly country: string;
  readonly profile_id: string;
  readonly designer_handle: string;
  readonly sizes: readonly string[];
  readonly materials: readonly string[];
  readonly price_minor: number | null;
  readonly on_sale: boolean;
  readonly in_stock: boolean;
  readonly made_to_order: boolean;
  readonly archived: boolean;
}

/** Rows that match, found one by one and apart from everything that lists are made of; `withPrice` false leaves the price out. */
function matching(rows: readonly Row[], query: URLSearchParams, withPrice = true): Row[] {
  const isOneOf = (name: string, ...values: readonly string[]) =>
    !query.has(name) || query.getAll(name).some((chosen) => chosen.split(',').some((one) => values.includes(one)));
  const bound = (name: string, otherwise: number) =>
    Math.round(Number(query.get(name) ?? otherwise) * (query.get('currency') === 'JPY' ? 1 : 100));
  const isPriced = !withPrice || (!query.has('minPrice') && !query.has('maxPrice'));
  return rows.filter(
    (row) =>
      (query.get('q') ?? '').split(' ').every((word) => row.name.includes(word)) &&
      row.archived === query.has('archived') &&
      isOneOf('gender', row.gender) &&
      isOneOf('category', row.category) &&
      isOneOf('colour', row.colour) &&
      isOneOf('country', row.country) &&
      isOneOf('designer', row.profile_id, row.designer_handle) &&
      isOneOf('size', ...row.sizes) &&
      isOneOf('material', ...row.materials) &&
      (!query.has('sale') || row.on_sale) &&
      (!query.has('inStock') || row.in_stock) &&
      (!query.has('mto') || row.made_to_order) &&
      (isPriced || (row.price_minor !== null && row.price_minor >= bound('minPrice', 0) && row.price_minor <= bound('maxPrice', 1e9))),
  );
}

async function checkLists(): Promise<void> {
  const query = filters(houses.map(({ id }) => id));
  const { rows } =
    await sql<Row>`SELECT *, (card || '}')::jsonb ->> 'name' AS name FROM design_card_source WHERE is_public AND currency = ${query.get('currency')}`.execute(
      api.db,
    );
  const prices = matching(rows, query, false).flatMap(({ price_minor: price }) => (price === null ? [] : [price]));
  const total = matching(rows, query).length;
  const page = (await api.get(`/api/design/?facets=1&limit=100&${query}`)).json<DesignPage>();
  const priceRange = { minMinor: Math.min(...(prices.length > 0 ? prices : [0])), maxMinor: Math.max(0, ...prices) };
  const shown = new Set(page.items.map(({ id }) => id));
  expect([String(query), page.total, shown.size, page.priceRange]).toEqual([String(query), total, total, priceRange]);
  // Pages follow each other as the whole does.
  const pages = await Promise.all(
    [1, 2, 3].map(async (each) => (await api.get(`/api/design/?limit=7&page=${each}&${query}`)).json<{ id: string }[]>()),
  );
  expect([String(query), pages.flat().map(({ id }) => id)]).toEqual([String(query), page.items.slice(0, 21).map(({ id }) => id)]);
  const counts = Object.entries(page.facets).flatMap(([facet, values]) => values.map(({ value, count }) => `${facet}=${value}: ${count}`));
  const values = {
    gender: genders,
    category: categories,
    colour: colours,
    material: fibres,
    country: countries,
    size: sizes,
    availability: ['inStock', 'mto', 'sale'],
    designer: [...new Set(rows.map((row) => row.designer_handle))],
  };
  const counted = Object.entries(values)
    .flatMap(([facet, all]) =>
      all.map((value) => {
        const chosen = new URLSearchParams(query);
        if (facet === 'availability') chosen.set(value, '1');
        else chosen.set(facet, value);
        return `${facet}=${value}: ${matching(rows, chosen).length}`;
      }),
    )
    .filter((count) => !count.endsWith(': 0'));
  expect([String(query), ...counts.toSorted()]).toEqual([String(query), ...counted.toSorted()]);
}

test('facets and totals are those of a plain count, whatever happened to the catalogue', async () => {
  for (let step = 0; step < 60; step += 1) {
    for (let n = 0; n < 4; n += 1) await pick(events)();
    await checkLists();
  }
  expect(await brokenRows()).toEqual([]);
});

test('sales, prices and hiding at once neither lock each other out nor leave a wrong count', async () => {
  const together = designs.flatMap(({ id }, n) => [
    sql`UPDATE stock_levels SET allocated = on_hand WHERE variant_id IN (SELECT id FROM variants WHERE design_id = ${id})`,
    sql`UPDATE designs SET gender = ${pick(genders)}, hidden = ${n % 5 === 0} WHERE id = ${id}`,
    sql`UPDATE prices SET amount_minor = ${pick(amounts)} WHERE variant_id IN (SELECT id FROM variants WHERE design_id = ${designs.at(-n)?.id})`,
  ]);
  const ends = await Promise.allSettled(together.map((work) => work.execute(api.db)));
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  await checkLists();
  expect(await brokenRows()).toEqual([]);
});

/** Cards, their counts, details, wholesale styles and bits that are not what they are made of. */
async function brokenRows(): Promise<unknown[]> {
  const found = await Promise.all(
    READY_RULES.map(async (rule) =>
      (await sql.raw<{ what: string }>(rule.sql).execute(api.db)).rows.map(({ what }) => `${rule.name}: ${what}`),
    ),
  );
  return found.flat();
}
