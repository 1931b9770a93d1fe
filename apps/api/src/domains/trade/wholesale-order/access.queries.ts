import type { WholesaleRole } from '@orime/commerce';
import { sql } from 'kysely';
import type { UserActor } from '../../../house/access/actor.ts';
import { companyOf } from '../../../house/db/company-of.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';

/**
 * As what somebody reaches a wholesale order; for everybody else there is none. Buyers only while they are verified,
 * designers once it was placed, account managers while the buyer is theirs.
 */
export async function requireAccess(db: Db, id: string, actor: UserActor): Promise<WholesaleRole> {
  const role = roleOf(actor);
  if (role === undefined) throw new RequestError('not_found');
  const { rows } = await sql`
    SELECT FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id JOIN profiles p ON p.id = o.seller_profile_id
    WHERE o.id = ${id} AND CASE ${role}
      WHEN 'admin' THEN true
      WHEN 'manager' THEN b.account_manager_id = ${actor.userId}
      WHEN 'buyer' THEN b.id = ${companyOf(actor.userId)} AND b.verification = 'verified'
      ELSE p.user_id = ${actor.userId} AND o.placed_at IS NOT NULL END`.execute(db);
  if (rows.length === 0) throw new RequestError('not_found');
  return role;
}

function roleOf({ role }: UserActor): WholesaleRole | undefined {
  if (role === 'admin') return 'admin';
  if (role === 'account-manager') return 'manager';
  if (role === 'buyer-verified') return 'buyer';
  return role === 'designer' ? 'seller' : undefined;
}
