import type { Trx } from '../../../../house/db/db.ts';
import { enqueueMail } from '../../../../house/mail/outbox.ts';
import {
  notifyOfWholesale,
  type WholesaleNews,
  type WholesaleOrderFacts,
  type WholesaleParty,
} from '../../../notify/notification/index.ts';
import { wholesaleMail, type WholesaleMailData } from './wholesale-order.mail.ts';

/** Steps of the order itself. Its invoices and their money are mailed with their own figures. */
type MailedStep = Exclude<WholesaleNews['step'], 'invoiced' | 'paid' | 'overdue' | 'refunded'>;

export interface WholesaleOrderNews extends WholesaleNews<MailedStep> {
  readonly note?: string | undefined;
  readonly parcel?: { readonly carrier: string; readonly tracking: string };
}

/** Tells the parties of a wholesale order of a step, by mail and beside the bell, in the transaction that takes it. The company also gets a mail of what it placed itself: its receipt. */
export async function tellOfWholesale(trx: Trx, news: WholesaleOrderNews): Promise<void> {
  const { order, parties, dedupeKey } = await notifyOfWholesale(trx, news);
  for (const party of parties) {
    if (!party.isMailed || (party.isOwn && party.step !== 'submitted')) continue;
    const { step, email, locale, userId } = party;
    const data = mailData(order, party, news);
    await enqueueMail(trx, wholesaleMail, { template: `wholesale-${step}`, email, locale, data }, `${dedupeKey}:${userId}`);
  }
}

function mailData(
  order: WholesaleOrderFacts,
  { side, name, locale }: WholesaleParty,
  { orderId, note = '', parcel }: WholesaleOrderNews,
): WholesaleMailData {
  const { number, company, units, currency, totalMinor, advanceMinor, startShip } = order;
  return {
    path: `/wholesale-order-info/${orderId}${locale === 'jp' ? '?lang=jp' : ''}`,
    name,
    side,
    number,
    company,
    units,
    currency,
    totalMinor,
    advanceMinor,
    startShip,
    seller: locale === 'jp' && order.seller.jp !== '' ? order.seller.jp : order.seller.en,
    note,
    carrier: parcel?.carrier ?? '',
    tracking: parcel?.tracking ?? '',
  };
}
