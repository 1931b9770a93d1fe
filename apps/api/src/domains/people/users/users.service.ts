import type { UserType } from '@orime/contracts';
import type { LinkMail } from '@orime/contracts/api/people/users';
import type { UserActor } from '../../../house/access/actor.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { MAIL_WAIT_SECONDS, enqueueMail } from '../../../house/mail/outbox.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { hitCounter } from '../../../house/rate-limit/shared-counter.ts';
import { accountMail, type AccountMail } from './account.mail.ts';
import { consumeAuthLink } from './auth-link.service.ts';
import { refuseGuessable } from './guessable-password.ts';
import { forgetFailures, refuseLocked, settleAttempt } from './lockout.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { findSecondFactorTime, setReauth } from './session.queries.ts';
import { openSession, renewToken, type SessionOrigin } from './session.service.ts';
import type { SignedIn } from './signed-in.ts';
import { challengeFor } from './totp.service.ts';
import {
  ensureConsumer,
  findLogin,
  getSessionUser,
  hasProfileData,
  insertUser,
  markEmailVerified,
  markPasswordProven,
  replacePassword,
  setUserType,
} from './users.queries.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface ChallengeAnswer {
  readonly totpRequired: true;
  readonly challenge: string;
}

/** One refusal for a wrong password and for no such account, after the same work. */
export async function logIn(
  app: ApiApp,
  credentials: Credentials & { readonly remember?: boolean },
  origin: SessionOrigin,
): Promise<SignedIn | ChallengeAnswer> {
  const email = normaliseEmail(credentials.email);
  const attempt = { email, ip: origin.ip };
  await refuseLocked(app, attempt);
  const account = await findLogin(app.db, email);
  const isRight = await verifyPassword(account?.password_hash, credentials.password);
  await settleAttempt(app, attempt, isRight);
  if (account === undefined || !isRight) throw new RequestError('invalid_credentials');
  await forgetFailures(app.db, attempt);
  const challenge = await challengeFor(app, account.id, credentials.remember ?? true);
  if (challenge !== undefined) return { totpRequired: true, challenge };
  const token = await openSession(app.db, app.tokens, account.id, origin, { remember: credentials.remember });
  const user = await getSessionUser(app.db, account.id);
  return { success: true, token, user, ...(app.config.production && user.staffRole !== 'none' ? { totpEnrol: true as const } : {}) };
}

export interface Registration extends Credentials {
  readonly name: string;
  readonly type: UserType;
  readonly locale: 'en' | 'jp';
  readonly termsVersion: string;
  readonly marketing: boolean;
}

/** Account, session and verification mail in one transaction. Throws `email_in_use` by the address's constraint. */
export async function registerUser(app: ApiApp, registration: Registration, origin: SessionOrigin): Promise<string> {
  const id = newId('usr');
  const name = registration.name.trim();
  refuseGuessable(registration.password, registration);
  const passwordHash = await hashPassword(registration.password);
  const token = await app.db.transaction().execute(async (trx) => {
    await insertUser(trx, { ...registration, id, name, email: normaliseEmail(registration.email), passwordHash });
    if (registration.type === 'consumer') await ensureConsumer(trx, newId('con'), id, name);
    await enqueueMail(trx, accountMail, {
      template: 'verification',
      email: normaliseEmail(registration.email),
      locale: registration.locale,
    });
    return openSession(trx, app.tokens, id, origin);
  });
  await app.jobs.wake('mail');
  return token;
}

/**
 * Queues a mail to whoever has the address, at most one a minute, and tells when the next may be asked for. Whether anybody has
 * the address is found out by the job, not by the sender's clock: the wait counts what was asked here, not what was
 * sent, nor that somebody has just registered.
 */
export async function requestMail(
  app: ApiApp,
  template: AccountMail['template'],
  address: string,
  locale: 'en' | 'jp' | undefined,
): Promise<LinkMail> {
  const email = normaliseEmail(address);
  const answer = await app.db.transaction().execute(async (trx) => {
    const { hits, secondsLeft } = await hitCounter(trx, { name: `mail ${template}`, subject: email }, MAIL_WAIT_SECONDS);
    if (hits === 1) await enqueueMail(trx, accountMail, { template, email, locale });
    return { ok: true, queued: hits === 1, retryAfterSeconds: secondsLeft };
  });
  if (answer.queued) await app.jobs.wake('mail');
  return answer;
}

/**
 * Confirms an address and signs in. Somebody else may have chosen the password of the account: it is proven to be the
 * owner's only when `followerId`, who is signed in where the link is followed, is the account.
 */
export function verifyEmail(app: ApiApp, secret: string, followerId: string | null, origin: SessionOrigin): Promise<string> {
  return app.db.transaction().execute(async (trx) => {
    const userId = await consumeAuthLink(trx, secret, 'verify');
    await markEmailVerified(trx, userId);
    if (followerId === userId) await markPasswordProven(trx, userId);
    return openSession(trx, app.tokens, userId, origin, { byMail: true });
  });
}

/** A new password through a mailed link: it proves the address as well, and ends every other session. */
export async function resetPassword(app: ApiApp, secret: string, password: string, origin: SessionOrigin): Promise<string> {
  const passwordHash = await hashPassword(password);
  const { token, email } = await app.db.transaction().execute(async (trx) => {
    const userId = await consumePasswordLink(trx, secret);
    refuseGuessable(password, await getSessionUser(trx, userId));
    await replacePassword(trx, userId, passwordHash);
    await markEmailVerified(trx, userId);
    await markPasswordProven(trx, userId);
    return {
      token: await openSession(trx, app.tokens, userId, origin, { byMail: true }),
      email: (await getSessionUser(trx, userId)).email,
    };
  });
  await forgetFailures(app.db, { email: normaliseEmail(email), ip: origin.ip });
  return token;
}

/** A link to a first password works as one to a new password does. Throws `token_used` for any that does not work. */
async function consumePasswordLink(db: Db, secret: string): Promise<string> {
  try {
    return await consumeAuthLink(db, secret, 'reset');
  } catch (error) {
    if (!(error instanceof RequestError && error.code === 'not_found')) throw error;
  }
  return consumeAuthLink(db, secret, 'invite').catch((error: unknown) => {
    // A link that never was and one that is used up read alike here: both need a new one.
    throw error instanceof RequestError && error.code === 'not_found' ? new RequestError('token_used', { cause: error }) : error;
  });
}

export async function changePassword(
  app: ApiApp,
  actor: UserActor,
  passwords: { currentPassword: string; password: string },
  origin: SessionOrigin,
): Promise<string> {
  await requirePassword(app, actor, passwords.currentPassword, 'currentPassword');
  refuseGuessable(passwords.password, actor);
  const passwordHash = await hashPassword(passwords.password);
  return app.db.transaction().execute(async (trx) => {
    const secondFactorAt = await findSecondFactorTime(trx, actor.jti);
    await replacePassword(trx, actor.userId, passwordHash);
    return openSession(trx, app.tokens, actor.userId, origin, { secondFactorAt });
  });
}

/** Opens ten minutes of this session for grants, refunds, bulk actions, mass mail and one's own payout details; says until when. */
export async function confirmPassword(app: ApiApp, actor: UserActor, password: string): Promise<Date> {
  await requirePassword(app, actor, password, 'password');
  const until = new Date(Date.now() + REAUTH_MS);
  await setReauth(app.db, actor.jti, until);
  await forgetFailures(app.db, { userId: actor.userId });
  return until;
}

const REAUTH_MS = 10 * 60_000;

/** Throws `validation` at the field when the password is not this person's, and `locked` after too many of them. */
async function requirePassword(app: ApiApp, actor: UserActor, password: string, field: string): Promise<void> {
  const attempt = { userId: actor.userId };
  const account = await findLogin(app.db, actor.email);
  await refuseLocked(app, attempt);
  const isRight = await verifyPassword(account?.password_hash, password);
  await settleAttempt(app, attempt, isRight);
  if (!isRight) throw new RequestError('validation', { fields: { [field]: 'is not right' } });
}

const types: readonly string[] = ['designer', 'producer', 'buyer', 'consumer'] satisfies UserType[];

/** Kinds are chosen, roles are granted: `admin` is refused here whatever the body says (decision T4). */
export async function chooseType(app: ApiApp, actor: UserActor, wanted: string): Promise<string> {
  if (wanted === 'admin' || wanted === 'account_manager') throw new RequestError('forbidden');
  if (!types.includes(wanted)) throw new RequestError('validation', { fields: { type: 'is not one of the allowed values' } });
  const type = wanted as UserType; // one of the list, by the line above
  await app.db.transaction().execute(async (trx) => {
    if (actor.type !== null && actor.type !== type && (await hasProfileData(trx, actor.userId))) throw new RequestError('conflict');
    await setUserType(trx, actor.userId, type);
    if (type === 'consumer') await ensureConsumer(trx, newId('con'), actor.userId, actor.name);
  });
  return renewToken(app.db, app.tokens, actor.userId, actor.jti, false);
}
