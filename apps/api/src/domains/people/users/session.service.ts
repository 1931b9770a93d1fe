import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import type { Tokens } from './tokens.ts';

const WEEK_SECONDS = 7 * 24 * 3600;
const HALF_DAY_SECONDS = 12 * 3600;
/** However often it is renewed, a session ends and asks for the password again. */
const LONGEST_SECONDS = 30 * 24 * 3600;

/** Where a session came from, shown to its owner in the list of sessions. */
export interface SessionOrigin {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

export function originOf(request: FastifyRequest): SessionOrigin {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, 400) ?? null };
}

export interface SessionTerms {
  /** False for somebody else's computer: the session lives half a day instead of a week. */
  readonly remember?: boolean | undefined;
  /** When a code of the second factor was shown, if it was. */
  readonly secondFactorAt?: Date | null;
  /** Opened by a mailed link: whoever has it reads the mails of the account's address. */
  readonly byMail?: boolean;
}

/** Opens a session and gives its token. The transaction that made or changed the account may be passed as `db`. */
export async function openSession(
  db: Db,
  tokens: Tokens,
  userId: string,
  origin: SessionOrigin,
  { remember = true, secondFactorAt = null, byMail = false }: SessionTerms = {},
): Promise<string> {
  const jti = newId('ses');
  const lifetimeSeconds = remember ? WEEK_SECONDS : HALF_DAY_SECONDS;
  const expiresAt = inSeconds(lifetimeSeconds);
  await db
    .insertInto('sessions')
    .values({
      jti,
      user_id: userId,
      expires_at: expiresAt,
      lifetime_seconds: lifetimeSeconds,
      second_factor_at: secondFactorAt,
      by_mail: byMail,
      ip: origin.ip,
      user_agent: origin.userAgent,
    })
    .execute();
  return signFor(db, tokens, userId, jti, expiresAt);
}

/** A new token for the same session, with what is now true of its user; `extend` gives it its whole lifetime again, for 30 days in all. */
export async function renewToken(db: Db, tokens: Tokens, userId: string, jti: string, extend: boolean): Promise<string> {
  const session = await db
    .selectFrom('sessions')
    .select(['expires_at', 'lifetime_seconds', 'created_at'])
    .where('jti', '=', jti)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (session === undefined) throw new RequestError('token_expired');
  if (!extend) return signFor(db, tokens, userId, jti, session.expires_at);
  const lastMs = session.created_at.getTime() + LONGEST_SECONDS * 1000;
  const expiresAt = new Date(Math.min(inSeconds(session.lifetime_seconds).getTime(), lastMs));
  // A session that was ended a moment ago stays ended.
  const extended = await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('jti', '=', jti)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (extended.numUpdatedRows === 0n) throw new RequestError('token_expired');
  return signFor(db, tokens, userId, jti, expiresAt);
}

async function signFor(db: Db, tokens: Tokens, userId: string, jti: string, expiresAt: Date): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'name', 'type', 'staff_role', 'token_version'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return tokens.sign(
    { sub: userId, name: user.name, email: user.email, type: user.type, staffRole: user.staff_role, jti, tv: user.token_version },
    expiresAt,
  );
}

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}
