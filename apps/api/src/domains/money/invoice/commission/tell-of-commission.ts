import type { Currency } from '@orime/contracts';
import type { Trx } from '../../../../house/db/db.ts';
import { enqueueMail } from '../../../../house/mail/outbox.ts';
import { notify } from '../../../notify/notification/index.ts';
import { getInvoiceRow } from '../invoice.queries.ts';
import { commissionMail } from './commission.mail.ts';

/** Tells a seller, by mail and beside the bell, of a month's invoice in the transaction that issues it. Accounts that are closed are left alone. */
export async function tellOfCommission(trx: Trx, invoiceId: string): Promise<void> {
  const { number, month, total_minor: totalMinor, buyer_user_id: userId, buyer, ...invoice } = await getInvoiceRow(trx, invoiceId);
  if (month === null || userId === null) throw new Error(`invoice ${invoiceId} is for no seller's month`);
  const seller = await trx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (seller === undefined) return;
  const { email, locale } = seller;
  const currency = invoice.currency as Currency; // invoices are in currencies of our markets only
  await notify(trx, {
    userId,
    kind: 'commission_invoiced',
    data: { invoiceId, number, month, amountMinor: totalMinor, currency },
    dedupeKey: `commission_invoiced:${invoiceId}`,
  });
  const data = {
    path: `/dashboard${locale === 'jp' ? '?lang=jp' : ''}`,
    number,
    name: locale === 'jp' && buyer.nameJp !== '' ? buyer.nameJp : buyer.name,
    month,
    currency,
    totalMinor,
  };
  await enqueueMail(trx, commissionMail, { template: 'commission-issued', email, locale, data }, `commission-issued:${invoiceId}`);
}
