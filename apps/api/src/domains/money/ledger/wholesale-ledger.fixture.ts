import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { sql } from 'kysely';
import type { SignedInClient, TestApp } from '../../../../test/build-test-app.ts';
import { key, okBody } from '../../../../test/checkout-factories.ts';
import { createBuyer, createLine, move, order, wishOf, type BuyerOptions, type Line } from '../../../../test/wholesale-factories.ts';

export interface Deal {
  readonly line: Line;
  readonly one: WholesaleOrder;
}

/** Wholesale orders and the steps that post to the ledger. */
export function openDeals(api: TestApp, admin: SignedInClient) {
  /** An order of 4 × 100 dollars, in review. */
  async function deal(options: BuyerOptions & { readonly line?: Line } = {}): Promise<Deal> {
    const line = options.line ?? (await createLine(api));
    return { line, one: await order(await createBuyer(api, options), wishOf(line)) };
  }

  const approve = async ({ one }: Deal) => okBody<WholesaleOrder>(await move(admin, one, 'approved'));
  const ship = async ({ one }: Deal) => okBody<WholesaleOrder>(await admin.post(`/api/wholesale-order/fulfill/id/${one.id}`, {}));

  const invoiceOf = async ({ one }: Deal) =>
    okBody<WholesaleOrder>(await admin.get(`/api/wholesale-order/id/${one.id}`)).invoices[0]?.id ?? '';

  const pay = (invoiceId: string, amountMinor: number) =>
    admin.post(`/api/invoice/payment/id/${invoiceId}`, { amountMinor, method: 'bank_transfer' }, key());

  /** What accounts have of one order. */
  async function standing({ one }: Deal): Promise<Record<string, number>> {
    const { rows } = await sql<{ account: string; sum: number }>`
      SELECT split_part(account, ':', 1) AS account, sum(amount_minor)::bigint AS sum FROM ledger_entries WHERE wholesale_order_id = ${one.id} GROUP BY account HAVING sum(amount_minor) <> 0`.execute(
      api.db,
    );
    return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
  }

  return { deal, approve, ship, invoiceOf, pay, standing };
}
