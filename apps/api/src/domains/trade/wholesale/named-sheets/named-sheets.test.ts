import { describe, expect, test } from '@jest/globals';
import type { LineSheet, LineSheetBuyer, OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { inflateRawSync } from 'node:zlib';
import { buildTestApp, type TestClient } from '../../../../../test/build-test-app.ts';
import { createDesign } from '../../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { createBuyer, createLine, order, wishOf } from '../../../../../test/wholesale-factories.ts';
import { closePages } from '../../../office/privacy-request/close-pages.ts';
import { base, title, sale, lineSheetDesk } from './named-sheets.fixture.ts';

const api = await buildTestApp();

const { create, update, paper, seenBy, aHouse } = lineSheetDesk(api);

describe('a line sheet with a name', () => {
  test('is nobody’s but its designer’s at first, keeps its order, and is changed in parts', async () => {
    const { line, second, designer, items } = await aHouse();
    const sheet = await create(designer, { season: 'AW26', items });
    expect(sheet).toMatchObject({
      title,
      season: 'AW26',
      visibility: 'none',
      styles: 2,
      version: 1,
      buyers: [],
      designer: { id: line.profileId },
    });
    expect(sheet.items.map(({ designId, note, isShown }) => [designId, note.en, isShown])).toEqual([
      [second.id, 'Fits large', true],
      [line.design.id, '', true],
    ]);
    expect(await seenBy(await createBuyer(api), line)).toEqual([]);
    expect(refusal(await paper(await createBuyer(api), sheet.id))).toBe('404 not_found');
    const turned = okBody<OwnLineSheet>(await update(designer, sheet.id, { items: items.toReversed() }, 1));
    expect([turned.items.map(({ name }) => name), turned.title, turned.season, turned.version]).toEqual([
      ['First', 'Second'],
      title,
      'AW26',
      2,
    ]);
    expect(okBody<{ items: OwnLineSheet[]; total: number }>(await designer.get(`${base}/mine`))).toEqual({
      items: [turned],
      total: 1,
      page: 1,
    });
    okBody(await designer.delete(`${base}/${sheet.id}`));
    expect(refusal(await designer.delete(`${base}/${sheet.id}`))).toBe('404 not_found');
    expect(okBody<{ total: number }>(await designer.get(`${base}/mine`)).total).toBe(0);
  });

  test('is opened by every verified buyer, or by the selected ones and their manager', async () => {
    const { line, designer, items } = await aHouse();
    const [manager, otherManager] = [await api.as('account-manager'), await api.as('account-manager')];
    const [known, stranger] = [
      await createBuyer(api, { managerId: manager.user.id }),
      await createBuyer(api, { managerId: otherManager.user.id }),
    ];
    await order(known, wishOf(line));
    const { id } = await create(designer, { items, visibility: 'selected', buyerIds: [known.buyerId] });
    for (const [client, isLet] of [
      [known, true],
      [manager, true],
      [stranger, false],
      [otherManager, false],
      [await api.as('admin'), true],
      [designer, true],
    ] as const) {
      expect([client.user.email, await seenBy(client, line)]).toEqual([client.user.email, isLet ? [id] : []]);
      for (const kind of ['pdf', 'xlsx']) expect((await paper(client, id, kind)).statusCode).toBe(isLet ? 200 : 404);
    }
    const sheet = okBody<{ items: LineSheet[] }>(await known.get(`${base}/`)).items.find((one) => one.id === id);
    expect(Object.keys(sheet ?? {}).toSorted()).toEqual(['_id', 'cover', 'designer', 'id', 'season', 'styles', 'title', 'updatedAt']);
    okBody(await update(designer, id, { visibility: 'all' }));
    expect(await seenBy(stranger, line)).toEqual([id]);
    expect((await paper(stranger, id)).statusCode).toBe(200);
    okBody(await update(designer, id, { visibility: 'none' }));
    expect([await seenBy(known, line), refusal(await paper(known, id)), (await paper(designer, id)).statusCode]).toEqual([
      [],
      '404 not_found',
      200,
    ]);
    expect(refusal(await paper(await api.as('buyer-unverified'), id))).toBe('403 buyer_unverified');
    const other = await createLine(api);
    expect([await seenBy(other.seller, line), refusal(await paper(other.seller, id))]).toEqual([[], '404 not_found']);
  });

  test('is on paper in its order with its notes, whatever else is asked for', async () => {
    const { designer, items, line } = await aHouse();
    const { id } = await create(designer, { items, visibility: 'all' });
    const buyer = await createBuyer(api);
    const table = worksheetOf(okFile(await paper(buyer, id, 'xlsx', `&ids=${(await createLine(api)).design.id}&season=SS01`)));
    expect(table.indexOf('Second')).toBeGreaterThan(0);
    expect(table.indexOf('Second')).toBeLessThan(table.indexOf('First'));
    expect(table).toContain('Fits large');
    expect(worksheetOf(okFile(await paper(buyer, id, 'xlsx', '&lang=jp')))).toContain('大きめです');
    expect(worksheetOf(okFile(await buyer.get(`${base}.xlsx?ids=${line.design.id}`)))).not.toContain('Note');
    expect(okFile(await paper(buyer, id)).toString('latin1')).toContain('Autumn, first drop');
    okBody(
      await update(designer, id, {
        title: { en: 'English alone', jp: '' },
        items: items.map((item) => ({ ...item, note: { en: 'Runs small', jp: '' } })),
      }),
    );
    expect(okFile(await paper(buyer, id, 'pdf', '&lang=jp')).toString('latin1')).toContain('English alone');
    expect(worksheetOf(okFile(await paper(buyer, id, 'xlsx', '&lang=jp')))).toContain('Runs small');
  });

  test('shows what is sold wholesale at the moment, and is not shown when that is nothing', async () => {
    const { line, second, designer } = await aHouse();
    const hidden = await createDesign(api.db, { ...sale, profileId: line.profileId, hidden: true });
    const retail = await createDesign(api.db, { profileId: line.profileId });
    const { id, items, styles } = await create(designer, {
      visibility: 'all',
      items: [hidden.id, second.id, retail.id].map((designId) => ({ designId })),
    });
    expect([items.map(({ isShown }) => isShown), styles]).toEqual([[false, true, false], 1]);
    const buyer = await createBuyer(api);
    expect(worksheetOf(okFile(await paper(buyer, id, 'xlsx'))).match(/Second/g)).toHaveLength(1);
    okBody(await update(designer, id, { items: [{ designId: hidden.id }] }));
    expect([await seenBy(buyer, line), refusal(await paper(buyer, id))]).toEqual([[], '404 not_found']);
    expect(await seenBy(designer, line)).toEqual([]);
    expect(okBody<{ items: OwnLineSheet[] }>(await designer.get(`${base}/mine`)).items).toMatchObject([{ id, styles: 0 }]);
  });

  test('is not overwritten by another tab, and one of twenty at once is kept', async () => {
    const { designer, items } = await aHouse();
    const { id } = await create(designer);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => update(designer, id, { season: `S${index}`, items }, 1)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode !== 200).every((answer) => refusal(answer) === '409 conflict')).toBe(true);
    expect(okBody<{ items: OwnLineSheet[] }>(await designer.get(`${base}/mine`)).items).toMatchObject([{ version: 2, items: [{}, {}] }]);
    const unseen = await Promise.all(Array.from({ length: 20 }, () => update(designer, id, { items })));
    expect(unseen.map(({ statusCode }) => statusCode)).toEqual(unseen.map(() => 200));
  });

  test('is made once for one key', async () => {
    const { designer } = await aHouse();
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 8 }, () => designer.post(base, { title }, headers)));
    expect(answers.filter(({ statusCode }) => statusCode >= 400).every((answer) => refusal(answer) === '409 in_progress')).toBe(true);
    expect(okBody<{ total: number }>(await designer.get(`${base}/mine`)).total).toBe(1);
  });
});

test('a designer selects among companies that have ordered or write with them', async () => {
  const { line, designer } = await aHouse();
  const [ordered, writing, drafting] = [await createBuyer(api), await createBuyer(api), await createBuyer(api)];
  await order(ordered, wishOf(line));
  await order(drafting, wishOf(line), { asDraft: true });
  okBody(await writing.post('/api/channel', { kind: 'direct', members: [line.profileId] }));
  const { items, total } = okBody<{ items: LineSheetBuyer[]; total: number }>(await designer.get(`${base}/buyers`));
  expect([items.map(({ id }) => id).toSorted(), total]).toEqual([[ordered.buyerId, writing.buyerId].toSorted(), 2]);
  expect(okBody<{ total: number }>(await (await createLine(api)).seller.get(`${base}/buyers`)).total).toBe(0);
});

test('a company that leaves is on none, and a house that leaves has none', async () => {
  const [{ designer, line }, buyer] = [await aHouse(), await createBuyer(api)];
  okBody(await buyer.post('/api/channel', { kind: 'direct', members: [line.profileId] }));
  const { id } = await create(designer, { visibility: 'selected', buyerIds: [buyer.buyerId] });
  await api.db.transaction().execute((trx) => closePages(trx, buyer.user.id));
  expect(okBody<{ items: OwnLineSheet[] }>(await designer.get(`${base}/mine`)).items).toMatchObject([{ id, buyers: [] }]);
  await api.db.transaction().execute((trx) => closePages(trx, designer.user.id));
  expect(await api.db.selectFrom('linesheets').select('id').where('id', '=', id).execute()).toEqual([]);
});

function okFile(answer: Awaited<ReturnType<TestClient['get']>>): Buffer {
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.rawPayload;
}

/** Cells and shared texts of an Excel file: entries of the archive by its directory. */
function worksheetOf(file: Buffer): string {
  const texts: string[] = [];
  for (let at = file.indexOf('PK\u0001\u0002'); at >= 0; at = file.indexOf('PK\u0001\u0002', at + 1)) {
    const [size, nameLength, offset] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28), file.readUInt32LE(at + 42)];
    if (!/sheet1\.xml$|sharedStrings\.xml$/.test(file.subarray(at + 46, at + 46 + nameLength).toString())) continue;
    const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
    texts.push(inflateRawSync(file.subarray(start, start + size)).toString());
  }
  return texts.join('\n');
}
