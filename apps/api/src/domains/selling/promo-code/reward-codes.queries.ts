import type { FoundCode } from '@orime/contracts/api/selling/promo-code';
import type { Db } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';

export interface Reward {
  readonly campaign: string;
  /** What the code begins with. */
  readonly prefix: string;
  readonly percentBp: number;
  readonly validDays: number;
}

/** The account's own code of a campaign; undefined when it has none. */
export async function findRewardCode(db: Db, userId: string, campaign: string): Promise<FoundCode | undefined> {
  const row = await db
    .selectFrom('promo_codes')
    .select(['code', 'value', 'ends_at', 'used_count'])
    .where('customer_id', '=', userId)
    .where('campaign', '=', campaign)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { code: row.code, percent: row.value / 100, endsAt: row.ends_at?.toISOString() ?? '', used: row.used_count > 0 };
}

/** Gives the account its code of a campaign. The unique pair of account and campaign decides between two requests at once. */
export async function giveRewardCode(db: Db, userId: string, { campaign, prefix, percentBp, validDays }: Reward): Promise<FoundCode> {
  await db
    .insertInto('promo_codes')
    .values({
      id: newId('prm'),
      code: `${prefix}-${newId('x').slice(-8)}`,
      kind: 'percent',
      value: percentBp,
      ends_at: new Date(Date.now() + validDays * 86_400_000),
      usage_limit: 1,
      per_customer_limit: 1,
      customer_id: userId,
      campaign,
      created_by: userId,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'campaign']).doNothing())
    .execute();
  const given = await findRewardCode(db, userId, campaign);
  if (given === undefined) throw new Error(`no code of ${campaign} was given to ${userId}`);
  return given;
}
