import type { Currency } from '@orime/contracts';
import type { Pool } from 'pg';
import { isStaff, type Actor } from '../../../../house/access/actor.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';

/** By the same hand in another category, then the rest of that hand, then others of the category. */
const circles = [
  'c.profile_id = d.profile_id AND c.category <> d.category',
  'c.profile_id = d.profile_id AND c.category = d.category',
  'c.profile_id <> d.profile_id AND c.category = d.category',
];

const order = 'featured_rank, published_at DESC, design_id';

// Each circle comes in order out of an index and ends after eight: sorted as one, everything of house and category would be read.
const text = `
  WITH about AS MATERIALIZED (
    SELECT d.style_id, d.profile_id, d.gender, k.slug::text AS category FROM designs d JOIN categories k ON k.id = d.category_id
    WHERE d.id = $1 AND d.deleted_at IS NULL
      AND (EXISTS (SELECT FROM design_cards s WHERE s.design_id = d.id) OR $3::boolean OR EXISTS (SELECT FROM profiles p WHERE p.id = d.profile_id AND p.user_id = $4))
  )
  SELECT EXISTS (SELECT FROM about) AS found,
    string_agg(near.card || ',"likes":' || near.likes_count || '}', ',' ORDER BY near.circle, near.featured_rank, near.published_at DESC, near.design_id) AS items
  FROM (
    SELECT found.* FROM about d CROSS JOIN LATERAL (${circles
      .map(
        (condition, circle) => `(
      SELECT ${circle} AS circle, c.card, c.likes_count, c.featured_rank, c.published_at, c.design_id
      FROM design_cards c JOIN designs other ON other.id = c.design_id AND other.style_id <> d.style_id
      WHERE c.currency = $2 AND NOT c.archived AND ${condition} AND (c.gender = d.gender OR c.gender = 'unisex' OR d.gender = 'unisex')
      ORDER BY ${order
        .split(', ')
        .map((part) => `c.${part}`)
        .join(', ')} LIMIT 8)`,
      )
      .join(' UNION ALL ')}
    ) found ORDER BY circle, ${order} LIMIT 8
  ) near`;

/** Up to eight cards to go with a design that this actor may see: by the same hand first, then of its category, never its own colours. JSON text. */
export async function getRelatedTexts(pool: Pool, actor: Actor, designId: string, currency: Currency): Promise<string> {
  const { rows } = await pool.query<{ found: boolean; items: string | null }>({
    name: 'designs_related',
    text,
    values: [designId, currency, isStaff(actor), actor.userId],
  });
  if (rows[0]?.found !== true) throw new RequestError('not_found');
  return `[${rows[0].items ?? ''}]`;
}
