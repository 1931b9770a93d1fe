import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { clearCounter, hitCounter, readCounter } from '../../../house/rate-limit/shared-counter.ts';

const maxFailures = 8;
const windowSeconds = 15 * 60;

/**
 * Eight failures within fifteen minutes lock an address for the rest of them. Counted for every address, registered or
 * not, so that the answer tells nobody which addresses have an account. Holds even where rate limits are off.
 */
export async function refuseLocked(db: Db, email: string): Promise<void> {
  const { hits, secondsLeft } = await readCounter(db, failuresOf(email));
  if (hits >= maxFailures) throw locked(secondsLeft);
}

/**
 * What became of a password that was looked at. Many at once all begin before the first of them has failed: past eight they are
 * refused now, the right one among them too and with the same words, so that none of them tells anything.
 */
export async function settleAttempt(db: Db, email: string, isRight: boolean): Promise<void> {
  if (isRight) return refuseLocked(db, email);
  const { hits, secondsLeft } = await hitCounter(db, failuresOf(email), windowSeconds);
  if (hits > maxFailures) throw locked(secondsLeft);
}

export async function forgetFailures(db: Db, email: string): Promise<void> {
  await clearCounter(db, failuresOf(email));
}

function locked(secondsLeft: number): RequestError {
  return new RequestError('locked', { headers: { 'retry-after': String(secondsLeft) }, details: { retryAfterSeconds: secondsLeft } });
}

function failuresOf(email: string) {
  return { name: 'login-failures', subject: email };
}
