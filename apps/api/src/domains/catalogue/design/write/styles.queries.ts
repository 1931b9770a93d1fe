import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { newId } from '../../../../house/ids.ts';
import type { DesignPatch } from './check-input.ts';

/**
 * Who changes which designs of a house are of one style waits here, before any design is locked: of two that do so at once the
 * second sees what the first did, and neither waits for a design of the other.
 */
export async function lockStyles(trx: Db, profileId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`styles ${profileId}`}, 0))`.execute(trx);
}

/** The same for the houses of these designs, always in the same order. */
export async function lockStylesAround(trx: Db, ...designIds: readonly string[]): Promise<void> {
  const houses = await trx
    .selectFrom('designs')
    .select('profile_id')
    .distinct()
    .where('id', 'in', designIds)
    .orderBy('profile_id')
    .execute();
  for (const { profile_id: id } of houses) await lockStyles(trx, id);
}

/**
 * The style as a form names it, by its first other design, whichever of them it was named by. Refuses designs of other houses,
 * and a design that is to be a colour of itself alone.
 */
export async function nameStyle(
  db: Db,
  design: { readonly id: string; readonly profileId: string },
  patch: DesignPatch,
): Promise<DesignPatch> {
  if (typeof patch.styleOf !== 'string') return patch;
  const { rows } = await sql<{ slug: string }>`
    SELECT b.slug::text AS slug FROM designs t JOIN designs b ON b.style_id = t.style_id
    WHERE t.id IN (SELECT id FROM designs WHERE id = ${patch.styleOf} UNION SELECT id FROM designs WHERE slug = ${patch.styleOf} UNION SELECT design_id FROM variants WHERE sku = ${patch.styleOf})
      AND t.profile_id = ${design.profileId} AND t.deleted_at IS NULL AND b.id <> ${design.id} AND b.profile_id = t.profile_id AND b.deleted_at IS NULL
    ORDER BY b.created_at, b.id LIMIT 1`.execute(db);
  if (rows[0] === undefined) throw noSuchStyle();
  return { ...patch, styleOf: rows[0].slug };
}

/** Makes the design a colour of the style that is named so, or of a style of its own. */
export async function joinStyle(db: Db, designId: string, slug: string | null): Promise<void> {
  if (slug === null) {
    await sql`
      UPDATE designs d SET style_id = ${newId('sty')}
      WHERE d.id = ${designId} AND EXISTS (SELECT FROM designs b WHERE b.style_id = d.style_id AND b.id <> d.id)`.execute(db);
    return;
  }
  const { rows } = await sql`
    UPDATE designs d SET style_id = t.style_id FROM designs t
    WHERE d.id = ${designId} AND t.slug = ${slug} AND t.profile_id = d.profile_id AND t.deleted_at IS NULL RETURNING d.id`.execute(db);
  // It may have been taken away while the change waited.
  if (rows.length === 0) throw noSuchStyle();
}

function noSuchStyle(): RequestError {
  return new RequestError('validation', { fields: { styleOf: 'is no other design of this house' } });
}
