import { createHash } from 'node:crypto';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId, newSecret } from '../../../house/ids.ts';

type LinkKind = 'verify' | 'reset' | 'invite';

const lifetimeHours: Readonly<Record<LinkKind, number>> = { verify: 24, reset: 1, invite: 7 * 24 };

/** Makes the secret of a single-use link. Links of the same kind sent before stay good until one is used. */
export async function createAuthLink(db: Db, userId: string, kind: LinkKind): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + lifetimeHours[kind] * 3_600_000);
  await db
    .insertInto('auth_tokens')
    .values({ id: newId('tok'), user_id: userId, kind, token_hash: digest(secret), expires_at: expiresAt })
    .execute();
  return secret;
}

/**
 * Uses a link up and gives its user. Of two that use it at once, one wins. Throws `not_found` for a secret that never was,
 * `token_used` for one that is used or too old.
 */
export async function consumeAuthLink(db: Db, secret: string, kind: LinkKind): Promise<string> {
  const used = await db
    .updateTable('auth_tokens')
    .set({ used_at: new Date() })
    .where('token_hash', '=', digest(secret))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  if (used === undefined) {
    const known = await db
      .selectFrom('auth_tokens')
      .select('id')
      .where('token_hash', '=', digest(secret))
      .where('kind', '=', kind)
      .executeTakeFirst();
    throw new RequestError(known === undefined ? 'not_found' : 'token_used');
  }
  // The others of the kind go with it: one change of mind, one link.
  await db
    .updateTable('auth_tokens')
    .set({ used_at: new Date() })
    .where('user_id', '=', used.user_id)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
  return used.user_id;
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
