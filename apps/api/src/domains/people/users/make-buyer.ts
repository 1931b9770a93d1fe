import type { Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { hasProfileData, markEmailVerified, setUserType } from './users.queries.ts';

/**
 * Makes an account one that buys for a company, on the word of somebody who got our mail at its address. Throws
 * `account_in_use` when it works here, is in a company, or runs pages of its own.
 */
export async function makeBuyer(trx: Trx, userId: string): Promise<void> {
  // Locked, so that no pages are made for it in the same moment.
  const user = await trx.selectFrom('users').select('staff_role').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
  if (user.staff_role !== 'none' || (await hasProfileData(trx, userId))) throw new RequestError('account_in_use');
  await setUserType(trx, userId, 'buyer');
  await markEmailVerified(trx, userId);
}
