import type { Trx } from '../../../../house/db/db.ts';
import { newId } from '../../../../house/ids.ts';

export interface OwedRefund {
  /** The invoice that was credited. */
  readonly invoiceId: string;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Notes that a company is to get back what it paid of a credited invoice. The ledger follows by `settleWholesale`. */
export async function oweRefund(trx: Trx, { invoiceId, orderId, amountMinor, currency }: OwedRefund): Promise<void> {
  await trx
    .insertInto('invoice_refunds')
    .values({ id: newId('irf'), invoice_id: invoiceId, wholesale_order_id: orderId, amount_minor: amountMinor, currency, settled_at: null })
    .execute();
}
