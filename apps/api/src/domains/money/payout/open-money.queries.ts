import type { Trx } from '../../../house/db/db.ts';
import { listBalances, promoterAccount, sellerAccount } from '../ledger/index.ts';

/** Whether anything is owed to a profile, as seller or promoter, or by it, or is on its way. */
export async function isMoneyOpen(trx: Trx, profileId: string): Promise<boolean> {
  // What others owe for being promoted is money of the profile as well.
  const promoters = await trx.selectFrom('promoters').select('id').where('profile_id', '=', profileId).execute();
  const balances = await listBalances(trx, [sellerAccount(profileId), ...promoters.map(({ id }) => promoterAccount(id))]);
  if (balances.some(({ totalMinor }) => Number(totalMinor) !== 0)) return true;
  const payout = await trx
    .selectFrom('payouts')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirst();
  return payout !== undefined;
}
