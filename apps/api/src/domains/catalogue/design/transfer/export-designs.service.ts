import { DESIGN_COLUMNS, SIZE_COLUMNS } from '@orime/contracts/api/catalogue/design-columns';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { writeCsv } from '../../../../house/documents/csv.ts';
import { listDesignForms } from '../detail/design-forms.queries.ts';
import { toRows } from './csv-columns.ts';

const mostDesigns = 10_000;

/** A table of the designs of an owner (null: of everybody) that the import reads back unchanged. */
export async function exportDesigns(db: Db, ownerId: string | null): Promise<string> {
  const { rows } = await sql<{ id: string; slug: string }>`
    SELECT d.id, d.slug FROM designs d JOIN profiles p ON p.id = d.profile_id
    WHERE d.deleted_at IS NULL AND (${ownerId}::text IS NULL OR p.user_id = ${ownerId}) ORDER BY d.created_at, d.id LIMIT ${mostDesigns}`.execute(
    db,
  );
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const forms = await listDesignForms(
    db,
    rows.map(({ id }) => id),
  );
  return writeCsv(
    [...DESIGN_COLUMNS, ...SIZE_COLUMNS],
    forms.flatMap(({ id, form }) => toRows(slugs.get(id) ?? '', form)),
  );
}
