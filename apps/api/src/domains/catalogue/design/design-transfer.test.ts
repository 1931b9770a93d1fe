import { describe, expect, test } from '@jest/globals';
import type { OwnerDesign } from '@orime/contracts/api/design';
import type { ImportReport, OwnDesign } from '@orime/contracts/api/own-design';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { createProducer } from '../../../../test/production-factories.ts';
import { READY_RULES } from '../../../../test/quiet-rules.ts';
import { readCsv, writeCsv } from '../../../house/documents/csv.ts';

const api = await buildTestApp();
const { db } = api;

async function house() {
  const client = await api.as('designer');
  const profile = await createProfile(db, { userId: client.user.id });
  const bring = async (csv: string, query = '') => okBody<ImportReport>(await client.post(`/api/design/import${query}`, { csv }));
  const list = async () => okBody<{ items: OwnerDesign[]; total: number }>(await client.get('/api/design/mine?limit=100'));
  return { client, profile, bring, list };
}

const head = 'slug,name,nameJp,descriptionEn,category,gender,colour,materials,countryOrigin,size,mode,leadDays,onHand,retailUSD,retailJPY';
const coat = [
  ',Reed Coat,葦のコート,"A coat,\nof reeds",coat,women,teal,wool:80|silk:20,JP,S,stock,,3,640.50,98000',
  ',Reed Coat,,,,,,,,M,made_to_order,28,,,',
].join('\n');

describe('the import of designs', () => {
  test('makes drafts with a size for each row, and only says so on a trial', async () => {
    const { bring, list, client } = await house();
    const csv = `${head}\n${coat}`;
    expect(await bring(csv, '?dryRun=1')).toEqual({ isKept: false, rows: 2, created: 1, updated: 0, unchanged: 0, errors: [] });
    expect((await list()).total).toBe(0);
    expect(await bring(csv)).toMatchObject({ isKept: true, created: 1 });
    const [design] = (await list()).items;
    const { form } = okBody<OwnDesign>(await client.get(`/api/design/mine/${design?.id}`));
    expect(design).toMatchObject({ confirmed: 'draft', slug: expect.stringMatching(/^reed-coat/) });
    expect(form).toMatchObject({
      name: 'Reed Coat',
      nameJp: '葦のコート',
      description: { en: 'A coat,\nof reeds', jp: '' },
      materials: [
        { fibre: 'wool', percent: 80 },
        { fibre: 'silk', percent: 20 },
      ],
      sizes: [
        { size: 'S', mode: 'stock', onHand: 3 },
        { size: 'M', mode: 'made_to_order', leadDays: 28 },
      ],
      retailMinor: { USD: 64_050, JPY: 98_000 },
    });
  });

  test('leaves nothing that lists show as it was, of other colours neither', async () => {
    const { profile, bring } = await house();
    const styleId = `sty_${profile.id}`;
    const ink = await createDesign(db, { profileId: profile.id, styleId, colour: 'ink' });
    const rust = await createDesign(db, { profileId: profile.id, styleId, colour: 'rust' });
    expect(await bring(`slug,hidden\n${rust.slug},1`)).toMatchObject({ isKept: true, updated: 1 });
    expect(okBody<{ colours: number }[]>(await api.get(`/api/design/?designer=${profile.id}`))).toMatchObject([{ id: ink.id, colours: 1 }]);
    for (const rule of READY_RULES) expect([rule.name, (await sql.raw(rule.sql).execute(db)).rows]).toEqual([rule.name, []]);
  });

  test('names every bad cell with its line, and then keeps nothing, or the good ones when asked', async () => {
    const { bring, list } = await house();
    const csv = [
      head,
      coat,
      '',
      ',Bad Coat,,,spaceship,women,teal,wool:90,JP,S,stock,,1,10,',
      ',Worse,,,coat,nobody,teal,wool:100,JP,S,stock,,x,1.234,',
      'no-such-slug,Foreign,,,coat,women,teal,wool:100,JP,S,stock,,1,10,',
    ].join('\n');
    const report = await bring(csv);
    expect(report).toMatchObject({ isKept: false, rows: 5, created: 1 });
    expect(report.errors.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '6 materials',
      '6 category',
      '7 retailUSD',
      '7 onHand',
      '8 slug',
    ]);
    expect((await list()).total).toBe(0);
    expect(await bring(csv, '?atomic=0')).toMatchObject({ isKept: true, created: 1, errors: report.errors });
    expect((await list()).items.map(({ name }) => name)).toEqual(['Reed Coat']);
  });

  test('of what was exported changes nothing, and of one changed cell changes that', async () => {
    const { bring, client, profile } = await house();
    const [confirmed, draft] = [
      await createDesign(db, { profileId: profile.id, name: '=Formula', wholesale: { USD: 5_000 } }),
      await createDesign(db, { profileId: profile.id, confirmed: 'draft', sizes: [] }),
    ];
    await bring(`${head}\n${coat}`);
    const csv = (await client.get('/api/design/export.csv')).body;
    expect(await bring(csv)).toMatchObject({ isKept: true, created: 0, updated: 0, unchanged: 3, errors: [] });

    const { columns, rows } = readCsv(csv);
    const changed = rows.map((row) =>
      row['slug'] === confirmed.slug && row['size'] === 'M'
        ? { ...row, onHand: '1' }
        : row['slug'] === draft.slug
          ? { ...row, name: 'Renamed' }
          : row,
    );
    expect(
      await bring(
        writeCsv(
          columns,
          changed.map((row) => columns.map((column) => row[column] ?? '')),
        ),
      ),
    ).toMatchObject({ updated: 2, unchanged: 1, errors: [] });
    const own = okBody<OwnDesign>(await client.get(`/api/design/mine/${confirmed.id}`));
    expect([own.change, own.form.sizes]).toEqual([
      null,
      [
        { size: 'S', mode: 'stock', onHand: 5 },
        { size: 'M', mode: 'stock', onHand: 1 },
      ],
    ]);
    expect(
      await db
        .selectFrom('stock_movements')
        .select('quantity')
        .where('variant_id', '=', confirmed.variants['M'] ?? '')
        .where('ref', '=', 'import')
        .execute(),
    ).toEqual([{ quantity: -4 }]);
    expect(okBody<OwnDesign>(await client.get(`/api/design/mine/${draft.id}`)).form.name).toBe('Renamed');
    expect(
      (
        await db
          .selectFrom('design_cards')
          .select('card')
          .where('design_id', '=', confirmed.id)
          .where('currency', '=', 'USD')
          .executeTakeFirst()
      )?.card,
    ).toMatch(/"availability" ?: ?"low"/);
  });

  test('brings wholesale prices, minimums and packs, and gives them back', async () => {
    const { bring, client, list } = await house();
    const more = 'wholesaleUSD,wholesaleJPY,moq,multiple,prepacks,prepackNamesEn,prepackNamesJp';
    const [first = '', second = ''] = [
      `${coat.split('\n').slice(0, 2).join('\n')},290.00,42000,6,2,"S:1,M:2|M:6|S:2,M:2",Starter|,スターター|フル`,
      `${coat.split('\n').at(-1)},,,,,,,`,
    ];
    expect(await bring(`${head},${more}\n${first}\n${second}`)).toMatchObject({ created: 1, errors: [] });
    const [design] = (await list()).items;
    expect(design).toMatchObject({ wholesale: { priceMinor: 29_000, moq: 6, multiple: 2 } });
    const { form } = okBody<OwnDesign>(await client.get(`/api/design/mine/${design?.id}`));
    expect(form).toMatchObject({
      wholesaleMinor: { USD: 29_000, JPY: 42_000 },
      moq: 6,
      multiple: 2,
      prepacks: [
        { name: { en: 'Starter', jp: 'スターター' }, sizes: { S: 1, M: 2 } },
        { name: { en: '', jp: 'フル' }, sizes: { M: 6 } },
        { name: { en: '2-2', jp: '2-2' }, sizes: { S: 2, M: 2 } },
      ],
    });
    const csv = (await client.get('/api/design/export.csv')).body;
    expect(csv).toContain('"S:1,M:2|M:6|S:2,M:2",Starter||2-2,スターター|フル|2-2');
    expect(await bring(csv)).toMatchObject({ unchanged: 1, updated: 0, errors: [] });
    expect(await bring(`slug,moq\n${design?.slug},8`)).toMatchObject({ updated: 1 });
    expect(okBody<OwnDesign>(await client.get(`/api/design/mine/${design?.id}`)).form).toEqual({ ...form, moq: 8 });
    expect((await bring(`slug,prepacks\n${design?.slug},S-1`)).errors).toEqual([
      { line: 2, field: 'prepacks', message: 'is not like S:1,M:2|S:2,M:4' },
    ]);
    expect((await bring(`slug,prepacks\n${design?.slug},XL:1`)).errors).toMatchObject([{ line: 2, field: 'prepacks' }]);
    expect(await bring(`slug,prepacks\n${design?.slug},`)).toMatchObject({ updated: 1 });
    expect(okBody<OwnDesign>(await client.get(`/api/design/mine/${design?.id}`)).form.prepacks).toEqual([]);
  });

  test('joins colours by what a row before is called, or by any design of the house, and gives them back', async () => {
    const { bring, client, list, profile } = await house();
    const shown = await createDesign(db, { profileId: profile.id });
    const { id: producerId } = await createProducer(db);
    const more = (name: string, colour: string, styleOf: string, hsCode = '') =>
      `${name},coat,women,${colour},wool:100,JP,${styleOf},${hsCode},${producerId}`;
    const columns = 'name,category,gender,colour,materials,countryOrigin,styleOf,hsCode,producerId';
    const csv = [
      columns,
      more('Reed Coat', 'teal', '', '620211'),
      more('Reed Coat Ink', 'ink', 'Reed Coat'),
      more('Reed Coat Rust', 'rust', 'Reed Coat Ink'),
      more('Shirt', 'rust', `${shown.slug}-S`),
    ].join('\n');
    expect(await bring(csv)).toMatchObject({ created: 4, errors: [] });
    const byName = new Map((await list()).items.map((design) => [design.name, design]));
    const { rows: styles } = await sql<{
      names: string[];
    }>`SELECT array_agg(name ORDER BY name) AS names FROM designs WHERE profile_id = ${profile.id} AND id <> ${shown.id} GROUP BY style_id ORDER BY 1`.execute(
      db,
    );
    expect(styles).toEqual([{ names: ['Reed Coat', 'Reed Coat Ink', 'Reed Coat Rust'] }, { names: ['Shirt'] }]);
    expect(okBody<OwnDesign>(await client.get(`/api/design/mine/${byName.get('Shirt')?.id}`)).form).toMatchObject({
      styleOf: shown.slug,
      producerId,
    });
    expect(okBody<OwnDesign>(await client.get(`/api/design/mine/${byName.get('Reed Coat')?.id}`)).form).toMatchObject({ hsCode: '620211' });
    expect(await bring((await client.get('/api/design/export.csv')).body)).toMatchObject({ unchanged: 5, updated: 0, errors: [] });

    const foreign = await createDesign(db);
    const slug = byName.get('Reed Coat')?.slug;
    expect((await bring(`slug,styleOf,hsCode\n${slug},,62-02`)).errors).toEqual([
      { line: 2, field: 'hsCode', message: 'is not 6 to 10 digits' },
    ]);
    expect((await bring(`slug,styleOf\n${slug},${foreign.slug}`)).errors).toEqual([
      { line: 2, field: 'styleOf', message: 'is no other design of this house' },
    ]);
    expect(await bring(`slug,styleOf,hsCode\n${slug},${shown.slug},`)).toMatchObject({ updated: 1 });
    expect(okBody<OwnDesign>(await client.get(`/api/design/mine/${byName.get('Reed Coat')?.id}`)).form).not.toHaveProperty('hsCode');
    for (const rule of READY_RULES) expect([rule.name, (await sql.raw(rule.sql).execute(db)).rows]).toEqual([rule.name, []]);
  });

  test('gives back whatever words there are', async () => {
    const { bring, client, list } = await house();
    await bring(
      `name,nameJp,descriptionEn,category,gender,colour,materials,countryOrigin,tags\n"''=SUM(A1)","'普通","''+1, ""two""\nlines",coat,women,teal,wool:100,JP,either\\|or|back\\\\|plain`,
    );
    const [design] = (await list()).items;
    const { form } = okBody<OwnDesign>(await client.get(`/api/design/mine/${design?.id}`));
    expect(form).toMatchObject({
      name: "'=SUM(A1)",
      nameJp: "'普通",
      description: { en: `'+1, "two"\nlines` },
      tags: ['either|or', 'back\\', 'plain'],
    });
    expect(await bring((await client.get('/api/design/export.csv')).body)).toMatchObject({ unchanged: 1, updated: 0, errors: [] });
  });

  test('remembers what prices were, for the lowest of thirty days', async () => {
    const { bring, client, list } = await house();
    await bring(`${head}\n${coat}`);
    const [design] = (await list()).items;
    await bring(`slug,retailUSD\n${design?.slug},500`);
    const { rows } = await sql<{ amount: number }>`
      SELECT h.amount_minor AS amount FROM price_history h JOIN variants v ON v.id = h.variant_id WHERE v.design_id = ${design?.id} AND v.size = 'S' AND h.currency = 'USD' ORDER BY h.id`.execute(
      db,
    );
    expect(rows.map(({ amount }) => amount)).toEqual([64_050, 50_000]);
    expect(okBody<OwnDesign>(await client.get(`/api/design/mine/${design?.id}`)).design).toMatchObject({
      compareAt: { price: 640.5 },
      lowest30Days: { price: 640.5 },
    });
  });

  test('does not touch designs of others, which an export does not show', async () => {
    const foreign = await createDesign(db);
    const { bring, client } = await house();
    expect((await bring(`slug,name\n${foreign.slug},Mine now`)).errors).toEqual([
      { line: 2, field: 'slug', message: 'is no design of yours' },
    ]);
    expect((await client.get('/api/design/export.csv')).body).not.toContain(foreign.slug);
    expect((await (await api.as('admin')).get('/api/design/export.csv')).body).toContain(foreign.slug);
  });

  test('takes two thousand rows and not one more', async () => {
    const { bring, client } = await house();
    const rows = Array.from(
      { length: 2000 },
      (_, index) => `,Coat ${Math.floor(index / 20)},,,coat,women,teal,wool:100,JP,${index % 20},stock,,1,10,`,
    );
    expect(await bring([head, ...rows].join('\n'), '?dryRun=1')).toMatchObject({ rows: 2000, created: 100, errors: [] });
    expect(refusal(await client.post('/api/design/import', { csv: [head, ...rows, rows[0]].join('\n') }))).toBe('413 too_large');
  });

  test.each([
    ['a column nobody knows', 'name,colr\nX,teal', 'colr'],
    ['no name', 'colour\nteal', 'name'],
    ['a quote that never ends', 'name,colour\n"X,teal', 'row'],
  ])('refuses %s', async (_, csv, field) => {
    const { bring } = await house();
    expect(await bring(csv)).toMatchObject({
      isKept: false,
      created: 0,
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });
});
