import type { Currency } from '@orime/contracts';
import type { DesignLook } from '@orime/contracts/api/catalogue/lookbook';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { listDesignCards } from '../design/index.ts';

/**
 * The first look, in the designer's order, that shows a public design together with others; null where there is none. Other colours
 * of the design are no others.
 */
export async function findDesignLook(db: Db, designId: string, currency: Currency): Promise<DesignLook | null> {
  const { rows } = await sql<Omit<DesignLook, 'designs'> & { designIds: readonly string[] }>`
    SELECT l.slug, local_text(l.title_en, l.title_jp) AS title, k.number, worn.ids AS "designIds",
      image_ref(f, coalesce(nullif(k.alt_en, ''), f.alt_en), coalesce(nullif(k.alt_jp, ''), f.alt_jp)) AS image
    FROM design_cards own JOIN designs d ON d.id = own.design_id
    JOIN lookbooks l ON l.profile_id = d.profile_id AND l.published
    JOIN lookbook_looks k ON k.lookbook_id = l.id AND k.hotspots @> jsonb_build_array(jsonb_build_object('designId', d.id))
    JOIN files f ON f.id = k.file_id
    CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT c.design_id) AS ids
      FROM jsonb_to_recordset(k.hotspots) AS h ("designId" text)
      JOIN design_cards c ON c.design_id = h."designId" AND c.currency = ${currency} AND NOT c.archived
      JOIN designs e ON e.id = c.design_id AND e.style_id <> d.style_id
    ) worn
    WHERE own.design_id = ${designId} AND own.currency = ${currency} AND worn.ids IS NOT NULL
    ORDER BY l.position, l.created_at DESC, l.id, k.number LIMIT 1`.execute(db);
  const [look] = rows;
  if (look === undefined) return null;
  const { designIds, ...shown } = look;
  return { ...shown, designs: [...(await listDesignCards(db, designIds, currency))] };
}
