import { isEmpty } from '@orime/contracts';
import type { LineSheetInput, OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { sql } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { assertVersion } from '../../../../house/http/if-match.ts';
import { newId } from '../../../../house/ids.ts';
import { countSelectable } from './known-buyers.queries.ts';
import { getOwnSheet } from './named-sheets.queries.ts';

/** A line sheet of the caller's own profile; nobody opens it until it says who may. */
export async function createSheet(db: Db, caller: Caller, input: LineSheetInput): Promise<OwnLineSheet> {
  return db.transaction().execute(async (trx) => {
    const profile = await trx
      .selectFrom('profiles')
      .select('id')
      .where('user_id', '=', caller.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (profile === undefined) throw new RequestError('business_rule', { fields: { profile: 'must be created first' } });
    const id = newId('lsh');
    await check(trx, { id, profileId: profile.id, ownerId: caller.userId }, input);
    const { title, season = '', visibility } = input;
    await trx
      .insertInto('linesheets')
      .values({ id, profile_id: profile.id, title_en: title.en.trim(), title_jp: title.jp.trim(), season: season.trim(), visibility })
      .execute();
    await replaceParts(trx, id, input);
    return getOwnSheet(trx, id);
  });
}

/** Changes the version the caller saw, or answers `conflict`. Admins may change everybody's. */
export async function updateSheet(
  db: Db,
  caller: Caller,
  id: string,
  input: Partial<LineSheetInput>,
  expected: number | undefined,
): Promise<OwnLineSheet> {
  return db.transaction().execute(async (trx) => {
    const sheet = await lockManaged(trx, caller, id);
    assertVersion(expected, sheet.version);
    const isAdmin = caller.role === 'admin';
    await check(trx, { id, profileId: sheet.profileId, ownerId: isAdmin ? null : caller.userId }, input);
    const { title, season, visibility } = input;
    await trx
      .updateTable('linesheets')
      .set({
        title_en: title?.en.trim(),
        title_jp: title?.jp.trim(),
        season: season?.trim(),
        visibility,
        version: sheet.version + 1,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    await replaceParts(trx, id, input);
    if (isAdmin)
      await audit(trx, { actor: caller, ip: caller.ip, action: 'linesheet.update', entity: 'linesheet', entityId: id, diff: input });
    return getOwnSheet(trx, id);
  });
}

export async function deleteSheet(db: Db, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockManaged(trx, caller, id);
    await trx.deleteFrom('linesheets').where('id', '=', id).execute();
    if (caller.role === 'admin')
      await audit(trx, { actor: caller, ip: caller.ip, action: 'linesheet.delete', entity: 'linesheet', entityId: id });
  });
}

interface Sheet {
  readonly id: string;
  readonly profileId: string;
  /** Whose acquaintances may be selected; null is an admin, who may select any. */
  readonly ownerId: string | null;
}

async function check(trx: Trx, sheet: Sheet, { title, items, buyerIds }: Partial<LineSheetInput>): Promise<void> {
  const fields: Record<string, string> = {};
  if (title !== undefined && isEmpty(title.en) && isEmpty(title.jp)) fields['title'] = 'is needed in one language at least';
  const designs = (items ?? []).map(({ designId }) => designId);
  if (new Set(designs).size < designs.length) fields['items'] = 'has a design twice';
  else if ((await countDesigns(trx, sheet.profileId, designs)) < designs.length) fields['items'] = 'has a design of somebody else';
  const buyers = [...new Set(buyerIds)];
  if ((await countSelectable(trx, sheet.ownerId, sheet.id, buyers)) < buyers.length)
    fields['buyerIds'] = 'has a company that you have nothing to do with';
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}

async function countDesigns(trx: Trx, profileId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM designs WHERE id = ANY (${ids}::text[]) AND profile_id = ${profileId} AND deleted_at IS NULL`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

async function replaceParts(trx: Trx, id: string, { items, buyerIds }: Partial<LineSheetInput>): Promise<void> {
  if (items !== undefined) {
    await trx.deleteFrom('linesheet_items').where('linesheet_id', '=', id).execute();
    const rows = items.map(({ designId, note }, position) => ({
      linesheet_id: id,
      design_id: designId,
      position,
      note_en: note?.en.trim() ?? '',
      note_jp: note?.jp.trim() ?? '',
    }));
    if (rows.length > 0) await trx.insertInto('linesheet_items').values(rows).execute();
  }
  if (buyerIds === undefined) return;
  await trx.deleteFrom('linesheet_buyers').where('linesheet_id', '=', id).execute();
  const rows = [...new Set(buyerIds)].map((buyerId) => ({ linesheet_id: id, buyer_id: buyerId }));
  if (rows.length > 0) await trx.insertInto('linesheet_buyers').values(rows).execute();
}

async function lockManaged(trx: Trx, caller: Caller, id: string): Promise<{ version: number; profileId: string }> {
  const ownerId = caller.role === 'admin' ? null : caller.userId;
  const { rows } = await sql<{ version: number; profileId: string }>`
    SELECT l.version, l.profile_id AS "profileId" FROM linesheets l JOIN profiles p ON p.id = l.profile_id
    WHERE l.id = ${id} AND (${ownerId}::text IS NULL OR p.user_id = ${ownerId} AND p.deleted_at IS NULL) FOR UPDATE OF l`.execute(trx);
  if (rows[0] === undefined) throw new RequestError('not_found');
  return rows[0];
}
