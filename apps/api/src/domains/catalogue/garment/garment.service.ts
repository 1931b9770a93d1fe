import { MAX_GARMENT_BYTES, type Garment, type GarmentCard, type GarmentInput } from '@orime/contracts/api/catalogue/garment';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import type { Page } from '../../../house/http/paging.ts';
import { newId } from '../../../house/ids.ts';
import { areOwnImages } from '../../media/file/index.ts';
import { keepVersion } from './garment-versions.queries.ts';

/** A member's drawer is large, not endless. */
const mostGarments = 300;

export async function createGarment(db: Db, userId: string, input: GarmentInput): Promise<Garment> {
  return db.transaction().execute(async (trx) => {
    // One after the other, so that the count holds.
    await sql`SELECT FROM users WHERE id = ${userId} FOR UPDATE`.execute(trx);
    await assertRoom(trx, userId);
    const doc = writeDoc(input.doc);
    await assertPreview(trx, userId, input.previewFileId);
    const id = newId('gar');
    await trx
      .insertInto('garments')
      .values({
        id,
        owner_user_id: userId,
        kind: input.kind ?? 'studio',
        name: input.name?.trim() ?? '',
        doc,
        preview_file_id: input.previewFileId ?? null,
      })
      .execute();
    return readGarment(trx, userId, id);
  });
}

export async function updateGarment(
  db: Db,
  userId: string,
  id: string,
  input: GarmentInput,
  expected: number | undefined,
): Promise<Garment> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('garments')
      .select('version')
      .where('id', '=', id)
      .where('owner_user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (stored === undefined) throw new RequestError('not_found');
    assertVersion(expected, stored.version);
    const doc = writeDoc(input.doc);
    await assertPreview(trx, userId, input.previewFileId);
    await keepVersion(trx, id);
    await trx
      .updateTable('garments')
      .set({ name: input.name?.trim(), doc, preview_file_id: input.previewFileId, version: stored.version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    return readGarment(trx, userId, id);
  });
}

export async function deleteGarment(db: Db, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('garments').where('id', '=', id).where('owner_user_id', '=', userId).executeTakeFirst();
  if (numDeletedRows === 0n) throw new RequestError('not_found');
}

export async function readGarment(db: Db, userId: string, id: string): Promise<Garment> {
  const { rows } = await sql<
    CardRow & { doc: Garment['doc'] }
  >`SELECT ${cardFields}, g.doc FROM garments g WHERE g.id = ${id} AND g.owner_user_id = ${userId}`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new RequestError('not_found');
  return { ...toCard(row), doc: row.doc };
}

/** Last saved first, without the documents. */
export async function listGarments(
  db: Db,
  userId: string,
  kind: GarmentCard['kind'] | undefined,
  page: Page,
): Promise<{ items: GarmentCard[]; total: number }> {
  const { rows } = await sql<CardRow & { total: number }>`
    SELECT ${cardFields}, count(*) OVER ()::int AS total FROM garments g
    WHERE g.owner_user_id = ${userId} AND (${kind ?? null}::text IS NULL OR g.kind = ${kind ?? null})
    ORDER BY g.updated_at DESC, g.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { items: rows.map(toCard), total: rows[0]?.total ?? 0 };
}

/** The document as it is stored. Throws `too_large` for one that is. */
export function writeDoc(doc: GarmentInput['doc']): string {
  const text = JSON.stringify(doc);
  if (Buffer.byteLength(text) > MAX_GARMENT_BYTES)
    throw new RequestError('too_large', { details: { bytes: Buffer.byteLength(text), most: MAX_GARMENT_BYTES } });
  return text;
}

export async function assertRoom(trx: Trx, userId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM garments WHERE owner_user_id = ${userId}`.execute(trx);
  if ((rows[0]?.count ?? 0) >= mostGarments) throw new RequestError('business_rule', { details: { most: mostGarments } });
}

async function assertPreview(trx: Trx, userId: string, fileId: string | null | undefined): Promise<void> {
  if (fileId && !(await areOwnImages(trx, [fileId], [userId])))
    throw new RequestError('validation', { fields: { previewFileId: 'is no picture of yours' } });
}

interface CardRow extends Omit<GarmentCard, 'createdAt' | 'updatedAt'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const cardFields = sql`g.id AS "_id", g.id, g.kind, g.name, g.preview_file_id AS "previewFileId", g.version, g.created_at AS "createdAt", g.updated_at AS "updatedAt"`;

function toCard({ _id, id, kind, name, previewFileId, version, createdAt, updatedAt }: CardRow): GarmentCard {
  return { _id, id, kind, name, previewFileId, version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
