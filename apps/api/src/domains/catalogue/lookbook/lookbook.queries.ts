import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';

export interface LookbookFilters {
  /** Handle or id of a profile. */
  readonly designer?: string | undefined;
  readonly season?: string | undefined;
  /** Whose unpublished lookbooks are shown too. */
  readonly viewerId: string | null;
  readonly seesAll?: boolean;
}

/** Published lookbooks of approved designers, and the viewer's own, in the designers' order. */
export async function listLookbooks(db: Db, filters: LookbookFilters, page: Page): Promise<{ items: Lookbook[]; total: number }> {
  const where = sql`
    (l.published AND p.status = 'approved' AND p.deleted_at IS NULL OR p.user_id = ${filters.viewerId} OR ${filters.seesAll === true})
    AND (${filters.designer ?? null}::text IS NULL OR p.handle = ${filters.designer ?? null} OR p.id = ${filters.designer ?? null})
    AND (${filters.season ?? null}::text IS NULL OR l.season = ${filters.season ?? null})`;
  const rows = await selectLookbooks(db, where, filters.viewerId, page);
  return { items: rows.map(({ total: _, ...lookbook }) => lookbook), total: rows[0]?.total ?? 0 };
}

/** One lookbook as its owner sees it. */
export async function findLookbook(db: Db, id: string, viewerId: string | null): Promise<Lookbook | undefined> {
  const [row] = await selectLookbooks(db, sql`l.id = ${id}`, viewerId, { page: 1, limit: 1, offset: 0 });
  if (row === undefined) return undefined;
  const { total: _, ...lookbook } = row;
  return lookbook;
}

/** A look without words of its own is described by the picture's. */
async function selectLookbooks(db: Db, where: RawBuilder<unknown>, viewerId: string | null, page: Page) {
  const { rows } = await sql<Lookbook & { total: number }>`
    SELECT l.id AS "_id", l.id, l.slug, local_text(l.title_en, l.title_jp) AS title, l.season,
      json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp) AS designer,
      (SELECT image_ref(f, l.title_en, l.title_jp) FROM files f WHERE f.id = l.cover_id) AS cover,
      coalesce((
        SELECT json_agg(json_build_object('number', k.number, 'image', image_ref(f, coalesce(nullif(k.alt_en, ''), f.alt_en), coalesce(nullif(k.alt_jp, ''), f.alt_jp)), 'hotspots', ${hotspots(viewerId)}) ORDER BY k.number)
        FROM lookbook_looks k JOIN files f ON f.id = k.file_id WHERE k.lookbook_id = l.id
      ), '[]') AS looks,
      l.published, l.version, count(*) OVER ()::int AS total
    FROM lookbooks l JOIN profiles p ON p.id = l.profile_id
    WHERE ${where}
    ORDER BY l.position, l.created_at DESC, l.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return rows;
}

/** Points lead to public designs only; the owner sees those to the others as well. */
function hotspots(viewerId: string | null): RawBuilder<unknown> {
  return sql`coalesce((
    SELECT json_agg(json_build_object('x', h.x, 'y', h.y, 'designId', d.id, 'slug', d.slug, 'name', d.name, 'nameJp', d.name_jp))
    FROM jsonb_to_recordset(k.hotspots) AS h (x numeric, y numeric, "designId" text) JOIN designs d ON d.id = h."designId"
    WHERE d.deleted_at IS NULL AND (p.user_id = ${viewerId} OR EXISTS (SELECT FROM design_cards c WHERE c.design_id = d.id))
  ), '[]')`;
}
