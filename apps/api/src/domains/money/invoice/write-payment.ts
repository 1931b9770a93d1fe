import type { Trx } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';
import type { InvoiceRow } from './invoice.queries.ts';

export interface ReceivedPayment {
  readonly amountMinor: number;
  readonly method: 'card' | 'bank_transfer' | 'other';
  readonly reference?: string | undefined;
  readonly receivedAt?: string | undefined;
}

/** Writes money down on an invoice that the caller has locked and that is owed at least so much; gives the payment's id. */
export async function writePayment(
  trx: Trx,
  invoice: InvoiceRow,
  { amountMinor, method, reference = '', receivedAt }: ReceivedPayment,
  recordedBy: string,
): Promise<string> {
  const id = newId('ipy');
  await trx
    .insertInto('invoice_payments')
    .values({
      id,
      invoice_id: invoice.id,
      amount_minor: amountMinor,
      method,
      reference,
      recorded_by: recordedBy,
      ...(receivedAt === undefined ? {} : { received_at: receivedAt }),
    })
    .execute();
  const paidMinor = invoice.paid_minor + amountMinor;
  const status = paidMinor === invoice.total_minor ? 'paid' : invoice.status === 'overdue' ? 'overdue' : 'partially_paid';
  await trx.updateTable('invoices').set({ paid_minor: paidMinor, status, updated_at: new Date() }).where('id', '=', invoice.id).execute();
  return id;
}
