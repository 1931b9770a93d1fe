import { expect, test } from '@jest/globals';
import type { Checkout, CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { okBody, quoteOf, termsOf } from '../../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;

test('quotes of many buyers at the same moment are each their own', async () => {
  const designs = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((place) => createDesign(db, { retail: { USD: place * 1_000, JPY: place * 150_000 } })),
  );
  const single = await createDesign(db, { sizes: [{ size: 'L', pieces: ['1/1'] }] });
  const piece = { piece: single.pieces['1/1'] ?? '' };
  const holder = await quoteOf(guest, [piece]);
  okBody(await guest.post('/api/checkout/hold', termsOf(holder)));
  const asks = Array.from({ length: 30 }, (_, index) => {
    const lines = designs.slice(0, (index % 6) + 1).map(({ id }) => ({ id, size: 'S', quantity: (index % 3) + 1 }));
    return {
      lines: index % 5 === 0 ? [...lines, { id: `dsn_unknown${index}`, size: 'S', quantity: 1 }] : lines,
      currency: index % 2 === 0 ? ('USD' as const) : ('JPY' as const),
    };
  });
  const plain = ({ lines, sellers, totals, problems, quoteHash }: CheckoutQuote) => ({ lines, sellers, totals, problems, quoteHash });
  const alone: CheckoutQuote[] = [];
  for (const { lines, currency } of asks) alone.push(await quoteOf(guest, lines, { currency }));
  const [own, theirs, ...together] = await Promise.all([
    quoteOf(guest, [piece], { checkoutId: holder.checkoutId, checkoutKey: holder.checkoutKey }),
    quoteOf(guest, [piece]),
    ...asks.map(({ lines, currency }) => quoteOf(guest, lines, { currency })),
  ]);
  expect(together.map(plain)).toEqual(alone.map(plain));
  expect([own, theirs].map((quote) => quote?.problems.map(({ code }) => code))).toEqual([[], ['insufficient_stock']]);
  expect(new Set(together.map(({ checkoutId }) => checkoutId)).size).toBe(30);
  for (const { checkoutId, checkoutKey, quoteHash } of together.slice(0, 8)) {
    expect(okBody<Checkout>(await guest.get(`/api/checkout/${checkoutId}?key=${checkoutKey}`)).quote).toMatchObject({
      checkoutId,
      quoteHash,
    });
  }
});
