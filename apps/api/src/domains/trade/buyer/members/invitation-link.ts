import { createHash } from 'node:crypto';
import type { Db } from '../../../../house/db/db.ts';
import { newSecret } from '../../../../house/ids.ts';

/** Makes the secret of an invitation's link, in place of any before; none for one that is no longer open. Kept as a digest only. */
export async function createInvitationLink(db: Db, invitationId: string): Promise<string | undefined> {
  const secret = newSecret();
  const { numUpdatedRows } = await db
    .updateTable('buyer_invitations')
    .set({ token_hash: digestOf(secret) })
    .where('id', '=', invitationId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? secret : undefined;
}

export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
