import type { Quote } from '@orime/commerce';
import type { Checkout, CheckoutQuote, quoteCheckout } from '@orime/contracts/api/selling/checkout';
import type { Body } from '@orime/contracts/schemas';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId, newSecret } from '../../../house/ids.ts';
import { hashKey } from './checkout-key.ts';
import { findCheckout, lockCheckoutOf, updateCheckout, updateDraft, updateQuote, type CheckoutRow } from './checkout.queries.ts';
import { requireGuestLimits } from './goods/guest-limits.ts';
import { goodsOf, holdGoods } from './goods/hold-goods.ts';
import { toWanted } from './pricing/line-facts.queries.ts';
import { priceCheckout, type CheckoutWish, type PricedCheckout } from './pricing/price-checkout.ts';
import { toQuoteAnswer, toQuoteChanged, type QuoteFrame } from './pricing/quote-answer.ts';
import type { QuoteStatements } from './quote-statements.ts';

export type QuoteRequest = Body<typeof quoteCheckout>;

/**
 * Prices a wish and keeps it. An id that is unknown, not the holder's or completed opens a new checkout: the browser may
 * hold on to an old one. An account adopts the checkout that it began as a guest, with its key. What a request leaves out (e-mail, address, codes) keeps its former value.
 */
export async function quote(db: Db, statements: QuoteStatements, request: QuoteRequest, userId: string | null): Promise<CheckoutQuote> {
  const found =
    request.checkoutId === undefined ? undefined : await findCheckout(db, request.checkoutId, { userId, checkoutKey: request.checkoutKey });
  if (found?.is_draft === true) return quoteDraft(db, found, request);
  const former = found?.status === 'open' || found?.status === 'expired' ? found : undefined;
  const id = former?.id ?? newId('chk');
  const content = {
    userId: userId ?? former?.user_id ?? null,
    email: request.email ?? former?.email ?? null,
    currency: request.currency,
    locale: request.locale ?? former?.locale ?? ('en' as const),
    address: request.address ?? former?.address ?? null,
    lines: request.lines,
    shipping: request.shipping ?? former?.shipping ?? {},
    codes: request.codes ?? former?.codes ?? [],
    wishes: request.wishes ?? former?.wishes ?? {},
  };
  const priced = await priceCheckout(db, { ...content, lines: content.lines.map(toWanted), checkoutId: id }, statements.read);
  const kept = { ...content, quote: priced.quote, quoteHash: priced.quoteHash };
  const frame = { checkoutId: id, currency: request.currency };
  const expiresAt = former && (await updateCheckout(db, id, kept));
  if (expiresAt) return toQuoteAnswer(priced, { ...frame, expiresAt });
  if (former) return quote(db, statements, { ...request, checkoutId: undefined }, userId);
  const checkoutKey = newSecret();
  return toQuoteAnswer(priced, {
    ...frame,
    checkoutKey,
    expiresAt: await statements.insert({ id, keyHash: hashKey(checkoutKey), content: kept }),
  });
}

/** Lines, currency and e-mail address of a draft are as staff wrote them; it is not brought back once its time is over. */
async function quoteDraft(db: Db, row: CheckoutRow, request: QuoteRequest): Promise<CheckoutQuote> {
  const chosen = {
    address: request.address ?? row.address,
    shipping: request.shipping ?? row.shipping,
    codes: request.codes ?? row.codes,
    wishes: request.wishes ?? row.wishes,
  };
  const priced = await priceCheckout(db, toWish({ ...row, ...chosen }));
  if (!(await updateDraft(db, row.id, { ...chosen, quote: priced.quote, quoteHash: priced.quoteHash })))
    throw new RequestError('quote_expired');
  return toQuoteAnswer(priced, toFrame(row));
}

/** A checkout as it was left, priced again. A guest's is read with its key, an account's by the account. */
export async function readCheckout(db: Db, id: string, userId: string | null, key: string | undefined): Promise<Checkout> {
  const row = await findCheckout(db, id, { userId, checkoutKey: key });
  if (row === undefined) throw new RequestError('not_found');
  const priced = await priceCheckout(db, toWish(row));
  if (row.status === 'open') await updateQuote(db, id, priced.quote, priced.quoteHash);
  const group = await db.selectFrom('order_groups').select('id').where('checkout_id', '=', id).executeTakeFirst();
  return {
    status: isOver(row) ? 'expired' : row.status,
    email: row.email,
    address: row.address,
    wishes: row.wishes,
    holdExpiresAt: row.hold_expires_at?.toISOString() ?? null,
    groupId: group?.id ?? null,
    draft: row.is_draft ? { note: row.note, codes: [...row.codes], shipping: row.shipping } : null,
    quote: toQuoteAnswer(priced, toFrame(row)),
  };
}

/**
 * Reserves the goods of a quote, all or none. Throws `insufficient_stock` for who comes too late, `quote_changed` when the
 * quote no longer holds, `guest_limit` and `rate_limited` for who would keep too much from others.
 */
export async function hold(db: Db, terms: Terms, userId: string | null, visitor: string) {
  try {
    const until = await db.transaction().execute(async (trx) => {
      const row = await lockCheckoutOf(trx, terms.checkoutId, { userId, checkoutKey: terms.checkoutKey });
      requireOpen(row);
      const priced = await priceCheckout(trx, toWish(row));
      if (priced.quoteHash !== terms.quoteHash) throw new QuoteChangedError(row, priced);
      const goods = goodsOf(priced.quote.lines, priced.facts);
      requireGuestLimits(row, goods);
      return holdGoods(trx, row.id, visitor, goods);
    });
    return { checkoutId: terms.checkoutId, quoteHash: terms.quoteHash, holdExpiresAt: until.toISOString() };
  } catch (error) {
    if (error instanceof QuoteChangedError) await updateQuote(db, terms.checkoutId, error.priced.quote, error.priced.quoteHash);
    throw error;
  }
}

/**
 * The checkout on exactly these terms, which still hold, open, of this account or of the guest whose key came along. Throws
 * `not_found`, `quote_expired`, `quote_changed`, `guest_limit`.
 */
export async function requireCheckout(
  db: Db,
  terms: Terms,
  userId: string | null,
): Promise<{ readonly row: CheckoutRow; readonly quote: Quote }> {
  const row = await findCheckout(db, terms.checkoutId, { userId, checkoutKey: terms.checkoutKey });
  requireOpen(row);
  const priced = await priceCheckout(db, toWish(row));
  if (priced.quoteHash !== terms.quoteHash) {
    await updateQuote(db, row.id, priced.quote, priced.quoteHash);
    throw new QuoteChangedError(row, priced);
  }
  requireGuestLimits(row, goodsOf(priced.quote.lines, priced.facts));
  return { row, quote: priced.quote };
}

export interface Terms {
  readonly checkoutId: string;
  readonly checkoutKey?: string | undefined;
  readonly quoteHash: string;
}

/** The job that closes checkouts comes by once a minute. */
function isOver({ status, expires_at }: CheckoutRow): boolean {
  return status === 'open' && expires_at.getTime() <= Date.now();
}

function requireOpen(row: CheckoutRow | undefined): asserts row is CheckoutRow {
  if (row === undefined) throw new RequestError('not_found');
  if (row.status !== 'open' || isOver(row)) throw new RequestError('quote_expired');
}

export function toWish(row: CheckoutRow): CheckoutWish {
  return {
    checkoutId: row.id,
    currency: row.currency,
    lines: row.lines.map(toWanted),
    shipping: row.shipping,
    codes: row.codes,
    userId: row.user_id,
    email: row.email,
    address: row.address,
  };
}

export function toFrame(row: CheckoutRow): QuoteFrame {
  return { checkoutId: row.id, currency: row.currency, expiresAt: row.expires_at };
}

/** The agreed terms no longer hold. Carries the difference and the quote that holds now. */
export class QuoteChangedError extends RequestError {
  readonly priced: PricedCheckout;

  constructor(row: CheckoutRow, priced: PricedCheckout) {
    super('quote_changed', { details: toQuoteChanged(row.quote, priced, toFrame(row)) });
    this.priced = priced;
  }
}
