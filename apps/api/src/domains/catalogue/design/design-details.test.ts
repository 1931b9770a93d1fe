import { describe, expect, test } from '@jest/globals';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createClothTile, createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';
import type { Db } from '../../../house/db/db.ts';
import { listDesignRecords } from './detail/design-records.queries.ts';

const api = await buildTestApp();
const owner = await api.as('designer');
const house = await createProfile(api.db, { userId: owner.user.id });
const style = { profileId: house.id, styleId: 'sty_stored' };
const design = await createDesign(api.db, {
  ...style,
  slug: 'stored-coat',
  category: 'coat',
  sizes: [{ size: 'S' }, { size: 'M', pieces: ['No. 1'] }],
  compareAt: { USD: 15_000 },
});
const sibling = await createDesign(api.db, { ...style, slug: 'stored-coat-rust', category: 'coat', colour: 'rust' });
const [front, portrait, rusty] = [
  await createImage(api.db, owner.user.id),
  await createImage(api.db, owner.user.id),
  await createImage(api.db, owner.user.id),
];
const tile = await createClothTile(api.db, { width_cm: 4.8, height_cm: 4.8, trim_hex: '#efe6d6' });
await run(`
  INSERT INTO producers (id, handle, name, country, lat, lon, status) VALUES ('prd_mill', 'mill', 'Mill', 'JP', 35, 135, 'approved');
  INSERT INTO size_charts (id, name_en, name_jp, sizes) VALUES ('chart', 'Chart', '表', '[{"size": "S", "measuresMm": {"hip": 900, "bust": 845}}]');
  INSERT INTO design_images (id, design_id, file_id, position, alt_en, alt_jp) VALUES ('dim_front', '${design.id}', '${front}', 0, 'Front', '正面'), ('dim_rusty', '${sibling.id}', '${rusty}', 0, 'Front', '正面');
  UPDATE profiles SET avatar_id = '${portrait}' WHERE id = '${house.id}';
  UPDATE designs SET producer_id = 'prd_mill', size_chart_id = 'chart', cloth_tile_id = '${tile}', care = '{wash-cold}' WHERE id = '${design.id}';
  INSERT INTO price_history (variant_id, currency, amount_minor, valid_from) VALUES ('${design.variants['S']}', 'USD', 14000, now() - interval '3 days')`);

/** A change by SQL in each table that the page of a design shows. */
const changes: readonly (readonly [table: string, statement: string])[] = [
  ['designs', `UPDATE designs SET description_en = 'Another coat.' WHERE id = '${design.id}'`],
  ['designs', `UPDATE designs SET likes_count = 7 WHERE id = '${design.id}'`],
  ['designs', `UPDATE designs SET slug = 'stored-coat-clay' WHERE id = '${sibling.id}'`],
  ['designs', `UPDATE designs SET hidden = true WHERE id = '${sibling.id}'`],
  ['designs', `UPDATE designs SET hidden = false WHERE id = '${sibling.id}'`],
  ['profiles', `UPDATE profiles SET bio_en = 'Another house.' WHERE id = '${house.id}'`],
  ['profiles', `UPDATE profiles SET holiday_until = now() + interval '1 day' WHERE id = '${house.id}'`],
  ['profiles', `UPDATE profiles SET holiday_until = now() - interval '1 second' WHERE id = '${house.id}'`],
  ['categories', "UPDATE categories SET name_en = 'Overcoat' WHERE slug = 'coat'"],
  ['categories', "UPDATE categories SET slug = 'overcoat' WHERE slug = 'coat'"],
  ['colours', "UPDATE colours SET hex = '#123456' WHERE key = 'indigo'"],
  ['colours', "UPDATE colours SET name_jp = '錆' WHERE key = 'rust'"],
  ['fibres', "UPDATE fibres SET name_en = 'Pima cotton' WHERE key = 'cotton'"],
  ['fibres', "DELETE FROM fibres WHERE key = 'cotton'"],
  [
    'care_labels',
    "INSERT INTO care_labels (key, name_en, name_jp) VALUES ('wash-cold', 'Cold wash', '水洗い') ON CONFLICT (key) DO UPDATE SET name_en = 'Cold wash'",
  ],
  [
    'size_charts',
    `UPDATE size_charts SET sizes = '[{"size": "S", "measuresMm": {"hip": 905, "bust": 850, "spread": 12}}]' WHERE id = 'chart'`,
  ],
  ['measures', "UPDATE measures SET position = 100 WHERE key = 'bust'"],
  ['measures', "INSERT INTO measures (key, name_en, name_jp, position) VALUES ('spread', 'Spread', '開き', 101)"],
  [
    'design_images',
    `INSERT INTO design_images (id, design_id, file_id, position, alt_en, alt_jp) VALUES ('dim_back', '${design.id}', '${front}', 1, 'Back', '背面')`,
  ],
  ['design_images', "UPDATE design_images SET alt_en = 'From the front' WHERE id = 'dim_rusty'"],
  ['files', `UPDATE files SET color = '#111111' WHERE id = '${front}'`],
  ['files', `UPDATE files SET width = 901 WHERE id = '${rusty}'`],
  ['files', `UPDATE files SET alt_en = 'The maker' WHERE id = '${portrait}'`],
  ['cloth_tiles', `UPDATE cloth_tiles SET width_cm = 7.2 WHERE file_id = '${tile}'`],
  ['pieces', `UPDATE pieces SET status = 'sold' WHERE design_id = '${design.id}'`],
  ['variants', `UPDATE variants SET size = 'L' WHERE id = '${design.variants['M']}'`],
  ['stock_levels', `UPDATE stock_levels SET allocated = 4 WHERE variant_id = '${design.variants['S']}'`],
  [
    'prices',
    `UPDATE prices SET compare_at_minor = 16000 WHERE channel = 'retail' AND currency = 'USD' AND variant_id = '${design.variants['S']}'`,
  ],
  ['price_history', `UPDATE price_history SET amount_minor = 13000 WHERE amount_minor = 14000 AND variant_id = '${design.variants['S']}'`],
  ['producers', "UPDATE producers SET name = 'Old Mill' WHERE id = 'prd_mill'"],
  ['producers', "UPDATE producers SET status = 'suspended' WHERE id = 'prd_mill'"],
  ['variants', `DELETE FROM variants WHERE id = '${design.variants['M']}'`],
];

describe('the page of a design', () => {
  test.each(changes)('follows %s (change %#)', async (_table, statement) => {
    const before = await read();
    await run(statement);
    expect(await read()).not.toEqual(before);
    expect(await listStale()).toEqual([]);
  });

  test('has a change above for every table it shows', async () => {
    const tables = [...new Set((await listReadColumns('design_detail_source', 'design_card_source')).map(({ table }) => table))];
    expect(tables.length).toBeGreaterThan(12);
    expect(tables.filter((table) => !changes.some(([changed]) => changed === table))).toEqual([]);
  });

  test('is noted by the trigger of every column it shows', async () => {
    const { rows } = await sql<{ table: string; columns: string }>`
      SELECT t.tgrelid::regclass::text AS table, substring(p.prosrc FROM 'SELECT ([^()]+) FROM new_rows') AS columns
      FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'note_touched_by_' || t.tgrelid::regclass`.execute(api.db);
    const read = await listReadColumns('design_detail_source');
    expect(read.length).toBeGreaterThan(50);
    const watchers = (table: string) => rows.filter((row) => row.table === table);
    for (const { table } of read) expect([table, watchers(table).length]).toEqual([table, 3]);
    const missed = read.filter(
      ({ table, column }) =>
        column !== null &&
        watchers(table).some(
          ({ columns }) =>
            !columns
              .split(/,\s+/)
              .map((each) => each.replace('::text', ''))
              .includes(column),
        ),
    );
    expect(missed).toEqual([]);
  });

  test('is the same text for the owner, with the owner’s fields beside it', async () => {
    const own = (await owner.get(`/api/design/${design.id}`)).json<Design>();
    const shown = await read();
    expect(own).toMatchObject({ ...shown, viewer: { canEdit: true } });
  });

  test('names every field once', async () => {
    const { body } = await api.get(`/api/design/${design.id}`);
    const { rows } = await sql<{ names: string[] }>`SELECT array_agg(key) AS names FROM json_each(${body}::json)`.execute(api.db);
    expect(rows[0]?.names.toSorted()).toEqual(Object.keys(JSON.parse(body) as object).toSorted());
  });
});

describe('stored details', () => {
  test('follow statements about many designs, bulk loads and deletions', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => createDesign(api.db, { profileId: house.id })));
    await run("UPDATE designs SET tags = '{many}', version = version + 1");
    await api.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL orime.bulk_load = 'on'`.execute(trx);
      await sql`UPDATE designs SET season = 'SS'`.execute(trx);
    });
    expect(await listStale()).toEqual([]);
    await run(`UPDATE designs SET deleted_at = now() WHERE id = '${made[0]?.id}'; DELETE FROM designs WHERE id = '${made[1]?.id}'`);
    expect(await listStale()).toEqual([]);
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM touched_designs`.execute(api.db);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('are not changed by what is taken back', async () => {
    const before = await read();
    const failing = api.db.transaction().execute(async (trx) => {
      await sql`UPDATE profiles SET bio_en = 'Lost.' WHERE id = ${house.id}`.execute(trx);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await read()).toEqual(before);
    expect(await listStale()).toEqual([]);
  });

  test('are read past by the transaction that changes them', async () => {
    await api.db.transaction().execute(async (trx) => {
      await sql`UPDATE designs SET description_en = 'Not kept yet.' WHERE id = ${design.id}`.execute(trx);
      const made = await createDesignIn(trx);
      const records = await listDesignRecords(trx, [design.id, made], 'USD', 'stored');
      expect(records.map(({ id, detail }) => [id, detail.includes('Not kept yet.')])).toEqual([
        [design.id, true],
        [made, true],
      ]);
    });
    expect(await listStale()).toEqual([]);
  });

  test('keep what forty writers change at once, in whichever order they touch the designs', async () => {
    const pair = await Promise.all([
      createDesign(api.db, { ...style, colour: 'moss', sizes: [{ size: 'S', pieces: ['No. 1'] }] }),
      createDesign(api.db, { ...style, colour: 'ink', sizes: [{ size: 'S', pieces: ['No. 1'] }] }),
    ]);
    const writing = Array.from({ length: 40 }, (_, index) =>
      api.db.transaction().execute(async (trx) => {
        const statements = [
          sql`INSERT INTO price_history (variant_id, currency, amount_minor) VALUES (${pair[0]?.variants['S']}, 'USD', ${1000 + index})`,
          sql`INSERT INTO pieces (id, design_id, variant_id, serial) VALUES (${`pce_many_${index}`}, ${pair[1]?.id}, ${pair[1]?.variants['S']}, ${`No. ${100 + index}`})`,
          sql`INSERT INTO design_images (id, design_id, file_id, position, alt_en, alt_jp) VALUES (${`dim_many_${index}`}, ${pair[0]?.id}, ${front}, ${index}, 'Many', '多い')`,
        ];
        for (const statement of index % 2 === 0 ? statements : statements.toReversed()) await statement.execute(trx);
      }),
    );
    expect((await Promise.allSettled(writing)).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await api.get(`/api/design/${pair[1]?.id}`)).json<Design>().pieces).toHaveLength(41);
    expect((await api.get(`/api/design/${pair[0]?.id}`)).json<Design>().images).toHaveLength(40);
    expect(await listStale()).toEqual([]);
  });
});

/** A copy of the design under another name. */
async function createDesignIn(trx: Db): Promise<string> {
  await sql`
    INSERT INTO designs SELECT (jsonb_populate_record(d, '{"id": "dsn_copy", "slug": "stored-coat-copy"}')).* FROM designs d WHERE d.id = ${design.id}`.execute(
    trx,
  );
  return 'dsn_copy';
}

async function read(): Promise<Design> {
  return (await api.get(`/api/design/${design.id}`)).json<Design>();
}

async function run(statements: string): Promise<void> {
  for (const statement of statements.split(';\n')) await sql.raw(statement).execute(api.db);
}

/** Designs whose stored texts are not what they would be now. */
async function listStale(): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT design_id AS id FROM design_details x FULL JOIN design_detail_source s USING (design_id)
    WHERE (x.detail, x.holiday_until, x.lowest_prices) IS DISTINCT FROM (s.detail, s.holiday_until, s.lowest_prices)
    UNION ALL
    SELECT design_id FROM design_cards c FULL JOIN (SELECT * FROM design_card_source WHERE is_public) s USING (design_id, currency) WHERE c.card IS DISTINCT FROM s.card`.execute(
    api.db,
  );
  return rows.map(({ id }) => id);
}

interface ReadColumn {
  readonly table: string;
  /** Null where all of the row is read. */
  readonly column: string | null;
}

/** What views read, by what the database knows of them. */
async function listReadColumns(...views: readonly string[]): Promise<readonly ReadColumn[]> {
  const { rows } = await sql<ReadColumn>`
    SELECT DISTINCT c.relname AS table, a.attname AS column
    FROM pg_rewrite r JOIN pg_depend p ON p.classid = 'pg_rewrite'::regclass AND p.objid = r.oid AND p.refclassid = 'pg_class'::regclass
    JOIN pg_class c ON c.oid = p.refobjid AND c.relkind = 'r' LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = p.refobjsubid AND a.attnum > 0
    WHERE r.ev_class = ANY (SELECT unnest(${views}::text[])::regclass)`.execute(api.db);
  return rows;
}
