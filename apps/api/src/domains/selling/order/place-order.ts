import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import {
  goodsOf,
  lockCheckout,
  lockCodes,
  priceCheckout,
  QuoteChangedError,
  takeGoods,
  takeRedemptions,
  toWish,
  updateQuote,
  type CheckoutRow,
  type PricedCheckout,
} from '../checkout/index.ts';
import { lockSession, type SessionRow } from '../payment/index.ts';
import { queueConfirmation } from './mail/order-mails.ts';
import { tellSellers } from './order-notifications.ts';
import { findGroupOfCheckout } from './order.queries.ts';
import { writePurchase, type Purchaser } from './write-purchase.ts';

export interface Placement {
  readonly checkoutId: string;
  /** What the buyer agreed to. */
  readonly quoteHash: string;
  readonly sessionId: string;
}

export interface Placed {
  readonly groupId: string;
  /** False when the checkout had been completed before: by a webhook, a second tab, an earlier try. */
  readonly isNew: boolean;
}

/**
 * Turns a checkout into a purchase, once: browser and webhook both call this, the row lock on the checkout lets one work
 * and the other find the result. Everything (goods, codes, orders, ledger, mail) commits together or not at all.
 * Throws `insufficient_stock`, `quote_changed`, `quote_expired`, `validation`, `promo_exhausted` and payment codes.
 */
export async function placeOrder(db: Db, placement: Placement, secret: string): Promise<Placed> {
  try {
    return await db.transaction().execute((trx) => place(trx, placement, secret));
  } catch (error) {
    if (error instanceof QuoteChangedError) await updateQuote(db, placement.checkoutId, error.priced.quote, error.priced.quoteHash);
    throw error;
  }
}

async function place(trx: Trx, placement: Placement, secret: string): Promise<Placed> {
  const checkout = await lockCheckout(trx, placement.checkoutId);
  if (checkout === undefined) throw new RequestError('not_found');
  const former = await findGroupOfCheckout(trx, checkout.id);
  if (former !== undefined) return { groupId: former, isNew: false };
  if (checkout.status !== 'open' || checkout.expires_at.getTime() <= Date.now()) throw new RequestError('quote_expired');
  const buyer = toPurchaser(checkout);

  // Codes before goods: cancellations lock in the same order.
  await lockCodes(trx, checkout.codes);
  const priced = await priceCheckout(trx, toWish(checkout));
  if (priced.quoteHash !== placement.quoteHash || hasUnsellableLine(priced)) throw new QuoteChangedError(checkout, priced);
  if (priced.quote.lines.length === 0) throw new RequestError('validation', { fields: { lines: 'must not be empty' } });
  const session = await lockSession(trx, placement.sessionId);
  requirePaid(session, checkout, priced.quote.totals.totalMinor);

  const groupId = newId('grp');
  // Under the locks, because the quote only knew what was left a moment ago.
  await takeGoods(trx, checkout.id, goodsOf(priced.quote.lines, priced.facts), groupId);
  await writePurchase(trx, groupId, buyer, priced, session, secret);
  const redemptions = priced.quote.codes.map((code) => ({
    promoCodeId: priced.codeIds.get(code.code) ?? '',
    discountMinor: code.discountMinor,
  }));
  await takeRedemptions(trx, groupId, { userId: checkout.user_id, email: buyer.email }, redemptions);
  await trx.updateTable('checkouts').set({ status: 'completed' }).where('id', '=', checkout.id).execute();
  if (session.status === 'authorised') {
    await queueConfirmation(trx, groupId, secret);
    await tellSellers(trx, groupId);
  }
  return { groupId, isNew: true };
}

/** Short lines are not among them: they are refused under the locks. */
function hasUnsellableLine({ quote }: PricedCheckout): boolean {
  return quote.problems.some((problem) => 'line' in problem && problem.code !== 'insufficient_stock');
}

function toPurchaser(checkout: CheckoutRow): Purchaser {
  const { email, address } = checkout;
  if (email === null || address === null) {
    throw new RequestError('validation', {
      fields: { ...(email === null ? { email: 'is required' } : {}), ...(address === null ? { address: 'is required' } : {}) },
    });
  }
  return { checkout, email, address };
}

/** An authorised payment of exactly this checkout, these terms and this amount; one that is being decided makes a pending order. */
function requirePaid(session: SessionRow | undefined, checkout: CheckoutRow, totalMinor: number): asserts session is SessionRow {
  if (session === undefined || session.checkout_id !== checkout.id) throw new RequestError('not_found');
  if (session.status === 'open' || session.status === 'requires_action') throw new RequestError('payment_action_required');
  if (session.status !== 'authorised' && session.status !== 'processing') throw new RequestError('payment_declined');
  if (session.amount_minor !== totalMinor || session.currency !== checkout.currency) throw new RequestError('payment_declined');
}
