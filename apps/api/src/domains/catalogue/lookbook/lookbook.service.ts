import { isEmpty } from '@orime/contracts';
import type { Lookbook, LookbookInput } from '@orime/contracts/api/catalogue/lookbook';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import { newId } from '../../../house/ids.ts';
import { areOwnImages } from '../../media/file/index.ts';
import {
  countDesignsOf,
  insertLookbook,
  lockLookbook,
  replaceLooks,
  updateLookbookRow,
  type LockedLookbook,
} from './lookbook-write.queries.ts';
import { findLookbook } from './lookbook.queries.ts';

/** A lookbook of the caller's own profile. */
export async function createLookbook(db: Db, caller: Caller, input: LookbookInput): Promise<Lookbook> {
  return db.transaction().execute(async (trx) => {
    const profile = await trx
      .selectFrom('profiles')
      .select('id')
      .where('user_id', '=', caller.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (profile === undefined) throw new RequestError('business_rule', { fields: { profile: 'must be created first' } });
    const id = newId('lkb');
    await check(trx, input, profile.id, [caller.userId]);
    await insertLookbook(trx, { id, profileId: profile.id }, input);
    if (caller.role === 'admin')
      await audit(trx, { actor: caller, ip: caller.ip, action: 'lookbook.create', entity: 'lookbook', entityId: id, diff: input });
    return write(trx, caller.userId, id, input);
  });
}

/** Changes the version the caller saw, or answers `conflict`. Admins may change everybody's. */
export async function updateLookbook(
  db: Db,
  caller: Caller,
  id: string,
  version: number,
  input: Partial<LookbookInput>,
): Promise<Lookbook> {
  return db.transaction().execute(async (trx) => {
    const lookbook = await lockManaged(trx, caller, id);
    assertVersion(version, lookbook.version);
    await check(trx, input, lookbook.profileId, [caller.userId, lookbook.ownerUserId]);
    if (caller.role === 'admin')
      await audit(trx, { actor: caller, ip: caller.ip, action: 'lookbook.update', entity: 'lookbook', entityId: id, diff: input });
    return write(trx, lookbook.ownerUserId, id, input);
  });
}

export async function deleteLookbook(db: Db, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockManaged(trx, caller, id);
    await trx.deleteFrom('lookbooks').where('id', '=', id).execute();
    if (caller.role === 'admin')
      await audit(trx, { actor: caller, ip: caller.ip, action: 'lookbook.delete', entity: 'lookbook', entityId: id });
  });
}

async function write(trx: Db, ownerUserId: string, id: string, input: Partial<LookbookInput>): Promise<Lookbook> {
  await updateLookbookRow(trx, id, input);
  if (input.looks !== undefined) await replaceLooks(trx, id, input.looks);
  const lookbook = await findLookbook(trx, id, ownerUserId);
  if (lookbook === undefined) throw new RequestError('not_found');
  return lookbook;
}

async function check(trx: Db, input: Partial<LookbookInput>, profileId: string, ownerIds: readonly string[]): Promise<void> {
  const fields: Record<string, string> = {};
  if (input.title !== undefined && isEmpty(input.title.en) && isEmpty(input.title.jp))
    fields['title'] = 'is needed in one language at least';
  const cover = input.coverFileId === undefined ? [] : [input.coverFileId];
  if (!(await areOwnImages(trx, cover, ownerIds))) fields['coverFileId'] = 'was not uploaded here';
  if (
    !(await areOwnImages(
      trx,
      (input.looks ?? []).map((look) => look.fileId),
      ownerIds,
    ))
  )
    fields['looks'] = 'have a picture that was not uploaded here';
  const designs = [...new Set((input.looks ?? []).flatMap((look) => look.hotspots.map((hotspot) => hotspot.designId)))];
  if (designs.length > 0 && (await countDesignsOf(trx, profileId, designs)) < designs.length)
    fields['looks'] = 'point at a design of somebody else';
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}

async function lockManaged(trx: Db, caller: Caller, id: string): Promise<LockedLookbook> {
  const lookbook = await lockLookbook(trx, id, caller.role === 'admin' ? undefined : caller.userId);
  if (lookbook === undefined) throw new RequestError('not_found');
  return lookbook;
}
