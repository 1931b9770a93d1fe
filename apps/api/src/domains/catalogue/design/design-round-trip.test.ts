import { describe, expect, test } from '@jest/globals';
import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { createProducer } from '../../../../test/production-factories.ts';
import { READY_RULES } from '../../../../test/quiet-rules.ts';
import { readCsv, writeCsv } from '../../../house/documents/csv.ts';
import { coat, head, openHouse } from './design-transfer.fixture.ts';

const api = await buildTestApp();
const { db } = api;

describe('the import of designs', () => {
  test('of what was exported changes nothing, and of one changed cell changes that', async () => {
    const { bring, client, profile } = await openHouse(api);
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
    const { bring, client, list } = await openHouse(api);
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
    const { bring, client, list, profile } = await openHouse(api);
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
    const { bring, client, list } = await openHouse(api);
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
});
