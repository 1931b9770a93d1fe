import type { Currency, LocalText } from '@orime/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';

export interface SheetColour {
  readonly designId: string;
  readonly styleId: string;
  readonly colour: LocalText;
  readonly sku: string;
  readonly sizes: readonly string[];
  readonly wholesaleMinor: number | null;
}

/** Every colour of styles that is sold wholesale, style after style. One-of-one pieces are retail only. */
export async function listSheetColours(db: Db, styleIds: readonly string[], currency: Currency): Promise<readonly SheetColour[]> {
  const { rows } = await sql<SheetColour>`
    SELECT d.id AS "designId", d.style_id AS "styleId", local_text(o.name_en, o.name_jp) AS colour, d.slug::text AS sku,
      ARRAY(SELECT v.size FROM variants v WHERE v.design_id = d.id AND v.deleted_at IS NULL AND NOT EXISTS (SELECT FROM pieces q WHERE q.variant_id = v.id) ORDER BY v.position) AS sizes,
      (SELECT r.amount_minor FROM prices r JOIN variants v ON v.id = r.variant_id WHERE v.design_id = d.id AND v.deleted_at IS NULL AND r.channel = 'wholesale' AND r.currency = ${currency} ORDER BY r.min_qty, r.amount_minor LIMIT 1) AS "wholesaleMinor"
    FROM unnest(${styleIds}::text[]) WITH ORDINALITY AS wanted (style_id, place)
    JOIN designs d ON d.style_id = wanted.style_id JOIN design_cards c ON c.design_id = d.id AND c.currency = ${currency} AND NOT c.archived
    JOIN wholesale_rules w ON w.design_id = d.id JOIN colours o ON o.key = d.colour
    ORDER BY wanted.place, d.created_at, d.id`.execute(db);
  return rows;
}
