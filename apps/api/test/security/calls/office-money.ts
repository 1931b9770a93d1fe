import { issueInvoice, type InvoiceDraft } from '../../../src/domains/money/invoice/index.ts';
import { newId } from '../../../src/house/ids.ts';
import { seal } from '../../../src/house/sealed-text.ts';
import type { SignedInClient, TestApp } from '../../build-test-app.ts';
import { createDesign, createProfile } from '../../catalogue-factories.ts';
import { buy, key, okBody, testAddress } from '../../checkout-factories.ts';
import { freshAdmin } from '../../fresh-password.ts';
import { createBuyer, createLine, move, order, wishOf } from '../../wholesale-factories.ts';
import type { Calls } from './call.ts';
import { made } from './made.ts';

/** What staff alone may do with payouts, commission, orders, invoices and expenses. */
export function officeMoneyCalls(api: TestApp): Calls {
  const { db } = api;
  const admin = () => freshAdmin(api);
  const sold = async () => {
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }], retail: { USD: 20_000 } });
    const { orders } = await buy(api, [{ id: design.id, size: 'S', quantity: 1 }]);
    await api.app.jobs.runNow('settle-payments');
    const id = orders[0]?.id ?? '';
    return { id, lineId: (await db.selectFrom('order_lines').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()).id };
  };
  const rate = async () => ({ kind: 'percent', value: 1000, scope: 'seller', scopeId: (await createProfile(db)).id });
  const payout = async () => {
    const [profile, id] = [await createProfile(db), newId('pyt')];
    await db
      .insertInto('payouts')
      .values({
        id,
        account: `seller:${profile.id}`,
        profile_id: profile.id,
        amount_minor: 5000,
        currency: 'USD',
        created_by: null,
        paid_at: null,
      })
      .execute();
    return id;
  };
  const unpaid = () => {
    const party = { name: 'Somebody', nameJp: '', address: ['1 Road'], email: 'a@example.com', registrationNumber: '' };
    const line = { text: { en: 'Forty coats', jp: 'コート40着' }, quantity: 40, unitMinor: 2_500, totalMinor: 100_000, taxRateBp: 0 };
    const draft: InvoiceDraft = {
      source: `test:${newId('src')}`,
      kind: 'wholesale',
      sellerProfileId: null,
      buyerUserId: null,
      locale: 'en',
      currency: 'USD',
      seller: party,
      buyer: party,
      lines: [line],
      taxes: [],
      taxIncluded: false,
      discountMinor: 0,
      shippingMinor: 0,
      dueInDays: 30,
      paidMinor: 0,
    };
    return db.transaction().execute((trx) => issueInvoice(trx, draft));
  };

  /** What a company paid of an invoice that was credited. */
  const owedBack = async (by: SignedInClient) => {
    const placed = await order(await createBuyer(api, { terms: 'prepay' }), wishOf(await createLine(api)));
    const { invoices } = okBody<{ invoices: readonly { id: string }[] }>(await move(by, placed, 'approved'));
    okBody(await by.post(`/api/invoice/payment/id/${invoices[0]?.id ?? ''}`, { amountMinor: 5000, method: 'card' }, key()));
    okBody(await move(by, placed, 'cancelled'));
    return (await db.selectFrom('invoice_refunds').select('id').where('wholesale_order_id', '=', placed.id).executeTakeFirstOrThrow()).id;
  };

  /** What the customer's bank sent back. */
  const failedRefund = async () => {
    const { id: orderId } = await sold();
    const id = newId('rfd');
    const { id: payment } = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.group_id', 'payments.group_id')
      .select('payments.id')
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('refunds')
      .values({
        id,
        payment_id: payment,
        order_id: orderId,
        amount_minor: 500,
        reason: '',
        idempotency_key: id,
        status: 'done',
        failed_at: new Date(),
        failure: 'expired card',
      })
      .execute();
    return id;
  };

  return {
    'POST /api/payout/run': async () => ({ by: await admin(), body: {} }),
    'POST /api/payout/status/id/:id': async () => ({ by: await admin(), params: { id: await payout() }, body: { status: 'processing' } }),
    'POST /api/payout/details/profile/:id': async () => {
      const profile = await createProfile(db);
      await db
        .insertInto('payout_details')
        .values({ profile_id: profile.id, country: 'JP', sealed: seal(api.config.jwtSecret, 'payout-details', '1234567'), ending: '67' })
        .execute();
      return { by: await admin(), params: { id: profile.id } };
    },
    'POST /api/commission-rate': async () => ({ by: await admin(), body: await rate() }),
    'POST /api/commission-rate/update/id/:id': async () => {
      const [by, body] = [await admin(), await rate()];
      return { by, params: { id: await made(by, '/api/commission-rate', body) }, body: { ...body, value: 1200 } };
    },
    'DELETE /api/commission-rate/:id': async () => {
      const by = await admin();
      return { by, params: { id: await made(by, '/api/commission-rate', await rate()) } };
    },
    'POST /api/order/refund/id/:id': async () => {
      const { id, lineId } = await sold();
      return { by: await admin(), params: { id }, body: { lines: [{ lineId, quantity: 1 }], reason: 'Torn' } };
    },
    'POST /api/order/draft': async () => ({
      by: await admin(),
      body: {
        email: 'drafted@example.com',
        locale: 'en',
        currency: 'USD',
        lines: [{ id: (await createDesign(db)).id, size: 'S', quantity: 1 }],
        address: testAddress,
      },
    }),
    'POST /api/invoice/issue': async () => ({ by: await admin(), body: { orderId: (await sold()).id } }),
    'POST /api/invoice/void/id/:id': async () => ({ by: await admin(), params: { id: await unpaid() }, body: { reason: 'Twice' } }),
    'POST /api/invoice/commission': async () => ({ by: await admin(), body: { month: '2025-02' } }),
    'POST /api/invoice/refund/id/:id': async () => {
      const by = await admin();
      return { by, params: { id: await owedBack(by) }, body: { method: 'bank_transfer', reference: 'FX-2' } };
    },
    'POST /api/invoice/payment/id/:id': async () => ({
      by: await admin(),
      params: { id: await unpaid() },
      body: { amountMinor: 40_000, method: 'bank_transfer', reference: 'FX-1' },
    }),
    'POST /api/payment/money-back/settle/id/:id': async () => ({
      by: await admin(),
      params: { id: await failedRefund() },
      body: { reference: 'FX-3' },
    }),
    'POST /api/expense/status/id/:id': async () => {
      const by = await api.as('designer');
      const body = {
        date: '2026-10-03',
        vendor: 'Linen',
        category: 'materials',
        amountMinor: 12_500,
        currency: 'JPY',
        status: 'submitted',
      };
      return { by: await admin(), params: { id: await made(by, '/api/expense', body) }, body: { status: 'approved' } };
    },
  };
}
