import type { Invoice } from '@orime/contracts/api/money/invoice';
import { sql } from 'kysely';
import type { SignedInClient, TestApp } from '../../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../../test/catalogue-factories.ts';
import { buy, createPromoCode, key, okBody } from '../../../../../test/checkout-factories.ts';
import { QUIET_RULES } from '../../../../../test/quiet-rules.ts';

/** Sales with refunds, and what their invoices and credit notes come to. */
export function creditDesk(api: TestApp, admin: SignedInClient) {
  const { db } = api;

  type Sale = Awaited<ReturnType<typeof sell>>;

  /** Three units at ¥3,333 and one at ¥10,000, of which a code takes 10 %; the tax of 10 % is in the prices. */
  async function sell({ settle = true, currency = 'JPY' }: { readonly settle?: boolean; readonly currency?: 'JPY' | 'USD' } = {}) {
    const [seller, buyer] = [await api.as('designer'), await api.as('consumer')];
    const profile = await createProfile(db, { userId: seller.user.id });
    const [shirt, coat] = [
      await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 9 }], retail: { JPY: 3_333, USD: 3_333 } }),
      await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 9 }], retail: { JPY: 10_000, USD: 5_000 } }),
    ];
    const code = `OFF${profile.id.slice(-8)}`;
    await createPromoCode(db, code);
    const placed = await buy(
      buyer,
      [
        { id: shirt.id, size: 'S', quantity: 3 },
        { id: coat.id, size: 'S', quantity: 1 },
      ],
      { codes: [code], currency, email: buyer.user.email },
    );
    if (settle) await api.app.jobs.runNow('settle-payments');
    const [order] = placed.orders;
    return {
      seller,
      buyer,
      placed,
      orderId: order?.id ?? '',
      lineIds: (order?.lines ?? []).toSorted((a, b) => b.quantity - a.quantity).map(({ id }) => id),
    };
  }

  const refund = (orderId: string, body: object, idempotency = key()) =>
    admin.post(`/api/order/refund/id/${orderId}`, { reason: 'Torn', ...body }, idempotency);

  const units = (lineId: string | undefined, quantity: number) => ({ lines: [{ lineId, quantity }] });

  const papersOf = async ({ buyer }: Sale) =>
    okBody<{ items: Invoice[] }>(await buyer.get('/api/invoice/mine?limit=100')).items.toReversed();

  const issue = async (orderId: string) => okBody<Invoice>(await admin.post('/api/invoice/issue', { orderId }));

  /** What the order's papers come to, and what was kept. */
  async function standing({ orderId }: Pick<Sale, 'orderId'>) {
    const {
      rows: [row],
    } = await sql<{ papersMinor: number; keptMinor: number }>`
      SELECT (SELECT sum(total_minor)::bigint FROM invoices WHERE order_id = o.id) AS "papersMinor", o.total_minor - (SELECT coalesce(sum(amount_minor), 0)::bigint FROM refunds WHERE order_id = o.id) AS "keptMinor"
      FROM orders o WHERE o.id = ${orderId}`.execute(db);
    return { papersMinor: row?.papersMinor, keptMinor: row?.keptMinor };
  }

  async function breaches(): Promise<readonly unknown[]> {
    // Numbers are counted elsewhere: one test takes a paper away.
    return (
      await Promise.all(
        QUIET_RULES.filter(({ name }) => name.includes('credit note') && !name.startsWith('numbers')).map(
          async (rule) => (await sql.raw(rule.sql).execute(db)).rows,
        ),
      )
    ).flat();
  }

  return { sell, refund, units, papersOf, issue, standing, breaches };
}
