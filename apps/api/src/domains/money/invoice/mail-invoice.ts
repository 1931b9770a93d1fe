import type { Currency } from '@orime/contracts';
import type { Trx } from '../../../house/db/db.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { invoiceMail, type InvoiceMail } from './invoice.mail.ts';
import type { InvoiceRow } from './invoice.queries.ts';

type MailedInvoice = Pick<
  InvoiceRow,
  'id' | 'number' | 'kind' | 'locale' | 'buyer' | 'buyer_id' | 'currency' | 'total_minor' | 'paid_minor' | 'due_at'
>;

/** Writes to whoever leads a company now about an invoice as it stands, once a key. Retail buyers have paid before, and are told of their orders instead. */
export async function mailInvoice(
  trx: Trx,
  template: InvoiceMail['template'],
  invoice: MailedInvoice,
  { key = invoice.id, paidMinor, reference }: { readonly key?: string; readonly paidMinor?: number; readonly reference?: string } = {},
): Promise<void> {
  const { locale, number, buyer, kind } = invoice;
  if (kind !== 'wholesale') return;
  const email = invoice.buyer_id === null ? buyer.email : await findLeadEmail(trx, invoice.buyer_id);
  if (email === undefined || email === '') return;
  const data = {
    path: `/buyer/dashboard?invoice=${invoice.id}${locale === 'jp' ? '&lang=jp' : ''}`,
    number,
    name: locale === 'jp' && buyer.nameJp !== '' ? buyer.nameJp : buyer.name,
    dueAt: invoice.due_at.toISOString(),
    currency: invoice.currency as Currency, // invoices are in currencies of our markets only
    dueMinor: invoice.total_minor - invoice.paid_minor,
    ...(paidMinor === undefined ? {} : { paidMinor }),
    ...(reference === undefined ? {} : { reference }),
  };
  await enqueueMail(trx, invoiceMail, { template, email, locale, data }, `${template}:${key}`);
}

/** The invoice names whoever led the company when it was issued; they may have left it since. */
async function findLeadEmail(trx: Trx, buyerId: string): Promise<string | undefined> {
  const lead = await trx
    .selectFrom('buyers as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select('u.email')
    .where('b.id', '=', buyerId)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
  return lead?.email;
}
