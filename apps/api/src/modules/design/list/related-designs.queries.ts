import type { Currency } from '@orime/contracts';
import type { Pool } from 'pg';

/** Up to eight cards to go with a design: by the same hand first, then of its category, never its own colours. JSON text. */
export async function listRelatedTexts(pool: Pool, designId: string, currency: Currency): Promise<string> {
  const { rows } = await pool.query<{ items: string | null }>({
    name: 'designs_related',
    text: `SELECT string_agg(near.card || ',"likes":' || near.likes_count || '}', ',') AS items FROM (
      SELECT c.card, c.likes_count
      FROM designs d
      JOIN categories k ON k.id = d.category_id
      JOIN design_cards c ON c.currency = $2 AND NOT c.archived AND c.design_id <> d.id
      JOIN designs other ON other.id = c.design_id AND other.style_id <> d.style_id
      WHERE d.id = $1 AND (c.profile_id = d.profile_id OR c.category = k.slug) AND (c.gender = d.gender OR c.gender = 'unisex' OR d.gender = 'unisex')
      ORDER BY c.profile_id = d.profile_id AND c.category <> k.slug DESC, c.profile_id = d.profile_id DESC, c.featured_rank, c.design_id
      LIMIT 8
    ) near`,
    values: [designId, currency],
  });
  return `[${rows[0]?.items ?? ''}]`;
}
