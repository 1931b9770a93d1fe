import type { Currency } from '@orime/contracts';
import type { OwnProfile } from '@orime/contracts/api/people/profile';
import { isStaff, type Actor, type UserActor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { listLookbooksOf, listOwnedDesigns, listProfileCards } from '../extensions/index.ts';
import { findProfile, type ProfileKey, type ProfileRecord } from './profile-detail.queries.ts';
import { listPromoters } from './promoter.queries.ts';

const everything = { page: 1, limit: 100, offset: 0 };

/** The public page of a designer as JSON text; others than its owner and staff get 404 while it is not approved. */
export async function readProfileText(db: Db, actor: Actor, key: ProfileKey, currency: Currency): Promise<string> {
  const record = await findProfile(db, key, actor.userId);
  if (record === undefined) throw new RequestError('not_found');
  const isOwner = actor.userId !== null && actor.userId === record.ownerUserId;
  if (!record.isPublic && !isOwner && !isStaff(actor)) throw new RequestError('not_found');
  const [designs, lookbooks] = await Promise.all([
    listProfileCards(db, record.id, currency),
    listLookbooksOf(db, { designer: record.id, viewerId: null }, everything),
  ]);
  const { ownerUserId: _, isPublic: __, status: ___, version: ____, following, ...shown } = record;
  const rest = {
    ...shown,
    holidayUntil: holidayOf(record),
    lookbook: lookbooks.items,
    viewer: { following, canEdit: isOwner || actor.role === 'admin' },
  };
  return `{"designs":${designs},${JSON.stringify(rest).slice(1)}`;
}

/** The caller's own profile with everything of it, in whatever state. Throws `not_found` before it is made. */
export async function readOwnProfile(db: Db, user: UserActor): Promise<OwnProfile> {
  const profile = await findOwnProfile(db, user);
  if (profile === undefined) throw new RequestError('not_found');
  return profile;
}

export async function findOwnProfile(db: Db, user: UserActor): Promise<OwnProfile | undefined> {
  const record = await findProfile(db, { ownerUserId: user.userId }, user.userId);
  if (record === undefined) return undefined;
  const [designs, lookbooks, promoters] = await Promise.all([
    listOwnedDesigns(db, user, everything, 'USD'),
    listLookbooksOf(db, { designer: record.id, viewerId: user.userId }, everything),
    listPromoters(db, record.id),
  ]);
  const { ownerUserId: _, isPublic: __, following, ...shown } = record;
  return {
    ...shown,
    holidayUntil: holidayOf(record),
    designs: [...designs.items],
    lookbook: lookbooks.items,
    promoters,
    viewer: { following, canEdit: true },
  };
}

function holidayOf(record: ProfileRecord): string | null {
  return record.holidayUntil !== null && record.holidayUntil > new Date() ? record.holidayUntil.toISOString() : null;
}
