import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { CompanyMember } from '@orime/contracts/api/trade/buyer-member';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { findMember } from './members.queries.ts';
import { handLead, isLastOwner, lockPlace, takeOut, type Place } from './place.queries.ts';
import { tellMember } from './tell-members.ts';

/** Saying again what somebody is changes nothing. Throws `last_owner` when the company would have none. */
export async function changeRole(db: Db, caller: Caller, userId: string, role: CompanyRole): Promise<CompanyMember> {
  return db.transaction().execute(async (trx) => {
    const { buyerId } = await lockOwnPlace(trx, caller.userId);
    const member = await requireMember(trx, buyerId, userId);
    if (member.role !== role) await setRole(trx, caller, { buyerId, userId, role: member.role }, role);
    return requireMember(trx, buyerId, userId);
  });
}

/** Who is taken out reads nothing of the company from the commit on: every request asks anew. */
export async function removeMember(db: Db, caller: Caller, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { buyerId } = await lockOwnPlace(trx, caller.userId);
    const { role, name } = await requireMember(trx, buyerId, userId);
    await goFrom(trx, caller, { buyerId, userId, role });
    if (userId !== caller.userId) await tellMember(trx, { buyerId, userId, name, step: 'removed', role: null });
  });
}

export async function leave(db: Db, caller: Caller): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const place = await lockPlace(trx, caller.userId);
    if (place === undefined) throw new RequestError('not_found');
    await goFrom(trx, caller, place);
  });
}

/** The caller's ownership goes to somebody else of the company, and with it the letters if they went to the caller. */
export async function transfer(db: Db, caller: Caller, userId: string): Promise<CompanyMember> {
  return db.transaction().execute(async (trx) => {
    const own = await lockOwnPlace(trx, caller.userId);
    const { buyerId } = own;
    const { role } = await requireMember(trx, buyerId, userId);
    if (userId === caller.userId) throw new RequestError('validation', { fields: { id: 'is yourself' } });
    if (role !== 'owner') await setRole(trx, caller, { buyerId, userId, role }, 'owner');
    await handLead(trx, buyerId, caller.userId, userId);
    await setRole(trx, caller, own, 'purchaser');
    return requireMember(trx, buyerId, userId);
  });
}

/** The caller's place, as its owner still: the rule of the route was asked before the lock. */
export async function lockOwnPlace(trx: Trx, userId: string): Promise<Place> {
  const place = await lockPlace(trx, userId);
  if (place === undefined) throw new RequestError('not_found');
  if (place.role !== 'owner') throw new RequestError('forbidden');
  return place;
}

async function requireMember(db: Db, buyerId: string, userId: string): Promise<CompanyMember> {
  const member = await findMember(db, buyerId, userId);
  if (member === undefined) throw new RequestError('not_found');
  return member;
}

async function setRole(trx: Trx, caller: Caller, place: Place, role: CompanyRole): Promise<void> {
  const { buyerId, userId } = place;
  if (role !== 'owner' && place.role === 'owner') {
    if (await isLastOwner(trx, place)) throw new RequestError('last_owner');
    await handLead(trx, buyerId, userId);
  }
  await trx.updateTable('buyer_members').set({ role }).where('buyer_id', '=', buyerId).where('user_id', '=', userId).execute();
  await audit(trx, {
    actor: caller,
    ip: caller.ip,
    action: 'buyer.member-role',
    entity: 'buyer',
    entityId: buyerId,
    diff: { userId, from: place.role, to: role },
  });
  if (userId !== caller.userId) await tellMember(trx, { buyerId, userId, name: caller.name, step: 'role', role });
}

async function goFrom(trx: Trx, caller: Caller, place: Place): Promise<void> {
  if (await isLastOwner(trx, place)) throw new RequestError('last_owner');
  await takeOut(trx, place);
  await audit(trx, {
    actor: caller,
    ip: caller.ip,
    action: 'buyer.member-out',
    entity: 'buyer',
    entityId: place.buyerId,
    diff: { userId: place.userId, from: place.role },
  });
}
