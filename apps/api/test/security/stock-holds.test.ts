import { describe, expect, test } from '@jest/globals';
import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { sql } from 'kysely';
import { buildTestApp, forwardedFor } from '../build-test-app.ts';
import { createDesign } from '../catalogue-factories.ts';
import { key, okBody, orderCall, payFor, quoteOf, refusal, termsOf } from '../checkout-factories.ts';

const site = await buildTestApp({ rateLimits: true });
const { db } = site;

/** Senders of the test network, one after the other. */
const network = { last: 0 };
const newSender = () => `198.51.100.${(network.last += 1)}`;
const hold = (quote: CheckoutQuote, ip: string) =>
  site.inject({ method: 'POST', url: '/api/checkout/hold', payload: termsOf(quote), headers: forwardedFor(ip) });
const onSale = () => createDesign(db, { sizes: [{ size: 'S', onHand: 50 }] });
const oneOf = (design: { readonly id: string }, quantity = 1) => ({ id: design.id, size: 'S', quantity });

describe('a guest', () => {
  test('takes at most ten lines and three of a variant; an account more', async () => {
    const designs = await Promise.all(Array.from({ length: 11 }, onSale));
    const [first = designs[0]] = designs;
    const many = await quoteOf(
      site,
      designs.map((design) => oneOf(design)),
    );
    const much = await quoteOf(site, [oneOf(first ?? { id: '' }, 4)]);
    for (const quote of [many, much]) {
      expect(refusal(await hold(quote, newSender()))).toBe('422 guest_limit');
      expect(refusal(await site.post('/api/payment/session', termsOf(quote), key()))).toBe('422 guest_limit');
    }
    okBody(
      await hold(
        await quoteOf(
          site,
          designs.slice(1).map((design) => oneOf(design, 3)),
        ),
        newSender(),
      ),
    );
    const account = await site.as('consumer');
    const theirs = await quoteOf(
      account,
      designs.map((design) => oneOf(design, 4)),
    );
    okBody(await account.post('/api/checkout/hold', termsOf(theirs)));
  });

  test('holds for five checkouts an hour; those that were paid do not count, nor do further calls for the same', async () => {
    const [ip, designs] = [newSender(), await Promise.all(Array.from({ length: 7 }, onSale))];
    const quotes: CheckoutQuote[] = [];
    for (const design of designs) quotes.push(await quoteOf(site, [oneOf(design)]));
    const [first, ...others] = quotes as [CheckoutQuote, ...CheckoutQuote[]];
    for (const quote of [first, first, ...others.slice(0, 4)]) okBody(await hold(quote, ip));
    const refused = await hold(others[4] ?? first, ip);
    expect(refusal(refused)).toBe('429 rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    // Another visitor is not kept from it, and whoever pays may go on.
    okBody(await hold(others[4] ?? first, newSender()));
    okBody(await orderCall(site, first, await payFor(site, first)));
    okBody(await hold(others[5] ?? first, ip));
  });

  test('of many at once holds for five', async () => {
    const [ip, design] = [newSender(), await onSale()];
    const quotes = await Promise.all(Array.from({ length: 12 }, () => quoteOf(site, [oneOf(design)])));
    const answers = await Promise.all(quotes.map((quote) => hold(quote, ip)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  });

  test('keeps the same goods for an hour in all, in whatever checkout, and not again for an hour', async () => {
    const [ip, design] = [newSender(), await onSale()];
    const [one, two] = [await quoteOf(site, [oneOf(design)]), await quoteOf(site, [oneOf(design)])];
    okBody(await hold(one, ip));
    const age = async (minutes: number) => {
      await sql`UPDATE visitor_holds SET started_at = started_at - make_interval(mins => ${minutes}) WHERE checkout_id = ${one.checkoutId}`.execute(
        db,
      );
      await sql`UPDATE stock_reservations SET expires_at = now() - interval '1 second' WHERE owner_id = ${one.checkoutId}`.execute(db);
    };
    await age(55);
    // A fresh checkout, and a hold that ran out, have what is left of the hour.
    for (const quote of [two, one]) {
      const { holdExpiresAt } = okBody<{ holdExpiresAt: string }>(await hold(quote, ip));
      expect((new Date(holdExpiresAt).getTime() - Date.now()) / 60_000).toBeCloseTo(5, 1);
    }
    await age(6);
    for (const quote of [one, two]) expect(refusal(await hold(quote, ip))).toBe('429 rate_limited');
    okBody(await hold(await quoteOf(site, [oneOf(await onSale())]), ip));
    await age(60);
    await sql`DELETE FROM visitor_holds WHERE checkout_id = ${two.checkoutId}`.execute(db);
    okBody(await hold(one, ip));
  });
});

test('an account is counted as itself, wherever it comes from', async () => {
  const account = await site.as('consumer');
  const design = await onSale();
  for (let count = 0; count < 5; count += 1)
    okBody(await account.post('/api/checkout/hold', termsOf(await quoteOf(account, [oneOf(design)]))));
  const sixth = await quoteOf(account, [oneOf(design)]);
  const elsewhere = { url: '/api/checkout/hold', payload: termsOf(sixth), headers: forwardedFor(newSender()) };
  expect(refusal(await account.inject({ method: 'POST', ...elsewhere }))).toBe('429 rate_limited');
});
