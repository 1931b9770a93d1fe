import { describe, expect, test } from '@jest/globals';
import type { LineSheet, LineSheetBuyer, OwnLineSheet } from '@orime/contracts/api/linesheet';
import { inflateRawSync } from 'node:zlib';
import { buildTestApp, type SignedInClient, type TestClient } from '../../../../../test/build-test-app.ts';
import { createDesign } from '../../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { createBuyer, createLine, order, wishOf, type Line } from '../../../../../test/wholesale-factories.ts';
import { closePages } from '../../../office/privacy-request/close-pages.ts';

const api = await buildTestApp();
const base = '/api/wholesale/linesheet';
const title = { en: 'Autumn, first drop', jp: '秋の第一便' };
const sale = { wholesale: { USD: 10_000, JPY: 15_000 }, sizes: [{ size: 'S', mode: 'made_to_order' as const }] };

const create = async (client: SignedInClient, more: object = {}) =>
  okBody<OwnLineSheet>(await client.post(base, { title, ...more }, key()));
const update = (client: SignedInClient, id: string, body: object, version?: number) =>
  client.post(`${base}/update/id/${id}`, body, version === undefined ? {} : { 'if-match': `"${version}"` });
const paper = (client: TestClient, id: string, kind = 'pdf', more = '') => client.get(`${base}.${kind}?linesheet=${id}${more}`);
async function seenBy(client: SignedInClient, { profileId }: Line): Promise<readonly string[]> {
  const { handle } = await api.db.selectFrom('profiles').select('handle').where('id', '=', profileId).executeTakeFirstOrThrow();
  return okBody<{ items: LineSheet[] }>(await client.get(`${base}/?designer=${handle}`)).items.map(({ id }) => id);
}

/** A line with one more style; its designer, and a buyer who has ordered. */
async function aHouse() {
  const line = await createLine(api, { name: 'First' });
  const second = await createDesign(api.db, { ...sale, profileId: line.profileId, name: 'Second', nameJp: '二番' });
  return {
    line,
    second,
    designer: line.seller,
    items: [{ designId: second.id, note: { en: 'Fits large', jp: '大きめです' } }, { designId: line.design.id }],
  };
}

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

describe('a line sheet is refused', () => {
  test.each([
    ['without a name', { title: { en: ' ', jp: '' } }, 'title'],
    ['with a design twice', { items: ['own', 'own'] }, 'items'],
    ['with a design of somebody else', { items: ['own', 'foreign'] }, 'items'],
    ['for a company that its designer has nothing to do with', { buyerIds: ['stranger'] }, 'buyerIds'],
  ])('%s, without a change', async (_, { items, ...wish }: { items?: string[]; title?: object; buyerIds?: string[] }, field) => {
    const { designer, line } = await aHouse();
    const ids: Record<string, string> = {
      own: line.design.id,
      foreign: (await createLine(api)).design.id,
      stranger: (await createBuyer(api)).buyerId,
    };
    const idOf = (name: string) => ids[name] ?? '';
    const body = {
      ...wish,
      ...(items && { items: items.map((name) => ({ designId: idOf(name) })) }),
      ...(wish.buyerIds && { buyerIds: wish.buyerIds.map(idOf) }),
    };
    const { id } = await create(designer);
    for (const answer of [await designer.post(base, { title, ...body }, key()), await update(designer, id, body)]) {
      expect(refusal(answer)).toBe('400 validation');
      expect(answer.json().error.fields).toHaveProperty([field]);
    }
    expect(okBody<{ items: OwnLineSheet[] }>(await designer.get(`${base}/mine`)).items).toMatchObject([
      { id, title, version: 1, items: [], buyers: [] },
    ]);
  });

  test('before there is a profile, to others, and to buyers', async () => {
    expect(refusal(await (await api.as('designer')).post(base, { title }, key()))).toBe('422 business_rule');
    const { designer } = await aHouse();
    const { id } = await create(designer, { visibility: 'all' });
    const { seller: other } = await createLine(api);
    expect([refusal(await update(other, id, { season: 'X' })), refusal(await other.delete(`${base}/${id}`))]).toEqual([
      '404 not_found',
      '404 not_found',
    ]);
    const buyer = await createBuyer(api);
    expect([
      refusal(await update(buyer, id, { season: 'X' })),
      refusal(await buyer.get(`${base}/mine`)),
      refusal(await api.get(`${base}/`)),
    ]).toEqual(['403 forbidden', '403 forbidden', '401 unauthenticated']);
  });
});

test('an admin changes everybody’s, for any company, and leaves a record', async () => {
  const [{ designer }, admin, buyer] = [await aHouse(), await api.as('admin'), await createBuyer(api)];
  const { id } = await create(designer);
  expect(okBody<OwnLineSheet>(await update(admin, id, { visibility: 'selected', buyerIds: [buyer.buyerId] })).buyers).toMatchObject([
    { id: buyer.buyerId },
  ]);
  // What an admin has selected, its designer may send back.
  expect(okBody<OwnLineSheet>(await update(designer, id, { buyerIds: [buyer.buyerId] })).buyers).toHaveLength(1);
  okBody(await admin.delete(`${base}/${id}`));
  expect(await api.db.selectFrom('audit_log').select('action').where('entity_id', '=', id).orderBy('id').execute()).toEqual([
    { action: 'linesheet.update' },
    { action: 'linesheet.delete' },
  ]);
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
