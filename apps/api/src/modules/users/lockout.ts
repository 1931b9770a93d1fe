import { RequestError } from '../../errors/request-error.ts';
import type { Db } from '../../plugins/db.ts';
import { clearCounter, hitCounter, readCounter } from '../../plugins/shared-counter.ts';

const maxFailures = 8;
const windowSeconds = 15 * 60;

/**
 * Eight failures within fifteen minutes lock an address for the rest of them. Counted for every address, registered or
 * not, so that the answer tells nobody which addresses have an account. Holds even where rate limits are off.
 */
export async function refuseLocked(db: Db, email: string): Promise<void> {
  const { hits, secondsLeft } = await readCounter(db, failuresOf(email));
  if (hits < maxFailures) return;
  throw new RequestError('locked', { headers: { 'retry-after': String(secondsLeft) }, details: { retryAfterSeconds: secondsLeft } });
}

export async function countFailure(db: Db, email: string): Promise<void> {
  await hitCounter(db, failuresOf(email), windowSeconds);
}

export async function forgetFailures(db: Db, email: string): Promise<void> {
  await clearCounter(db, failuresOf(email));
}

function failuresOf(email: string) {
  return { name: 'login-failures', subject: email };
}
