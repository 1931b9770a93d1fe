import { describe, expect, test } from '@jest/globals';
import type { MoneyBack } from '@orime/contracts/api/selling/money-back';
import { closeDispute, failRefund, openDispute, refundIntent } from '@orime/testing/stripe';
import { okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { openStripeShop } from './stripe-shop.fixture.ts';

const { stripe, guest, sell, tell, ledgerOf } = await openStripeShop();
const { db } = guest;
const nothing = { buyers: 0, platform: 0, seller: 0 };

describe('what staff are shown', () => {
  test('is a dispute with its fee and the day until which evidence is taken, told once to every administrator', async () => {
    const admin = await guest.as('admin');
    const { orders, intentId } = await sell();
    const orderId = orders[0]?.id ?? '';
    const dispute = openDispute(stripe.books, intentId);
    await tell('charge.dispute.created', dispute.id);
    await tell('charge.dispute.funds_withdrawn', dispute.id);
    const [shown] = await moneyBackOf(admin, orderId);
    expect(shown).toMatchObject({
      kind: 'dispute',
      status: 'open',
      reason: 'fraudulent',
      providerRef: dispute.id,
      fee: { priceMinor: 1_500, currency: 'USD' },
      evidenceDueAt: expect.any(String),
    });
    expect(await feesOf(shown?.id ?? '')).toEqual([-1_500]);
    expect(await newsOf(admin, orderId)).toEqual(['dispute_opened']);
    closeDispute(stripe.books, dispute.id, 'lost');
    await tell('charge.dispute.closed', dispute.id);
    expect(await moneyBackOf(admin, orderId)).toMatchObject([{ status: 'lost', evidenceDueAt: null }]);
    expect(await feesOf(shown?.id ?? '')).toEqual([-1_500]);
    expect(refusal(await (await guest.as('account-manager')).get('/api/payment/money-back/'))).toBe('403 forbidden');
  });

  test('is a refund of ours that failed, until it is paid by other ways', async () => {
    const admin = await guest.as('admin');
    const { orders, key, intentId } = await sell();
    const orderId = orders[0]?.id ?? '';
    okBody(await guest.post(`/api/order/cancel/id/${orderId}?key=${key}`, {}));
    await guest.app.jobs.runNow('settle-payments');
    const refund = [...stripe.books.refunds.values()].find((one) => one.payment_intent === intentId);
    failRefund(stripe.books, refund?.id ?? '');
    await tell('refund.failed', intentId);
    const [failed] = await moneyBackOf(admin, orderId);
    expect(failed).toMatchObject({ kind: 'failed_refund', status: 'open', reason: 'expired_or_canceled_card' });
    expect(await newsOf(admin, orderId)).toEqual(['refund_failed']);
    const settle = () => admin.post(`/api/payment/money-back/settle/id/${failed?.id ?? ''}`, { reference: ' FX-9 ' });
    const answers = await Promise.all([settle(), settle()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await moneyBackOf(admin, orderId)).toMatchObject([{ status: 'settled', settledReference: 'FX-9' }]);
    // The books have given the money back already, once.
    expect(await ledgerOf(orderId)).toEqual(nothing);
  });

  test('is a refund by hand that failed: the books are as before it', async () => {
    const { orders, intentId } = await sell();
    const orderId = orders[0]?.id ?? '';
    const before = await ledgerOf(orderId);
    const refund = refundIntent(stripe.books, intentId, 3_000);
    await tell('refund.created', intentId);
    failRefund(stripe.books, refund.id);
    await tell('refund.failed', intentId);
    await tell('refund.created', intentId);
    expect(await ledgerOf(orderId)).toEqual(before);
    expect(await moneyBackOf(await guest.as('admin'), orderId)).toMatchObject([{ kind: 'refund', status: 'failed' }]);
  });

  type Admin = Awaited<ReturnType<typeof guest.as>>;
  async function moneyBackOf(admin: Admin, orderId: string): Promise<MoneyBack[]> {
    const { items } = okBody<{ items: MoneyBack[] }>(await admin.get('/api/payment/money-back/?limit=100'));
    return items.filter(({ orders }) => orders.some(({ id }) => id === orderId));
  }
  async function newsOf(admin: Admin, orderId: string): Promise<string[]> {
    const { items } = okBody<{ items: { kind: string; data: { orderId?: string; step?: string } }[] }>(
      await admin.get('/api/notification?limit=50'),
    );
    return items.flatMap(({ kind, data }) => (kind === 'money_back' && data.orderId === orderId ? [data.step ?? ''] : []));
  }
  async function feesOf(reversalId: string): Promise<number[]> {
    const rows = await db
      .selectFrom('ledger_entries')
      .select('amount_minor')
      .where('account', '=', 'platform')
      .where('ref', 'like', `${reversalId}:fee:%`)
      .execute();
    return rows.map(({ amount_minor }) => amount_minor);
  }
});
