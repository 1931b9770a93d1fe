import { describe, expect, test } from '@jest/globals';
import type { PromoCode } from '@orime/contracts/api/selling/promo-code';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, okBody, quoteOf, refusal } from '../../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;
const admin = await guest.as('admin');
const designer = await guest.as('designer');
const profile = await createProfile(db, { userId: designer.user.id });
const design = await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 90 }], retail: { USD: 20_000 } });
const foreign = await createDesign(db);
const lines = [{ id: design.id, size: 'S', quantity: 1 }];
const tenPercent = { kind: 'percent', value: 1_000, scope: 'all' };

describe('an admin', () => {
  test('makes a code that counts at checkout, changes it, and cannot take back what was used', async () => {
    const code = okBody<PromoCode>(await admin.post('/api/promo-code/', { ...tenPercent, code: 'autumn-26', usageLimit: 5 }));
    expect(code).toMatchObject({ code: 'AUTUMN-26', usedCount: 0, active: true, scopeIds: [] });
    expect((await buy(guest, lines, { codes: ['Autumn-26'] })).group.totals.discount.price).toBe(20);
    await buy(guest, lines, { codes: ['AUTUMN-26'] });
    const update = (body: object) => admin.post(`/api/promo-code/update/id/${code.id}`, { ...tenPercent, code: 'AUTUMN-26', ...body });
    expect(refusal(await update({ usageLimit: 1 }))).toBe('422 business_rule');
    expect(refusal(await update({ code: 'WINTER-26' }))).toBe('422 business_rule');
    expect(okBody<PromoCode>(await update({ value: 2_000, usageLimit: 2 }))).toMatchObject({ value: 2_000, usedCount: 2 });
    expect((await quoteOf(guest, lines, { codes: ['AUTUMN-26'] })).problems).toMatchObject([{ code: 'promo_exhausted' }]);
    okBody(await admin.delete(`/api/promo-code/${code.id}`));
    const [ended] = okBody<{ items: PromoCode[] }>(await admin.get('/api/promo-code/?q=autumn')).items;
    expect(ended).toMatchObject({ id: code.id, active: false });
    expect(await db.selectFrom('audit_log').select('action').where('entity_id', '=', code.id).execute()).toHaveLength(3);
  });

  test('changes a code only on top of the version that was read, of two at once one', async () => {
    const { id, version } = okBody<PromoCode>(await admin.post('/api/promo-code/', { ...tenPercent, code: 'TWO-DESKS' }));
    const update = (body: object) => admin.post(`/api/promo-code/update/id/${id}`, { ...tenPercent, code: 'TWO-DESKS', ...body });
    const both = await Promise.all([update({ value: 2_000, version }), update({ usageLimit: 5, version })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = await update({ value: 3_000, version });
    expect(refusal(late)).toBe('409 conflict');
    expect(late.json()).toMatchObject({ error: { details: { expected: 1, version: 2 } } });
    expect(okBody<PromoCode>(await update({ value: 3_000, version: 2 }))).toMatchObject({ value: 3_000, version: 3 });
    // Buying with it is no change of it.
    await buy(guest, lines, { codes: ['TWO-DESKS'] });
    okBody(await update({ value: 4_000, version: 3 }));
    // Whoever ends it has changed it.
    okBody(await admin.delete(`/api/promo-code/${id}`));
    expect(refusal(await update({ value: 5_000, version: 4 }))).toBe('409 conflict');
  });

  test('has one code of a name, and deletes one that nobody used', async () => {
    const { id } = okBody<PromoCode>(await admin.post('/api/promo-code/', { ...tenPercent, code: 'TWICE' }));
    expect(refusal(await admin.post('/api/promo-code/', { ...tenPercent, code: 'twice' }))).toBe('409 conflict');
    okBody(await admin.delete(`/api/promo-code/${id}`));
    expect(refusal(await admin.delete(`/api/promo-code/${id}`))).toBe('404 not_found');
  });
});

describe('a designer', () => {
  test('makes codes for the own shop and own designs', async () => {
    const shop = okBody<PromoCode>(await designer.post('/api/promo-code/', { ...tenPercent, code: 'MYSHOP', scope: 'designer' }));
    expect(shop.scopeIds).toEqual([profile.id]);
    okBody(await designer.post('/api/promo-code/', { ...tenPercent, code: 'MYONE', scope: 'design', scopeIds: [design.id] }));
    expect((await quoteOf(guest, [{ id: foreign.id, size: 'S', quantity: 1 }], { codes: ['MYSHOP'] })).problems).toMatchObject([
      { code: 'promo_not_applicable' },
    ]);
    expect(okBody<{ items: PromoCode[] }>(await designer.get('/api/promo-code/')).items.map(({ code }) => code)).toEqual([
      'MYONE',
      'MYSHOP',
    ]);
  });

  test.each([
    ['everything', { scope: 'all' }],
    ['a category', { scope: 'category', scopeIds: ['cat_shirt'] }],
    ['another’s design', { scope: 'design', scopeIds: [foreign.id] }],
    ['nothing', { scope: 'design', scopeIds: [] }],
  ])('makes none for %s', async (_, scope) => {
    expect(refusal(await designer.post('/api/promo-code/', { ...tenPercent, code: 'NOTMINE', ...scope }))).toBe('400 validation');
  });

  test('needs a profile, and does not reach the codes of others', async () => {
    const other = await guest.as('designer');
    expect(refusal(await other.post('/api/promo-code/', { ...tenPercent, code: 'NOSHOP', scope: 'designer' }))).toBe('422 business_rule');
    const { id } = okBody<PromoCode>(await designer.post('/api/promo-code/', { ...tenPercent, code: 'MINEALONE', scope: 'designer' }));
    expect(refusal(await other.delete(`/api/promo-code/${id}`))).toBe('404 not_found');
    expect(refusal(await other.post(`/api/promo-code/update/id/${id}`, { ...tenPercent, code: 'MINEALONE', scope: 'designer' }))).toMatch(
      /^404/,
    );
  });
});

test('a limit holds while thirty people use the code at once', async () => {
  okBody(await admin.post('/api/promo-code/', { ...tenPercent, code: 'RUSH', usageLimit: 3 }));
  const tries = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => buy(guest, lines, { codes: ['RUSH'], email: `rush${index}@example.com` })),
  );
  const discounted = tries.flatMap((each) =>
    each.status === 'fulfilled' && each.value.group.totals.discount.priceMinor > 0 ? [each.value] : [],
  );
  expect(discounted).toHaveLength(3);
  expect(await db.selectFrom('promo_codes').select('used_count').where('code', '=', 'RUSH').executeTakeFirst()).toEqual({ used_count: 3 });
});

test.each([
  [{ value: 10_001 }],
  [{ value: 0 }],
  [{ kind: 'amount', value: 500 }],
  [{ minSpendMinor: 100 }],
  [{ startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }],
  [{ code: 'has blank' }],
  [{ usageLimit: 0 }],
])('%j is refused', async (wrong) => {
  expect(refusal(await admin.post('/api/promo-code/', { ...tenPercent, code: 'WRONG', ...wrong }))).toBe('400 validation');
});
