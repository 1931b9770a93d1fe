import type { StaffNote } from '@orime/contracts/api/people/staff-notes';
import { sql, type RawBuilder } from 'kysely';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import { cappedCount } from '../../../house/db/capped-count.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import type { Page } from '../../../house/http/paging.ts';
import { newId } from '../../../house/ids.ts';

/** Notes about a profile or a producer's page, newest first. */
export async function listNotes(
  db: Db,
  pageId: string,
  { page, limit, offset }: Page,
): Promise<{ items: StaffNote[]; total: number; page: number }> {
  const about = aboutPage(pageId);
  return {
    items: await readNotes(db, about, { limit, offset }),
    total: await cappedCount(db, sql`FROM staff_notes n WHERE ${about}`),
    page,
  };
}

/** The page is locked against being closed meanwhile: the note of somebody who is erased would stay. */
export function addNote(db: Db, admin: Caller, pageId: string, text: string): Promise<StaffNote> {
  return db.transaction().execute(async (trx) => {
    const isProfile = isProfileId(pageId);
    const { rows } =
      await sql`SELECT 1 FROM ${sql.table(isProfile ? 'profiles' : 'producers')} WHERE id = ${pageId} AND deleted_at IS NULL FOR SHARE`.execute(
        trx,
      );
    if (rows.length === 0) throw new RequestError('not_found');
    const id = newId('nte');
    await trx
      .insertInto('staff_notes')
      .values({
        id,
        profile_id: isProfile ? pageId : null,
        producer_id: isProfile ? null : pageId,
        author_id: admin.userId,
        body: text.trim(),
      })
      .execute();
    await record(trx, admin, 'profile.note', pageId, { noteId: id });
    const [note] = await readNotes(trx, sql`n.id = ${id}`, { limit: 1, offset: 0 });
    if (note === undefined) throw new RequestError('not_found');
    return note;
  });
}

export async function removeNote(db: Db, admin: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const note = await trx
      .deleteFrom('staff_notes')
      .where('id', '=', id)
      .returning(['profile_id', 'producer_id', 'author_id', 'created_at'])
      .executeTakeFirst();
    const pageId = note?.profile_id ?? note?.producer_id;
    if (note === undefined || pageId === undefined || pageId === null) throw new RequestError('not_found');
    await record(trx, admin, 'profile.note-remove', pageId, { noteId: id, authorId: note.author_id, createdAt: note.created_at });
  });
}

/** Of a person who is erased. A page that its owner closes and may open again keeps them. */
export async function forgetNotes(db: Db, userId: string): Promise<void> {
  await sql`
    DELETE FROM staff_notes WHERE id IN (
      SELECT n.id FROM staff_notes n JOIN profiles p ON p.id = n.profile_id WHERE p.user_id = ${userId}
      UNION ALL SELECT n.id FROM staff_notes n JOIN producers p ON p.id = n.producer_id WHERE p.user_id = ${userId})`.execute(db);
}

async function readNotes(
  db: Db,
  condition: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StaffNote[]> {
  const { rows } = await sql<Omit<StaffNote, 'createdAt'> & { readonly createdAt: Date }>`
    SELECT n.id, n.body AS text, json_build_object('id', u.id, 'name', u.name) AS author, n.created_at AS "createdAt"
    FROM staff_notes n JOIN users u ON u.id = n.author_id
    WHERE ${condition} ORDER BY n.created_at DESC, n.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Of the note only which one it is: its words must be able to go, and the audit stays. */
function record(
  trx: Trx,
  admin: Caller,
  action: string,
  pageId: string,
  diff: { readonly noteId: string; readonly authorId?: string; readonly createdAt?: Date },
): Promise<void> {
  return audit(trx, {
    actor: admin,
    ip: admin.ip,
    action,
    entity: isProfileId(pageId) ? 'profile' : 'producer',
    entityId: pageId,
    diff,
  });
}

function aboutPage(pageId: string): RawBuilder<unknown> {
  return isProfileId(pageId) ? sql`n.profile_id = ${pageId}` : sql`n.producer_id = ${pageId}`;
}

function isProfileId(id: string): boolean {
  return id.startsWith('prf_');
}
