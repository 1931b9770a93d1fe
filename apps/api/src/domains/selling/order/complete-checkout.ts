import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { voidSession, type FailureReport, type PaymentProvider, type SessionRow } from '../payment/index.ts';
import { applyAuthorised } from './apply-payment.ts';
import { placeOrder, type Placed } from './place-order.ts';

export interface CompletionContext {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly secret: string;
  /** Told when a session could not be given up; a job repeats it. */
  readonly report: FailureReport;
}

/**
 * The one way in which a payment becomes a purchase; browser and webhook both take it. Gives the purchase, whoever made
 * it. Where there cannot be one the session is given up before the refusal is thrown: nobody pays for nothing.
 */
export async function completeCheckout(context: CompletionContext, session: SessionRow, quoteHash: string): Promise<Placed> {
  const { db, secret } = context;
  try {
    const placed = await placeOrder(db, { checkoutId: session.checkout_id, quoteHash, sessionId: session.id }, secret);
    if (placed.isNew) return placed;
    const match = session.status === 'authorised' ? await applyAuthorised(db, placed.groupId, session, secret) : 'known';
    if (match === 'other') await giveUp(context, session);
    return placed;
  } catch (error) {
    if (error instanceof RequestError && endsPayment(error)) await giveUp(context, session);
    throw error;
  }
}

/** A provider that is away must not replace the answer: what happened to the purchase is known. */
async function giveUp({ db, provider, report }: CompletionContext, { id }: SessionRow): Promise<void> {
  await voidSession(db, provider, id).catch((error: unknown) => report(error, id));
}

/** Refusals after which this payment can never be used. Others (a missing address, an unfinished payment) can be mended. */
function endsPayment({ code }: RequestError): boolean {
  return code === 'insufficient_stock' || code === 'quote_changed' || code === 'quote_expired' || code === 'promo_exhausted';
}
