import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';

const PROVIDER = 'google';

export async function isConnected(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('oauth_connections')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider', '=', PROVIDER)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** The permission to send, still sealed; undefined when there is none. */
export async function findConnection(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('oauth_connections')
    .select('refresh_token_enc')
    .where('user_id', '=', userId)
    .where('provider', '=', PROVIDER)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.refresh_token_enc ?? undefined;
}

/** Notes a sign-in that begins here; those that were never finished go. */
export async function insertState(db: Db, userId: string, state: string, verifierSealed: string, expiresAt: Date): Promise<void> {
  await db.deleteFrom('oauth_states').where('expires_at', '<=', new Date()).execute();
  await db
    .insertInto('oauth_states')
    .values({ state_hash: digest(state), user_id: userId, provider: PROVIDER, verifier_sealed: verifierSealed, expires_at: expiresAt })
    .execute();
}

/** Uses a state up and gives its sealed verifier; undefined when this user began no such sign-in. Of two uses at once one wins. */
export async function consumeState(db: Db, userId: string, state: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('oauth_states')
    .where('state_hash', '=', digest(state))
    .where('user_id', '=', userId)
    .where('provider', '=', PROVIDER)
    .where('expires_at', '>', new Date())
    .returning('verifier_sealed')
    .executeTakeFirst();
  return row?.verifier_sealed;
}

/** Keeps the connection, in the place of an earlier one. Returns its id. */
export async function upsertConnection(db: Db, userId: string, scopes: readonly string[], refreshTokenSealed: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO oauth_connections (id, user_id, provider, scopes, refresh_token_enc, status)
    VALUES (${newId('oac')}, ${userId}, ${PROVIDER}, ${[...scopes]}, ${refreshTokenSealed}, 'active')
    ON CONFLICT (user_id, provider) DO UPDATE SET scopes = excluded.scopes, refresh_token_enc = excluded.refresh_token_enc, status = 'active'
    RETURNING id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Takes the permission out of the connection and gives it, still sealed; undefined when there is none. */
export async function revokeConnection(
  db: Db,
  userId: string,
): Promise<{ readonly id: string; readonly refreshTokenSealed: string | null } | undefined> {
  const row = await db
    .selectFrom('oauth_connections')
    .select(['id', 'refresh_token_enc'])
    .where('user_id', '=', userId)
    .where('provider', '=', PROVIDER)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await db.updateTable('oauth_connections').set({ status: 'revoked', refresh_token_enc: null }).where('id', '=', row.id).execute();
  return { id: row.id, refreshTokenSealed: row.refresh_token_enc };
}

function digest(state: string): string {
  return createHash('sha256').update(state).digest('base64url');
}
