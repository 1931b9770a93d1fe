import { afterEach, expect, test } from '@jest/globals';
import type { WholesaleCatalog } from '@orime/contracts/api/trade/wholesale';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import type { Db, Trx } from '../../../house/db/db.ts';

const api = await buildTestApp();
const { db } = api;
const house = await createProfile(db, { handle: 'stored-house' });
const sold = { profileId: house.id, retail: { USD: 20_000 }, wholesale: { USD: 9_000 } };

/** Where the stored rows are not what their source says, or the counts not what the rows say. */
async function differences(): Promise<readonly unknown[]> {
  const { rows } = await sql`
    (SELECT 'missing' AS what, to_jsonb(o) AS row FROM (SELECT * FROM wholesale_style_source EXCEPT SELECT * FROM wholesale_styles) o)
    UNION ALL (SELECT 'stale', to_jsonb(s) FROM (SELECT * FROM wholesale_styles EXCEPT SELECT * FROM wholesale_style_source) s)
    UNION ALL (SELECT 'miscounted', to_jsonb(n) FROM (
      SELECT profile_id, season, category, sum(styles)::int AS by FROM (
        SELECT profile_id, season, category, styles FROM wholesale_style_counts UNION ALL SELECT profile_id, season, category, -1 FROM wholesale_styles
      ) c GROUP BY profile_id, season, category HAVING sum(styles) <> 0) n)
    UNION ALL (SELECT 'left over', to_jsonb(t) FROM touched_styles t)`.execute(db);
  return rows;
}

async function slugsOf(): Promise<readonly string[]> {
  const { items } = (await api.get('/api/wholesale/catalog?designer=stored-house&limit=100')).json<WholesaleCatalog>();
  return items.map(({ slug }) => slug).toSorted();
}

const set = (
  id: string,
  values: {
    season?: string;
    year?: number;
    style_id?: string;
    featured_rank?: number;
    hidden?: boolean;
    archived_at?: Date | null;
    deleted_at?: Date;
  },
  on: Db = db,
) => on.updateTable('designs').set(values).where('id', '=', id).execute();

afterEach(async () => expect(await differences()).toEqual([]));

test('a style is there from its first colour on, and stands behind the one that is featured', async () => {
  const ink = await createDesign(db, { ...sold, slug: 'stored-ink', styleId: 'sty_stored', colour: 'ink' });
  expect(await slugsOf()).toEqual(['stored-ink']);
  const rust = await createDesign(db, { ...sold, slug: 'stored-rust', styleId: 'sty_stored', colour: 'rust' });
  await set(rust.id, { featured_rank: 1 });
  expect(await slugsOf()).toEqual(['stored-rust']);
  await set(rust.id, { archived_at: new Date() });
  expect(await slugsOf()).toEqual(['stored-ink']);
  await set(rust.id, { archived_at: null });
  await set(ink.id, { season: 'SS', year: 2027 });
  await set(rust.id, { hidden: true });
  expect((await api.get('/api/wholesale/catalog?designer=stored-house&season=SS27')).json<WholesaleCatalog>()).toMatchObject({
    total: 1,
    items: [{ slug: 'stored-ink' }],
  });
  await db.deleteFrom('wholesale_rules').where('design_id', '=', ink.id).execute();
  expect(await slugsOf()).toEqual([]);
  await db.insertInto('wholesale_rules').values({ design_id: ink.id, moq_units: 2, order_multiple: 1 }).execute();
  expect(await slugsOf()).toEqual(['stored-ink']);
});

test('a colour that becomes a style of its own leaves the other one', async () => {
  const moss = await createDesign(db, { ...sold, slug: 'stored-moss', styleId: 'sty_left', colour: 'moss' });
  await createDesign(db, { ...sold, slug: 'stored-clay', styleId: 'sty_left', colour: 'rust' });
  await set(moss.id, { style_id: 'sty_own' });
  expect(await slugsOf()).toEqual(expect.arrayContaining(['stored-moss', 'stored-clay']));
  await set(moss.id, { style_id: 'sty_left' });
  expect(await slugsOf()).not.toEqual(expect.arrayContaining(['stored-moss', 'stored-clay']));
});

test('a house that is closed takes all of it away, one that comes back brings it again', async () => {
  const before = await slugsOf();
  await db.updateTable('profiles').set({ status: 'suspended' }).where('id', '=', house.id).execute();
  expect((await api.get('/api/wholesale/catalog')).json<WholesaleCatalog>()).toMatchObject({ items: [], total: 0 });
  await db.updateTable('profiles').set({ status: 'approved' }).where('id', '=', house.id).execute();
  expect(await slugsOf()).toEqual(before);
});

test('a bulk load, a cascade and a transaction that is taken back leave it true', async () => {
  const design = await createDesign(db, { ...sold, slug: 'stored-bulk', styleId: 'sty_bulk' });
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL orime.bulk_load = 'on'`.execute(trx);
    await sql`UPDATE designs SET year = 2028, featured_rank = 3 WHERE profile_id = ${house.id}`.execute(trx);
    await sql`SELECT refresh_design_cards(ARRAY(SELECT id FROM designs WHERE profile_id = ${house.id}))`.execute(trx);
  });
  expect(await differences()).toEqual([]);
  const undone = db.transaction().execute(async (trx) => {
    await set(design.id, { year: 2031 }, trx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction().execute(async (trx) => {
    for (const table of ['prices', 'stock_levels'] as const)
      await sql`DELETE FROM ${sql.table(table)} WHERE variant_id IN (SELECT id FROM variants WHERE design_id = ${design.id})`.execute(trx);
    await trx.deleteFrom('designs').where('id', '=', design.id).execute();
  });
  expect(await slugsOf()).not.toContain('stored-bulk');
});

test('two who change the same style at once are both seen, whichever comes first', async () => {
  const pairs: readonly (readonly [(trx: Trx, id: string) => Promise<unknown>, (trx: Trx, id: string) => Promise<unknown>])[] = [
    // It is sold wholesale while it is published: neither sees the other's half.
    [
      (trx, id) => trx.insertInto('wholesale_rules').values({ design_id: id, moq_units: 1, order_multiple: 1 }).execute(),
      (trx, id) => set(id, { hidden: false }, trx),
    ],
    [(trx, id) => trx.deleteFrom('wholesale_rules').where('design_id', '=', id).execute(), (trx, id) => set(id, { featured_rank: 7 }, trx)],
  ];
  for (const firstCommits of [0, 1]) {
    const design = await createDesign(db, {
      profileId: house.id,
      retail: { USD: 20_000 },
      slug: `stored-race-${firstCommits}`,
      hidden: true,
    });
    for (const [one, other] of pairs) {
      const { promise: oneMayEnd, resolve: endOne } = Promise.withResolvers<void>();
      const { promise: otherMayEnd, resolve: endOther } = Promise.withResolvers<void>();
      const { promise: oneWrote, resolve: sayOne } = Promise.withResolvers<void>();
      const { promise: otherWrote, resolve: sayOther } = Promise.withResolvers<void>();
      const writers = [
        db.transaction().execute(async (trx) => {
          await one(trx, design.id);
          sayOne();
          await oneMayEnd;
        }),
        db.transaction().execute(async (trx) => {
          await oneWrote;
          await other(trx, design.id);
          sayOther();
          await otherMayEnd;
        }),
      ];
      await otherWrote;
      const order = firstCommits === 0 ? [endOne, endOther] : [endOther, endOne];
      order[0]?.();
      await writers[firstCommits];
      order[1]?.();
      await Promise.all(writers);
      expect(await differences()).toEqual([]);
    }
  }
});

test('thirty colours of one style changed at once end as their source says', async () => {
  const designs = await Promise.all(
    Array.from({ length: 30 }, (_, index) => createDesign(db, { ...sold, slug: `stored-many-${index}`, styleId: 'sty_many' })),
  );
  await Promise.all(
    designs.map(({ id }, index) =>
      set(id, index % 3 === 0 ? { hidden: true } : index % 3 === 1 ? { featured_rank: index } : { season: 'SS', year: 2027 }),
    ),
  );
  expect(await differences()).toEqual([]);
});
