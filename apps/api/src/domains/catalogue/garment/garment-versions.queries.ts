import type { GarmentVersion, GarmentVersionCard } from '@orime/contracts/api/catalogue/garment';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import type { Page } from '../../../house/http/paging.ts';

/** The editor saves every few seconds: of so many minutes of work one state is kept. */
const APART = sql`interval '10 minutes'`;
const MOST = 20;

/** Keeps what is about to be written over, unless something nearly as new is kept already. */
export async function keepVersion(trx: Trx, id: string): Promise<void> {
  await sql`
    INSERT INTO garment_versions (garment_id, version, name, doc, saved_at)
    SELECT g.id, g.version, g.name, g.doc, g.updated_at FROM garments g
    WHERE g.id = ${id} AND NOT EXISTS (SELECT FROM garment_versions v WHERE v.garment_id = g.id AND v.saved_at > g.updated_at - ${APART})
    ON CONFLICT DO NOTHING`.execute(trx);
  await sql`
    DELETE FROM garment_versions WHERE garment_id = ${id} AND version IN (
      SELECT version FROM garment_versions WHERE garment_id = ${id} ORDER BY version DESC OFFSET ${MOST})`.execute(trx);
}

/** Newest first. Throws `not_found` for a document that is not the person's. */
export async function listVersions(
  db: Db,
  userId: string,
  id: string,
  page: Page,
): Promise<{ items: GarmentVersionCard[]; total: number }> {
  await assertOwn(db, userId, id);
  const { rows } = await sql<VersionRow & { total: number }>`
    SELECT v.version, v.name, v.saved_at AS "savedAt", count(*) OVER ()::int AS total FROM garment_versions v
    WHERE v.garment_id = ${id} ORDER BY v.version DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { items: rows.map(toCard), total: rows[0]?.total ?? 0 };
}

export async function readVersion(db: Db, userId: string, id: string, version: number): Promise<GarmentVersion> {
  await assertOwn(db, userId, id);
  const { rows } = await sql<VersionRow & Pick<GarmentVersion, 'doc'>>`
    SELECT v.version, v.name, v.saved_at AS "savedAt", v.doc FROM garment_versions v
    WHERE v.garment_id = ${id} AND v.version = ${version}`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new RequestError('not_found');
  return { ...toCard(row), doc: row.doc };
}

async function assertOwn(db: Db, userId: string, id: string): Promise<void> {
  const row = await db.selectFrom('garments').select('id').where('id', '=', id).where('owner_user_id', '=', userId).executeTakeFirst();
  if (row === undefined) throw new RequestError('not_found');
}

interface VersionRow extends Omit<GarmentVersionCard, 'savedAt'> {
  readonly savedAt: Date;
}

function toCard({ version, name, savedAt }: VersionRow): GarmentVersionCard {
  return { version, name, savedAt: savedAt.toISOString() };
}
