import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import { sql } from 'kysely';
import { companyOf } from '../../../../house/db/company-of.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';

/** Somebody's place in a company. */
export interface Place {
  readonly buyerId: string;
  readonly userId: string;
  readonly role: CompanyRole;
}

/**
 * Where somebody is in a company, and a lock on it until the transaction ends: its people change one after the other, so
 * that what was asked for here still holds when it is acted upon.
 */
export async function lockPlace(trx: Trx, userId: string): Promise<Place | undefined> {
  await sql`SELECT FROM buyers WHERE id = ${companyOf(userId)} FOR NO KEY UPDATE`.execute(trx);
  return findPlace(trx, userId);
}

export function findPlace(db: Db, userId: string): Promise<Place | undefined> {
  return db
    .selectFrom('buyer_members')
    .select(['buyer_id as buyerId', 'user_id as userId', 'role'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whether nobody else could run the company. */
export async function isLastOwner(db: Db, { buyerId, userId, role }: Place): Promise<boolean> {
  if (role !== 'owner') return false;
  return (await listOtherOwners(db, buyerId, userId)).length === 0;
}

/** Takes somebody out of a company that has another owner, or is not theirs. Its letters go to the owner of longest standing then. */
export async function takeOut(trx: Trx, { buyerId, userId }: Place): Promise<void> {
  await handLead(trx, buyerId, userId);
  await trx.deleteFrom('buyer_members').where('buyer_id', '=', buyerId).where('user_id', '=', userId).execute();
}

/** The company's lead changes when it was the person named, who is about to own it no more. */
export async function handLead(trx: Trx, buyerId: string, fromId: string, toId?: string): Promise<void> {
  const lead = toId ?? (await listOtherOwners(trx, buyerId, fromId))[0];
  if (lead === undefined) return;
  await trx.updateTable('buyers').set({ user_id: lead }).where('id', '=', buyerId).where('user_id', '=', fromId).execute();
}

async function listOtherOwners(db: Db, buyerId: string, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('buyer_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.user_id')
    .where('m.buyer_id', '=', buyerId)
    .where('m.user_id', '<>', userId)
    .where('m.role', '=', 'owner')
    .where('u.status', '=', 'active')
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
