import type { Address } from '@orime/contracts/schemas';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';

/** Where a seller takes returns; null before it was given, and for an account without a profile. */
export async function findReturnAddress(db: Db, userId: string): Promise<Address | null> {
  const profile = await db
    .selectFrom('profiles')
    .select('return_address')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return profile?.return_address ?? null;
}

export async function saveReturnAddress(db: Db, userId: string, address: Address): Promise<void> {
  const saved = await db
    .updateTable('profiles')
    .set({ return_address: JSON.stringify(address) })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw new RequestError('not_found');
}
