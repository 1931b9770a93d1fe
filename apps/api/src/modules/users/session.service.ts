import type { FastifyRequest } from 'fastify';
import { newId } from '../../ids.ts';
import type { Db } from '../../plugins/db.ts';
import { RequestError } from '../../errors/request-error.ts';
import { tokenLifetimeSeconds, type Tokens } from './tokens.ts';

/** Where a session came from, shown to its owner in the list of sessions. */
export interface SessionOrigin {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

export function originOf(request: FastifyRequest): SessionOrigin {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, 400) ?? null };
}

/** Opens a session and gives its token. The transaction that made or changed the account may be passed as `db`. */
export async function openSession(db: Db, tokens: Tokens, userId: string, origin: SessionOrigin): Promise<string> {
  const jti = newId('ses');
  const expiresAt = inSevenDays();
  await db.insertInto('sessions').values({ jti, user_id: userId, expires_at: expiresAt, ip: origin.ip, user_agent: origin.userAgent }).execute();
  return signFor(db, tokens, userId, jti, expiresAt);
}

/** A new token for the same session, with what is now true of its user; `extend` moves its end seven days from now. */
export async function renewToken(db: Db, tokens: Tokens, userId: string, jti: string, extend: boolean): Promise<string> {
  const session = await db.selectFrom('sessions').select('expires_at').where('jti', '=', jti).where('user_id', '=', userId).where('revoked_at', 'is', null).executeTakeFirst();
  if (session === undefined) throw new RequestError('token_expired');
  const expiresAt = extend ? inSevenDays() : session.expires_at;
  if (extend) await db.updateTable('sessions').set({ expires_at: expiresAt }).where('jti', '=', jti).execute();
  return signFor(db, tokens, userId, jti, expiresAt);
}

async function signFor(db: Db, tokens: Tokens, userId: string, jti: string, expiresAt: Date): Promise<string> {
  const user = await db.selectFrom('users').select(['email', 'name', 'type', 'staff_role', 'token_version']).where('id', '=', userId).executeTakeFirstOrThrow();
  return tokens.sign({ sub: userId, name: user.name, email: user.email, type: user.type, staffRole: user.staff_role, jti, tv: user.token_version }, expiresAt);
}

function inSevenDays(): Date {
  return new Date(Date.now() + tokenLifetimeSeconds * 1000);
}
