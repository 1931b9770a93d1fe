import type { Db } from '../../../house/db/db.ts';
import type { PaymentProvider } from './provider.ts';
import { listAbandonedSessions, markVoidDone, markVoided, putLast } from './session.queries.ts';

/** Gives up a session that did not become a payment: nobody is charged for an order that was not placed. */
export async function voidSession(db: Db, provider: PaymentProvider, sessionId: string): Promise<void> {
  const session = await markVoided(db, sessionId);
  if (session === undefined) return;
  // What the provider still decides on is given up by the job that repeats this.
  if ((await provider.void(session.provider_ref)) === 'voided') await markVoidDone(db, session.id);
}

/** Told of a step that failed, and of what it was about: the others go on. */
export type FailureReport = (error: unknown, id: string) => void;

/** Voids what was authorised and never ordered, and repeats what a provider did not take. One that fails again waits behind the others. */
export async function voidAbandonedSessions(db: Db, provider: PaymentProvider, report: FailureReport): Promise<void> {
  for (const session of await listAbandonedSessions(db)) {
    try {
      if (session.failure !== 'void_pending' && (await markVoided(db, session.id)) === undefined) continue;
      if ((await provider.void(session.provider_ref)) === 'voided') await markVoidDone(db, session.id);
      else await putLast(db, session.id);
    } catch (error) {
      report(error, session.id);
      await putLast(db, session.id);
    }
  }
}
