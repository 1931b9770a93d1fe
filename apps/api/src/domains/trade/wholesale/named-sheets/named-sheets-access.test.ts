import { describe, expect, test } from '@jest/globals';
import type { OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { createBuyer, createLine } from '../../../../../test/wholesale-factories.ts';
import { base, title, lineSheetDesk } from './named-sheets.fixture.ts';

const api = await buildTestApp();

const { create, update, aHouse } = lineSheetDesk(api);

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
