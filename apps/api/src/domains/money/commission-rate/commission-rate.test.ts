import { expect, test } from '@jest/globals';
import type { CommissionRate } from '@orime/contracts/api/money/commission-rate';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';

const guest = await buildTestApp();
const { db } = guest;
const admin = await freshAdmin(guest);
const create = (body: object) => admin.post('/api/commission-rate', body);

/** What the marketplace kept of one garment of 200 dollars sold now. */
async function keptOf(profileId: string): Promise<{ lineId: string; amount: number }> {
  const design = await createDesign(db, { profileId, sizes: [{ size: 'S', onHand: 5 }], retail: { USD: 20_000 } });
  const { orders } = await buy(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
  const line = await db
    .selectFrom('commission_lines')
    .innerJoin('order_lines', 'order_lines.id', 'commission_lines.order_line_id')
    .select(['commission_lines.order_line_id', 'commission_lines.amount_minor'])
    .where('order_lines.order_id', '=', orders[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  return { lineId: line.order_line_id, amount: line.amount_minor };
}

test('the nearest rate wins, and a sold line keeps the rate it was sold at', async () => {
  const profile = await createProfile(db);
  expect((await keptOf(profile.id)).amount).toBe(3_000);
  const rate = okBody<CommissionRate>(await create({ kind: 'percent', value: 1_000, scope: 'seller', scopeId: profile.id }));
  const sold = await keptOf(profile.id);
  expect(sold.amount).toBe(2_000);
  okBody(
    await admin.post(`/api/commission-rate/update/id/${rate.id}`, {
      kind: 'fixed',
      value: 500,
      currency: 'USD',
      scope: 'seller',
      scopeId: profile.id,
    }),
  );
  expect((await keptOf(profile.id)).amount).toBe(500);
  expect(
    await db.selectFrom('commission_lines').select('amount_minor').where('order_line_id', '=', sold.lineId).executeTakeFirst(),
  ).toEqual({ amount_minor: 2_000 });

  // Used rates end; they are not deleted.
  okBody(await admin.delete(`/api/commission-rate/${rate.id}`));
  const [ended] = okBody<CommissionRate[]>(await admin.get('/api/commission-rate/')).filter(({ id }) => id === rate.id);
  expect(ended).toMatchObject({ usedBy: 2, validTo: expect.any(String) });
  expect((await keptOf(profile.id)).amount).toBe(3_000);
  const audited = await db.selectFrom('audit_log').select('action').where('entity_id', '=', rate.id).orderBy('id').execute();
  expect(audited.map(({ action }) => action)).toEqual(['commission-rate.create', 'commission-rate.update', 'commission-rate.delete']);
});

test('a rate that was never used can be deleted', async () => {
  const profile = await createProfile(db);
  const { id } = okBody<CommissionRate>(
    await create({ kind: 'percent', value: 900, scope: 'seller', scopeId: profile.id, validFrom: '2099-01-01T00:00:00Z' }),
  );
  expect((await keptOf(profile.id)).amount).toBe(3_000);
  okBody(await admin.delete(`/api/commission-rate/${id}`));
  expect(refusal(await admin.delete(`/api/commission-rate/${id}`))).toBe('404 not_found');
});

test('a rate that is sent again under its key is the rate that is there', async () => {
  const { id: scopeId } = await createProfile(db);
  const [input, headers] = [{ kind: 'percent', value: 800, scope: 'seller', scopeId }, key()];
  const [one, again] = [await admin.post('/api/commission-rate', input, headers), await admin.post('/api/commission-rate', input, headers)];
  expect(okBody<CommissionRate>(again).id).toBe(okBody<CommissionRate>(one).id);
  expect(refusal(await create(input))).toBe('409 rate_overlap');
});

test('two rates that would apply to the same sale are refused, also when both come at once', async () => {
  const profile = await createProfile(db);
  const [year, half] = ['2098-01-01T00:00:00.000Z', '2098-07-01T00:00:00.000Z'];
  const rate = (changes: object) => create({ kind: 'percent', value: 900, scope: 'seller', scopeId: profile.id, ...changes });
  const both = await Promise.all([rate({ validFrom: year }), rate({ validFrom: half })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const held = okBody<CommissionRate>(both.find(({ statusCode }) => statusCode === 200) ?? both[0]);
  expect(held.seller).toEqual({ name: 'Test House', nameJp: 'テストの家' });
  expect(refusal(await rate({ kind: 'fixed', value: 100, currency: 'USD' }))).toBe('409 rate_overlap');
  // Before it, beside it in another order, and itself once more.
  okBody(await rate({ validTo: held.validFrom }));
  okBody(await rate({ position: 1 }));
  okBody(await admin.post(`/api/commission-rate/update/id/${held.id}`, { ...input(held), value: 800 }));
});

function input({ kind, value, scope, scopeId, position, validFrom }: CommissionRate): object {
  return { kind, value, scope, scopeId, position, validFrom };
}

test.each([
  ['more than everything', { kind: 'percent', value: 10_001, scope: 'global' }],
  ['a fixed amount of no currency', { kind: 'fixed', value: 100, scope: 'global' }],
  ['nobody', { kind: 'percent', value: 100, scope: 'seller', scopeId: 'prf_unknown' }],
  [
    'an end before the beginning',
    { kind: 'percent', value: 100, scope: 'global', validFrom: '2027-01-02T00:00:00Z', validTo: '2027-01-01T00:00:00Z' },
  ],
  ['bounds the wrong way round', { kind: 'percent', value: 100, scope: 'global', minMinor: 5, maxMinor: 4 }],
])('a rate for %s is refused', async (_, body) => {
  expect(refusal(await create(body))).toBe('400 validation');
});
