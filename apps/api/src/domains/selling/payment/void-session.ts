import type { Db } from '../../../house/db/db.ts';
import type { PaymentProvider } from './provider.ts';
import {
  findSession,
  listAbandonedSessions,
  markFoundPaid,
  markVoidDone,
  markVoided,
  putLast,
  type AbandonedSession,
  type SessionRow,
} from './session.queries.ts';

/** Gives up a session that did not become a payment: nobody is charged for an order that was not placed. */
export async function voidSession(db: Db, provider: PaymentProvider, sessionId: string): Promise<void> {
  const session = await markVoided(db, sessionId);
  if (session === undefined) return;
  // What the provider still decides on is given up by the job that repeats this.
  if ((await provider.void(session.provider_ref)) === 'voided') await markVoidDone(db, session.id);
}

/** Told of a step that failed, and of what it was about: the others go on. */
export type FailureReport = (error: unknown, id: string) => void;

/**
 * Voids what was authorised and never ordered, and repeats what a provider did not take. One that fails again waits behind the others.
 * A session that somebody has paid since we last heard of it is not given up: `onPaid` turns it into the purchase.
 */
export async function voidAbandonedSessions(
  db: Db,
  provider: PaymentProvider,
  report: FailureReport,
  onPaid: (session: SessionRow) => Promise<void>,
): Promise<void> {
  for (const session of await listAbandonedSessions(db, provider.name)) {
    try {
      const paid = await findUnheardPayment(db, provider, session);
      if (paid !== undefined) await onPaid(paid);
      if (session.failure !== 'void_pending' && (await markVoided(db, session.id)) === undefined) continue;
      if ((await provider.void(session.provider_ref)) === 'voided') await markVoidDone(db, session.id);
      else await putLast(db, session.id);
    } catch (error) {
      report(error, session.id);
      await putLast(db, session.id);
    }
  }
}

/** A payment of which no webhook has told, because the buyer did not come back and the provider's call was lost. */
async function findUnheardPayment(db: Db, provider: PaymentProvider, session: AbandonedSession): Promise<SessionRow | undefined> {
  if (session.failure === 'found_paid') return findSession(db, session.id);
  if (session.failure === 'void_pending' || (session.status !== 'open' && session.status !== 'requires_action')) return undefined;
  const state = await provider.lookUp(session.provider_ref);
  if (state.status !== 'authorised') return undefined;
  await markFoundPaid(db, session.id, state.methodLabel);
  return findSession(db, session.id);
}
