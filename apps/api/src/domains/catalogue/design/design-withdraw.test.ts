import { describe, expect, test } from '@jest/globals';
import type { Design } from '@orime/contracts/api/catalogue/design';
import type { DesignUpdate } from '@orime/contracts/api/catalogue/design-input';
import type { DesignChange, OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import type { CheckedLine } from '@orime/contracts/api/selling/cart';
import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { WholesaleCartAnswer } from '@orime/contracts/api/trade/wholesale-cart';
import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile, type TestDesign } from '../../../../test/catalogue-factories.ts';
import { okBody, orderCall, payFor, quoteOf, refusal } from '../../../../test/checkout-factories.ts';
import { createBuyer, wishOf } from '../../../../test/wholesale-factories.ts';

const api = await buildTestApp();
const { db } = api;
const [owner, admin, buyer] = [await api.as('designer'), await api.as('admin'), await createBuyer(api)];
const house = await createProfile(db, { userId: owner.user.id });

const make = (options: { readonly confirmed?: 'draft' | 'unconfirmed' } = {}) =>
  createDesign(db, {
    profileId: house.id,
    sizes: [
      { size: 'S', onHand: 9 },
      { size: 'M', onHand: 9 },
    ],
    retail: { USD: 20_000, JPY: 30_000 },
    wholesale: { USD: 10_000, JPY: 15_000 },
    ...options,
  });
const update = (id: string, change: DesignUpdate) => owner.post(`/api/design/update/id/${id}`, change);
const accept = async (id: string) => okBody(await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true }));
const own = async (id: string) => okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`));
const detail = async (id: string, currency: string) => okBody<Design>(await api.get(`/api/design/${id}?currency=${currency}`));
const historyOf = async (design: TestDesign, currency: string) =>
  (
    await db
      .selectFrom('price_history')
      .select('amount_minor')
      .where('variant_id', '=', design.variants['S'] ?? '')
      .where('currency', '=', currency)
      .orderBy('id')
      .execute()
  ).map(({ amount_minor }) => amount_minor);

describe('a price that is withdrawn', () => {
  test('waits for review with the other changes, is shown as what would be gone, and ends the sale in that market alone', async () => {
    const design = await make();
    okBody(await update(design.id, { retailMinor: { USD: 21_000 } }));
    okBody(await update(design.id, { retailMinor: { JPY: null }, wholesaleMinor: { JPY: null } }));
    const { fields } = okBody<DesignChange>(await owner.get(`/api/design/change/id/${design.id}`));
    expect(fields).toEqual([
      { field: 'retailMinor', before: { USD: 20_000, JPY: 30_000 }, after: { USD: 21_000 } },
      { field: 'wholesaleMinor', before: { USD: 10_000, JPY: 15_000 }, after: { USD: 10_000 } },
    ]);
    expect((await own(design.id)).form).toMatchObject({ retailMinor: { USD: 21_000 }, wholesaleMinor: { USD: 10_000 } });
    expect((await detail(design.id, 'JPY')).priceMinor).toBe(30_000);
    await accept(design.id);
    expect(await detail(design.id, 'JPY')).toMatchObject({ priceMinor: null });
    expect((await detail(design.id, 'USD')).priceMinor).toBe(21_000);
    const { form, change } = await own(design.id);
    expect([form.retailMinor, form.wholesaleMinor, form.moq, change]).toEqual([{ USD: 21_000 }, { USD: 10_000 }, expect.any(Number), null]);
    expect(await historyOf(design, 'JPY')).toEqual([30_000, null]);
  });

  test('of a draft is gone at once, and a size that is added later does not bring it back', async () => {
    const design = await make({ confirmed: 'draft' });
    okBody(await update(design.id, { sizes: [{ size: 'S', mode: 'stock' }] }));
    okBody(await update(design.id, { retailMinor: { JPY: null } }));
    okBody(
      await update(design.id, {
        sizes: [
          { size: 'S', mode: 'stock' },
          { size: 'M', mode: 'stock' },
          { size: 'L', mode: 'stock' },
        ],
      }),
    );
    const { rows } = await sql<{
      currency: string;
    }>`SELECT DISTINCT r.currency FROM prices r JOIN variants v ON v.id = r.variant_id WHERE v.design_id = ${design.id} AND r.channel = 'retail'`.execute(
      db,
    );
    expect(rows).toEqual([{ currency: 'USD' }]);
  });

  test('may be set again; what it cost before the pause is not taken for its last price', async () => {
    const design = await make({ confirmed: 'draft' });
    for (const JPY of [null, 40_000] as const) okBody(await update(design.id, { retailMinor: { JPY } }));
    expect(await historyOf(design, 'JPY')).toEqual([30_000, null, 40_000]);
    expect((await own(design.id)).form.retailMinor).toEqual({ USD: 20_000, JPY: 40_000 });
    const { rows } =
      await sql`SELECT 1 FROM prices r WHERE r.variant_id = ${design.variants['S']} AND r.currency = 'JPY' AND r.compare_at_minor IS NOT NULL`.execute(
        db,
      );
    expect(rows).toEqual([]);
  });

  test('is never the last of what is on sale: not asked for, not by staff, not by accepting', async () => {
    const [design, waiting, draft] = [await make(), await make({ confirmed: 'unconfirmed' }), await make({ confirmed: 'draft' })];
    const none = { retailMinor: { USD: null, JPY: null } };
    for (const { id } of [design, waiting]) expect(refusal(await update(id, none))).toBe('400 validation');
    expect(refusal(await admin.post(`/api/design/update/id/${design.id}`, none))).toBe('400 validation');
    okBody(await update(draft.id, none));
    okBody(await update(design.id, { retailMinor: { USD: null } }));
    okBody(await admin.post(`/api/design/update/id/${design.id}`, { retailMinor: { JPY: null } }));
    expect(refusal(await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true }))).toBe('400 validation');
    expect((await detail(design.id, 'USD')).priceMinor).toBe(20_000);
    expect(refusal(await update(design.id, { retailMinor: { USD: -1 } }))).toBe('400 validation');
    expect(refusal(await (await api.as('designer')).post(`/api/design/update/id/${design.id}`, { retailMinor: { JPY: null } }))).toBe(
      '404 not_found',
    );
  });

  test('makes carts that hold it say so, and a quote that was agreed on is no order any more', async () => {
    const design = await make();
    const line = { id: design.id, size: 'S', quantity: 1 };
    const quote = await quoteOf(api, [line], { currency: 'JPY' });
    const session = await payFor(api, quote);
    okBody(await update(design.id, { retailMinor: { JPY: null } }));
    await accept(design.id);
    const again = okBody<CheckoutQuote>(await api.post('/api/checkout/quote', { currency: 'JPY', lines: [line] }));
    expect([again.orderable, again.problems.map(({ code }) => code), again.lines[0]?.unit]).toEqual([false, ['not_in_market'], null]);
    expect(again.problems[0]?.message.en).not.toBe('');
    const { lines } = okBody<{ lines: CheckedLine[] }>(await api.post('/api/cart/check', { currency: 'JPY', items: [line] }));
    expect(lines).toMatchObject([{ problem: 'not_in_market', unit: null }]);
    expect(refusal(await orderCall(api, quote, session))).toBe('409 quote_changed');
    expect(await db.selectFrom('order_lines').select('id').where('design_id', '=', design.id).execute()).toEqual([]);
    expect(okBody<CheckoutQuote>(await api.post('/api/checkout/quote', { currency: 'USD', lines: [line] })).problems).toEqual([]);
  });
});

describe('wholesale that is withdrawn', () => {
  test('as a whole takes the design out of it; carts keep the style and say that it is not sold', async () => {
    const design = await make();
    const wish = wishOf({ design });
    const put = (id = design.id) =>
      buyer.inject({ method: 'PUT', url: '/api/wholesale-cart', payload: { items: [{ id, sizeQuantities: { S: 2, M: 2 } }] } });
    expect(okBody<WholesaleCartAnswer>(await put()).unsold).toEqual([]);
    okBody(await update(design.id, { wholesaleMinor: null }));
    expect((await own(design.id)).form.wholesaleMinor).toEqual({});
    await accept(design.id);
    const cart = okBody<WholesaleCartAnswer>(await buyer.get('/api/wholesale-cart'));
    expect([cart.items, cart.unsold]).toEqual([[], [design.id]]);
    // Another device that sends the cart as it is loses nothing.
    expect(okBody<WholesaleCartAnswer>(await put()).unsold).toEqual([design.id]);
    expect(await db.selectFrom('wholesale_cart_items').select('design_id').where('design_id', '=', design.id).execute()).toHaveLength(1);
    const { problems } = okBody<WholesaleQuote>(await buyer.post('/api/wholesale-order/quote', wish));
    expect(problems.map(({ code }) => code)).toEqual(['not_sold']);
    expect((await own(design.id)).form).not.toHaveProperty('moq');
    expect((await detail(design.id, 'USD')).priceMinor).toBe(20_000);
    okBody(await update(design.id, { wholesaleMinor: { USD: 11_000 }, moq: 2 }));
    await accept(design.id);
    expect(okBody<WholesaleCartAnswer>(await buyer.get('/api/wholesale-cart')).items).toMatchObject([{ priceMinor: 11_000 }]);
  });

  test('currency by currency comes to the same, and a later word takes an earlier one back while it waits', async () => {
    const design = await make();
    okBody(await update(design.id, { wholesaleMinor: null }));
    okBody(await update(design.id, { wholesaleMinor: { USD: 10_000 } }));
    expect((await own(design.id)).form.wholesaleMinor).toEqual({ USD: 10_000 });
    okBody(await update(design.id, { wholesaleMinor: { USD: null } }));
    await accept(design.id);
    expect(await db.selectFrom('wholesale_rules').select('design_id').where('design_id', '=', design.id).execute()).toEqual([]);
  });
});

test('a design whose sale has ended stays readable among past work and comes back; a draft has no sale to end', async () => {
  const [design, draft] = [await make(), await make({ confirmed: 'draft' })];
  const archive = (id: string, archived: boolean, by = owner) => by.post(`/api/design/archive/id/${id}`, { archived });
  expect(okBody<Design>(await archive(design.id, true)).archived).toBe(true);
  expect((await detail(design.id, 'USD')).archived).toBe(true);
  expect(okBody<Design>(await archive(design.id, false, admin)).archived).toBe(false);
  expect(refusal(await archive(draft.id, true))).toBe('422 business_rule');
  expect(refusal(await archive(design.id, true, await api.as('designer')))).toBe('404 not_found');
});

test('the weight of a design may be forgotten', async () => {
  const design = await make({ confirmed: 'draft' });
  okBody(await update(design.id, { weightGrams: 900 }));
  okBody(await update(design.id, { weightGrams: null }));
  expect((await own(design.id)).form.weightGrams).toBeUndefined();
});
