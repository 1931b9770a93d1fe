import type { Db } from '../../plugins/db.ts';
import type { PaymentProvider } from './provider.ts';
import { listAbandonedSessions, markVoidDone, markVoided } from './session.queries.ts';

/** Gives up a session that did not become a payment: nobody is charged for an order that was not placed. */
export async function voidSession(db: Db, provider: PaymentProvider, sessionId: string): Promise<void> {
  const session = await markVoided(db, sessionId);
  if (session === undefined) return;
  await provider.void(session.provider_ref);
  await markVoidDone(db, session.id);
}

/** Voids what was authorised and never ordered, and repeats what a provider did not take. */
export async function voidAbandonedSessions(db: Db, provider: PaymentProvider): Promise<number> {
  const sessions = await listAbandonedSessions(db);
  for (const session of sessions) {
    if (session.failure !== 'void_pending' && (await markVoided(db, session.id)) === undefined) continue;
    await provider.void(session.provider_ref);
    await markVoidDone(db, session.id);
  }
  return sessions.length;
}
