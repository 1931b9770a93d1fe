import type { confirmPayment, createPaymentSession, PaymentSession } from '@orime/contracts/api/selling/payment';
import type { Body } from '@orime/contracts/schemas';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { toPrice } from '../../site/market/index.ts';
import { extendHold, requireCheckout } from '../checkout/index.ts';
import type { ChargeState, OpenedCharge, PaymentProvider } from './provider.ts';
import { findSessionFor, findUsableSession, keepSession, moveSession, type SessionRow } from './session.queries.ts';
import { voidSession } from './void-session.ts';

/** How long a provider may take; a browser waits this long at most. */
const providerTimeoutMs = 8000;

/** Opens a payment for a quote. The same quote gets the session it has: nobody is charged twice for a double tap. */
export async function openSession(
  db: Db,
  provider: PaymentProvider,
  terms: Body<typeof createPaymentSession>,
  userId: string | null,
): Promise<PaymentSession> {
  const { row: checkout, quote } = await requireCheckout(db, terms, userId);
  await extendHold(db, checkout.id);
  const found = await findUsableSession(db, checkout.id, terms.quoteHash, provider.name);
  if (found !== undefined) {
    const charge = await provider.resume(found.provider_ref);
    if (charge !== 'expired') return toSession(found, charge);
    await moveSession(db, found.id, 'expired');
  }
  const id = newId('pms');
  const amountMinor = quote.totals.totalMinor;
  const { currency, email, locale: language } = checkout;
  const charge = await provider.open({ amountMinor, currency, reference: id, language, email });
  const session = await keepSession(db, {
    id,
    checkoutId: checkout.id,
    provider: provider.name,
    providerRef: charge.ref,
    amountMinor,
    currency,
    quoteHash: terms.quoteHash,
  });
  if (session.id !== id) {
    // Somebody else's tap was first. A charge that nobody has confirmed takes no money, so it is no harm if it is not given up.
    await provider.void(charge.ref).catch(() => {});
    return openSession(db, provider, terms, userId);
  }
  return toSession(session, charge);
}

function toSession(session: SessionRow, { redirectUrl }: Pick<OpenedCharge, 'redirectUrl'>): PaymentSession {
  return {
    paymentSessionId: session.id,
    provider: session.provider,
    status: session.status,
    amount: toPrice(session.amount_minor, session.currency),
    redirectUrl,
    expiresAt: session.expires_at.toISOString(),
  };
}

/** Asks the provider to authorise, or how a payment on its own page stands. Throws `payment_declined` and `payment_timeout`; after a time-out the charge is given up. */
export async function confirmSession(
  db: Db,
  provider: PaymentProvider,
  { paymentSessionId, checkoutKey, card, challenge }: Body<typeof confirmPayment>,
  userId: string | null,
) {
  const session = await findSessionFor(db, paymentSessionId, { userId, checkoutKey });
  if (session === undefined) throw new RequestError('not_found');
  if (session.status === 'authorised' || session.status === 'processing') return toAnswer(session, null);
  if (session.status === 'voided' || session.status === 'expired') throw new RequestError('payment_declined');
  await extendHold(db, session.checkout_id);
  const outcome = await ask(provider, session, card?.number, challenge).catch(async (error: unknown) => {
    // A provider that cannot be reached may have authorised it: it is asked again with the next try.
    if (error instanceof RequestError && error.code !== 'unavailable') await voidSession(db, provider, session.id);
    throw error;
  });
  if (outcome.status === 'open') return toAnswer(session, null);
  const moved = await moveSession(db, session.id, outcome.status, 'methodLabel' in outcome ? outcome.methodLabel : undefined);
  if (moved === undefined || isOver(moved)) throw new RequestError('payment_declined');
  return toAnswer(moved, outcome.status === 'requires_action' ? { kind: 'challenge' as const, text: outcome.text } : null);
}

function isOver({ status }: SessionRow): boolean {
  return status === 'declined' || status === 'voided' || status === 'expired';
}

async function ask(
  provider: PaymentProvider,
  session: SessionRow,
  cardNumber: string | undefined,
  challenge: 'approve' | 'refuse' | undefined,
): Promise<ChargeState> {
  const signal = AbortSignal.timeout(providerTimeoutMs);
  try {
    return await provider.confirm({ ref: session.provider_ref, cardNumber, challenge, signal });
  } catch (cause) {
    if (signal.aborted) throw new RequestError('payment_timeout', { cause });
    throw cause;
  }
}

function toAnswer(session: SessionRow, action: { kind: 'challenge'; text: { en: string; jp: string } } | null) {
  return { paymentSessionId: session.id, status: session.status, action };
}
