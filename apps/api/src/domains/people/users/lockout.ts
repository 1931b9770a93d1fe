import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { networkOf, rangeOf } from '../../../house/rate-limit/network-of.ts';
import { clearCounter, hitCounter, readCounter, type Counter } from '../../../house/rate-limit/shared-counter.ts';

const windowSeconds = 15 * 60;

/** A password that somebody is about to try. */
export type Attempt =
  /** At sign-in, where a stranger may name any address. */
  | { readonly email: string; readonly ip: string | null }
  /** In a session: whoever has none cannot lock its owner out of it. */
  | { readonly userId: string };

interface Bound extends Counter {
  readonly max: number;
  readonly refusal: 'locked' | 'rate_limited';
}

type Site = Pick<ApiApp, 'db' | 'config'>;

/**
 * Refuses an attempt after too many failures within fifteen minutes. Addresses are counted whether they are registered or not,
 * so that the answer tells nobody which have an account. Bounds of an address hold even where rate limits are off.
 */
export async function refuseLocked(site: Site, attempt: Attempt): Promise<void> {
  for (const bound of boundsOf(site, attempt)) {
    const { hits, secondsLeft } = await readCounter(site.db, bound);
    if (hits >= bound.max && !(await isSpared(site.db, attempt, bound))) throw refused(bound, secondsLeft);
  }
}

/**
 * What became of a password that was looked at. Many at once all begin before the first of them has failed: past the bound they are
 * refused now, the right one among them too and with the same words, so that none of them tells anything.
 */
export async function settleAttempt(site: Site, attempt: Attempt, isRight: boolean): Promise<void> {
  if (isRight) return refuseLocked(site, attempt);
  const passed: { readonly bound: Bound; readonly secondsLeft: number }[] = [];
  for (const bound of boundsOf(site, attempt)) {
    const { hits, secondsLeft } = await hitCounter(site.db, bound, windowSeconds);
    if (hits > bound.max && !(await isSpared(site.db, attempt, bound))) passed.push({ bound, secondsLeft });
  }
  const [first] = passed;
  if (first !== undefined) throw refused(first.bound, first.secondsLeft);
}

/** Whoever got in is no guesser. What others of the same network failed at stays counted. */
export async function forgetFailures(db: Db, attempt: Attempt): Promise<void> {
  for (const bound of ownBounds(attempt)) await clearCounter(db, bound);
}

function boundsOf({ config }: Site, attempt: Attempt): readonly Bound[] {
  const own = ownBounds(attempt);
  if ('userId' in attempt || attempt.ip === null || !config.rateLimits) return own;
  // One password tried at many addresses fails once at each: only the sender shows that it is guessing.
  return [
    ...own,
    { name: 'login-failures-network', subject: networkOf(attempt.ip), max: 50, refusal: 'rate_limited' },
    { name: 'login-failures-range', subject: rangeOf(attempt.ip), max: 250, refusal: 'rate_limited' },
  ];
}

const wholeAddress = 'login-failures';

/** Eight failures of one network, and many more of all together: one stranger does not lock an address for everybody. */
function ownBounds(attempt: Attempt): readonly Bound[] {
  if ('userId' in attempt) return [{ name: 'password-failures', subject: attempt.userId, max: 8, refusal: 'locked' }];
  const network = attempt.ip === null ? '' : networkOf(attempt.ip);
  return [
    { name: 'login-failures-here', subject: `${attempt.email} ${network}`, max: 8, refusal: 'locked' },
    { name: wholeAddress, subject: attempt.email, max: 100, refusal: 'locked' },
  ];
}

/** Where the account was signed in from before, strangers elsewhere do not lock it. */
async function isSpared(db: Db, attempt: Attempt, { name }: Bound): Promise<boolean> {
  if (name !== wholeAddress || 'userId' in attempt || attempt.ip === null) return false;
  const known = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.jti')
    .where('users.email', '=', attempt.email)
    .where('sessions.ip', '=', attempt.ip)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

function refused({ refusal }: Bound, secondsLeft: number): RequestError {
  return new RequestError(refusal, { headers: { 'retry-after': String(secondsLeft) }, details: { retryAfterSeconds: secondsLeft } });
}
