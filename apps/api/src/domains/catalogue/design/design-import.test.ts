import { describe, expect, test } from '@jest/globals';
import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { READY_RULES } from '../../../../test/quiet-rules.ts';
import { coat, head, openHouse } from './design-transfer.fixture.ts';

const api = await buildTestApp();
const { db } = api;

describe('the import of designs', () => {
  test('makes drafts with a size for each row, and only says so on a trial', async () => {
    const { bring, list, client } = await openHouse(api);
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
    const { profile, bring } = await openHouse(api);
    const styleId = `sty_${profile.id}`;
    const ink = await createDesign(db, { profileId: profile.id, styleId, colour: 'ink' });
    const rust = await createDesign(db, { profileId: profile.id, styleId, colour: 'rust' });
    expect(await bring(`slug,hidden\n${rust.slug},1`)).toMatchObject({ isKept: true, updated: 1 });
    expect(okBody<{ colours: number }[]>(await api.get(`/api/design/?designer=${profile.id}`))).toMatchObject([{ id: ink.id, colours: 1 }]);
    for (const rule of READY_RULES) expect([rule.name, (await sql.raw(rule.sql).execute(db)).rows]).toEqual([rule.name, []]);
  });

  test('names every bad cell with its line, and then keeps nothing, or the good ones when asked', async () => {
    const { bring, list } = await openHouse(api);
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

  test('remembers what prices were, for the lowest of thirty days', async () => {
    const { bring, client, list } = await openHouse(api);
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
    const { bring, client } = await openHouse(api);
    expect((await bring(`slug,name\n${foreign.slug},Mine now`)).errors).toEqual([
      { line: 2, field: 'slug', message: 'is no design of yours' },
    ]);
    expect((await client.get('/api/design/export.csv')).body).not.toContain(foreign.slug);
    expect((await (await api.as('admin')).get('/api/design/export.csv')).body).toContain(foreign.slug);
  });

  test('takes two thousand rows and not one more', async () => {
    const { bring, client } = await openHouse(api);
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
    const { bring } = await openHouse(api);
    expect(await bring(csv)).toMatchObject({
      isKept: false,
      created: 0,
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });
});
