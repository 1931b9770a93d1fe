import { describe, expect, test } from '@jest/globals';
import type { PlacedOrder, Purchase } from '@orime/contracts/api/selling/order';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { okBody, orderCall, payFor, quoteOf, refusal } from '../../../../test/checkout-factories.ts';
import { openTill } from './payment.fixture.ts';
import { signTestWebhook } from './test-provider.ts';

const guest = await buildTestApp();
const { db } = guest;
const { someQuote, webhook, payDelayed, groupsOf } = openTill(guest);

async function confirmationsTo(email: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM outbox WHERE payload ->> 'email' = ${email} AND payload ->> 'template' = 'order-confirmation'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

describe('webhook and browser', () => {
  test('webhook first: the browser gets the order that exists', async () => {
    const quote = await someQuote('before@example.com');
    const sessionId = await payDelayed(quote);
    okBody(await webhook(sessionId));
    const [made] = await groupsOf(quote);
    expect(made).toMatchObject({ status: 'placed', payment_status: 'captured' });
    const placed = okBody<PlacedOrder>(await orderCall(guest, quote, sessionId));
    expect(placed.group.id).toBe(made?.id);
    okBody<Purchase>(await guest.get(`/api/order/id/${placed.group.id}?key=${placed.key}`));
    expect(await confirmationsTo('before@example.com')).toBe(1);
  });

  test('both at once: one order', async () => {
    const quote = await someQuote('during@example.com');
    const sessionId = await payDelayed(quote);
    const [told, placed, again] = await Promise.all([webhook(sessionId), orderCall(guest, quote, sessionId), webhook(sessionId)]);
    expect([told.statusCode, placed.statusCode, again.statusCode]).toEqual([200, 200, 200]);
    await guest.app.jobs.runNow('settle-payments');
    expect(await groupsOf(quote)).toMatchObject([{ status: 'placed', payment_status: 'captured' }]);
    expect(await confirmationsTo('during@example.com')).toBe(1);
  });

  test('browser first: a pending order becomes a placed one, is mailed then, and once', async () => {
    const quote = await someQuote('after@example.com');
    const sessionId = await payDelayed(quote);
    const placed = okBody<PlacedOrder>(await orderCall(guest, quote, sessionId));
    expect(placed.orders[0]?.status).toBe('pending_payment');
    expect(await confirmationsTo('after@example.com')).toBe(0);
    okBody(await webhook(sessionId));
    okBody(await webhook(sessionId));
    expect(await groupsOf(quote)).toMatchObject([{ status: 'placed', payment_status: 'captured' }]);
    expect(await confirmationsTo('after@example.com')).toBe(1);
  });

  test('a declined payment cancels the pending order and frees the goods', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'L', pieces: ['1/1'] }] });
    const quote = await quoteOf(guest, [{ piece: design.pieces['1/1'] ?? '' }]);
    const sessionId = await payDelayed(quote, 'declined');
    okBody(await orderCall(guest, quote, sessionId));
    okBody(await webhook(sessionId, 'declined'));
    await guest.app.jobs.runNow('settle-payments');
    expect(await groupsOf(quote)).toMatchObject([{ status: 'cancelled', payment_status: 'voided' }]);
    expect(
      await db
        .selectFrom('pieces')
        .select('status')
        .where('id', '=', design.pieces['1/1'] ?? '')
        .executeTakeFirst(),
    ).toEqual({ status: 'available' });
  });

  test('a loser is given up by the webhook, too', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'L', pieces: ['1/1'] }] });
    const line = { piece: design.pieces['1/1'] ?? '' };
    const [winner, loser] = [await quoteOf(guest, [line]), await quoteOf(guest, [line])];
    const sessionId = await payDelayed(loser);
    okBody(await orderCall(guest, winner, await payFor(guest, winner)));
    okBody(await webhook(sessionId));
    expect(await groupsOf(loser)).toEqual([]);
    expect(await db.selectFrom('test_charges').select('status').where('id', '=', `test_${sessionId}`).executeTakeFirst()).toEqual({
      status: 'voided',
    });
  });

  test('an event counts once, and only with a good signature', async () => {
    const quote = await someQuote();
    const sessionId = await payDelayed(quote);
    const forged = signTestWebhook({ id: 'evt_forged', kind: 'authorised', ref: `test_${sessionId}` }, 'not the secret');
    expect(
      refusal(await guest.inject({ method: 'POST', url: '/api/payment/webhook/test', headers: forged.headers, payload: forged.body })),
    ).toBe('401 unauthenticated');
    const old = signTestWebhook(
      { id: 'evt_old', kind: 'authorised', ref: `test_${sessionId}` },
      guest.app.payments.testWebhookSecret,
      Math.floor(Date.now() / 1000) - 3600,
    );
    expect(refusal(await guest.inject({ method: 'POST', url: '/api/payment/webhook/test', headers: old.headers, payload: old.body }))).toBe(
      '401 unauthenticated',
    );
    expect(refusal(await guest.inject({ method: 'POST', url: '/api/payment/webhook/test', payload: '{' }))).toBe('401 unauthenticated');
    expect(
      refusal(await guest.inject({ method: 'POST', url: '/api/payment/webhook/other', headers: old.headers, payload: old.body })),
    ).toBe('404 not_found');
    expect(await groupsOf(quote)).toEqual([]);
    okBody(await webhook(sessionId, 'authorised', 'evt_once'));
    okBody(await webhook(sessionId, 'declined', 'evt_once'));
    expect(await groupsOf(quote)).toMatchObject([{ status: 'placed' }]);
  });
});
