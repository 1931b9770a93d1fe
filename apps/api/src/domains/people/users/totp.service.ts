import type { TotpStatus } from '@orime/contracts/api/people/users';
import { randomBytes } from 'node:crypto';
import type { UserActor } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newSecret } from '../../../house/ids.ts';
import { clearCounter, hitCounter } from '../../../house/rate-limit/shared-counter.ts';
import { seal, unseal } from '../../../house/sealed-text.ts';
import { findSecondFactorTime, revokeSessions, setSecondFactorTime } from './session.queries.ts';
import { openSession, type SessionOrigin } from './session.service.ts';
import type { SignedIn } from './signed-in.ts';
import {
  confirmFactor,
  deleteFactor,
  findFactor,
  insertChallenge,
  putUnconfirmedFactor,
  takeRecoveryCode,
  takeStep,
  tryChallenge,
  useChallenge,
} from './totp.queries.ts';
import { getSessionUser } from './users.queries.ts';

const SECRET = 'totp-secret';
const CHALLENGE_SECONDS = 5 * 60;
const RECOVERY_CODES = 10;
/** Codes of the half minute before and after are taken too: clocks of phones differ. */
const TOLERANCE_SECONDS = 30;
const MAX_PER_CHALLENGE = 5;
const MAX_PER_ACCOUNT = 8;
const WINDOW_SECONDS = 15 * 60;

export async function readTotpStatus(app: ApiApp, actor: UserActor): Promise<TotpStatus> {
  const factor = await findFactor(app.db, actor.userId);
  const passed = (await findSecondFactorTime(app.db, actor.jti)) !== null;
  const enrolled = factor?.isConfirmed === true;
  return { enrolled, required: app.config.production, passed, recoveryCodesLeft: enrolled ? factor.recoveryCodesLeft : 0 };
}

/** A new secret for an authenticator app. Throws `conflict` while one is in use: it is taken away first. */
export async function beginTotp(app: ApiApp, actor: UserActor): Promise<{ secret: string; otpauthUrl: string }> {
  const { generateSecret, generateURI } = await import('otplib');
  const secret = generateSecret();
  if (!(await putUnconfirmedFactor(app.db, actor.userId, seal(app.config.jwtSecret, SECRET, secret)))) throw new RequestError('conflict');
  return { secret, otpauthUrl: generateURI({ issuer: 'Orime', label: actor.email, secret }) };
}

/** Makes the app count, once it has shown a right code, and this session with it; others sign in anew. Gives the recovery codes, which are shown this once. */
export async function confirmTotp(app: ApiApp, actor: UserActor, code: string, ip: string): Promise<string[]> {
  const factor = await findFactor(app.db, actor.userId);
  if (factor === undefined || factor.isConfirmed) throw new RequestError('conflict');
  await countTry(app.db, actor.userId);
  const step = await matchingStep(app, factor.secretSealed, code);
  if (step === undefined) throw wrongCode();
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}`);
  await app.db.transaction().execute(async (trx) => {
    if (!(await confirmFactor(trx, actor.userId, factor.secretSealed, step, codes))) throw new RequestError('conflict');
    await setSecondFactorTime(trx, actor.jti, new Date());
    await revokeSessions(trx, actor.userId, actor.jti);
    await audit(trx, { actor, action: 'user.totp-enrol', entity: 'user', entityId: actor.userId, ip });
  });
  await clearCounter(app.db, triesOf(actor.userId));
  return codes;
}

/** Takes the authenticator away, after a fresh password. Where one is required, this session then owes a new one. */
export async function removeFactor(app: ApiApp, actor: UserActor, ip: string): Promise<void> {
  if ((actor.reauthUntil?.getTime() ?? 0) < Date.now()) throw new RequestError('reauth_required');
  await app.db.transaction().execute(async (trx) => {
    if (!(await deleteFactor(trx, actor.userId))) throw new RequestError('not_found');
    await setSecondFactorTime(trx, actor.jti, null);
    await revokeSessions(trx, actor.userId, actor.jti);
    await audit(trx, { actor, action: 'user.totp-remove', entity: 'user', entityId: actor.userId, ip });
  });
}

/** Without being asked for anything: for the command line. False when there is nothing to take away. */
export async function resetSecondFactor(db: Db, userId: string): Promise<boolean> {
  if (!(await deleteFactor(db, userId))) return false;
  await revokeSessions(db, userId, undefined);
  return true;
}

/** What a right password gets instead of a session where staff have an authenticator; undefined where there is none. */
export async function challengeFor(app: ApiApp, userId: string, remember: boolean): Promise<string | undefined> {
  const challenge = newSecret();
  return (await insertChallenge(app.db, userId, challenge, remember, CHALLENGE_SECONDS)) ? challenge : undefined;
}

/** The second half of a sign-in: a code of the app, or a recovery code. Throws `token_used` when the challenge is no longer good. */
export async function answerChallenge(
  app: ApiApp,
  answer: { readonly challenge: string; readonly code: string },
  origin: SessionOrigin,
): Promise<SignedIn> {
  const challenge = await tryChallenge(app.db, answer.challenge, MAX_PER_CHALLENGE);
  if (challenge === undefined) throw new RequestError('token_used');
  const { userId, remember } = challenge;
  await countTry(app.db, userId);
  const take = await readCode(app, userId, answer.code.trim().toLowerCase());
  // Code and challenge go together: neither is used up by an attempt that opens nothing.
  const token = await app.db.transaction().execute(async (trx) => {
    if (!(await take(trx))) throw wrongCode();
    if (!(await useChallenge(trx, answer.challenge))) throw new RequestError('token_used');
    return openSession(trx, app.tokens, userId, origin, { remember, secondFactorAt: new Date() });
  });
  await clearCounter(app.db, triesOf(userId));
  return { success: true, token, user: await getSessionUser(app.db, userId) };
}

/** How to take this code up, in the transaction that opens the session. */
async function readCode(app: ApiApp, userId: string, code: string): Promise<(db: Db) => Promise<boolean>> {
  if (code.includes('-')) return (db) => takeRecoveryCode(db, userId, code);
  const factor = await findFactor(app.db, userId);
  const step = factor?.isConfirmed === true ? await matchingStep(app, factor.secretSealed, code) : undefined;
  return (db) => (step === undefined ? Promise.resolve(false) : takeStep(db, userId, step));
}

/** The half minute whose code this is, near now; undefined when it is none of them. */
async function matchingStep(app: ApiApp, secretSealed: string, typed: string): Promise<number | undefined> {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const { verify } = await import('otplib');
  const result = await verify({ secret: unseal(app.config.jwtSecret, SECRET, secretSealed), token, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Counted before the code is looked at, so that many at once are counted too. Holds even where rate limits are off. */
async function countTry(db: Db, userId: string): Promise<void> {
  const { hits, secondsLeft } = await hitCounter(db, triesOf(userId), WINDOW_SECONDS);
  if (hits > MAX_PER_ACCOUNT)
    throw new RequestError('locked', { headers: { 'retry-after': String(secondsLeft) }, details: { retryAfterSeconds: secondsLeft } });
}

function wrongCode(): RequestError {
  return new RequestError('validation', { fields: { code: 'is not right' } });
}

function triesOf(userId: string) {
  return { name: 'totp-tries', subject: userId };
}
