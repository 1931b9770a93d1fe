import { audit } from '../../../../house/access/audit.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import type { Staff } from '../invoice.service.ts';
import { boundsOf, isOver, lastMonths } from './commission-month.ts';
import { listCommissionSums } from './commission.queries.ts';
import { issueCommission } from './issue-commission.ts';
import { tellOfCommission } from './tell-of-commission.ts';

/** So far back a run makes up for those that did not happen; staff may ask for any month. */
const MONTHS_BACK = 3;

/** What has not been invoiced of the months before this one. Credited invoices wait for staff. Gives how many were issued. */
export async function issueDueCommission(db: Db): Promise<number> {
  let issued = 0;
  for (const month of lastMonths(MONTHS_BACK)) issued += (await issueMonth(db, { month })).length;
  return issued;
}

export interface CommissionWish {
  readonly month: string;
  readonly sellerProfileId?: string | undefined;
}

/** The same for one month when staff ask, with those again that were credited. Gives the ids of what was issued. */
export async function issueCommissionFor(db: Db, { month, sellerProfileId }: CommissionWish, staff: Staff): Promise<readonly string[]> {
  if (!isOver(month))
    throw new RequestError('business_rule', { fields: { month: 'is not over yet' }, details: { reason: 'month_not_over' } });
  if (
    sellerProfileId !== undefined &&
    (await db.selectFrom('profiles').select('id').where('id', '=', sellerProfileId).executeTakeFirst()) === undefined
  )
    throw new RequestError('not_found');
  return issueMonth(db, { month, sellerId: sellerProfileId, staff });
}

/** Seller by seller, each in a transaction of its own: a run that is cut off is taken up by the next. */
async function issueMonth(
  db: Db,
  { month, sellerId, staff }: { readonly month: string; readonly sellerId?: string | undefined; readonly staff?: Staff },
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const sums of await listCommissionSums(db, { ...boundsOf(month), sellerId })) {
    const id = await db.transaction().execute(async (trx) => {
      const issued = await issueCommission(trx, sums, { month, mayReplace: staff !== undefined });
      if (issued === undefined) return undefined;
      await tellOfCommission(trx, issued);
      if (staff !== undefined)
        await audit(trx, {
          ...staff,
          action: 'invoice.commission',
          entity: 'invoice',
          entityId: issued,
          diff: { month, sellerProfileId: sums.sellerId },
        });
      return issued;
    });
    if (id !== undefined) ids.push(id);
  }
  return ids;
}
