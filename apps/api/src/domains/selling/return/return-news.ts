import type { ReturnStatus } from '@orime/commerce';
import type { Language } from '@orime/contracts';
import type { Trx } from '../../../house/db/db.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { nameIn, orderPath, tellOfReturn, tellOfReturnStep } from '../order/index.ts';
import { returnMail, type ReturnMail } from './return.mail.ts';
import { getReturn, type ReturnRow } from './return.queries.ts';

/** Steps that the customer is told of; the parcel on its way is theirs, and what the seller saw in it comes with the decision. */
const TOLD = ['approved', 'declined', 'received', 'refunded', 'rejected'] as const satisfies readonly ReturnStatus[];
type ToldStep = (typeof TOLD)[number];

/** Mails and notifies the seller of a return, in the transaction that asks for it. */
export async function tellSeller(trx: Trx, returnId: string): Promise<void> {
  const { row, seller } = await getReturn(trx, returnId);
  await tellOfReturn(trx, factsOf(row));
  if (seller.email === null) return;
  const path = `/dashboard?tab=returns&return=${row.id}${seller.locale === 'jp' ? '&lang=jp' : ''}`;
  const lines = row.lines.map((line) => ({
    name: nameIn(seller.locale, line.name, line.nameJp),
    size: line.size,
    quantity: line.quantity,
    reason: line.reason,
  }));
  await enqueueMail(
    trx,
    returnMail,
    mailOf('return-requested', row, { email: seller.email, locale: seller.locale }, { path, seller: '', lines, note: row.note }),
    `return-requested:${row.id}`,
  );
}

/** Mails and notifies the customer of a step, in its transaction. Once a step. */
export async function tellCustomer(trx: Trx, returnId: string, status: ReturnStatus, secret: string): Promise<void> {
  if (!isTold(status)) return;
  const { row, buyer, seller } = await getReturn(trx, returnId);
  await tellOfReturnStep(trx, factsOf(row), status);
  const lines = row.lines.map((line) => ({
    name: nameIn(buyer.locale, line.name, line.nameJp),
    size: line.size,
    quantity: line.quantity,
    reason: null,
  }));
  const path = orderPath({ id: row.group_id, locale: buyer.locale }, secret);
  // The seller's words belong to the decision; later steps would only repeat them.
  const note = status === 'received' || status === 'refunded' ? '' : row.answer;
  await enqueueMail(
    trx,
    returnMail,
    mailOf(`return-${status}`, row, buyer, { path, seller: nameIn(buyer.locale, seller.name, seller.nameJp), lines, note }),
    `return-${status}:${row.id}`,
  );
}

function isTold(status: ReturnStatus): status is ToldStep {
  return (TOLD as readonly ReturnStatus[]).includes(status);
}

function factsOf({ id, number, order_id, lines }: ReturnRow) {
  return { orderId: order_id, returnId: id, returnNumber: number, units: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}

function mailOf(
  template: ReturnMail['template'],
  row: ReturnRow,
  to: { readonly email: string; readonly locale: Language },
  words: Pick<ReturnMail['data'], 'path' | 'seller' | 'lines' | 'note'>,
): ReturnMail {
  return {
    template,
    ...to,
    data: {
      number: row.number,
      order: row.order_number,
      currency: row.currency,
      refundMinor: row.refund_minor ?? 0,
      creditNote: row.credit_note ?? '',
      ...words,
    },
  };
}
