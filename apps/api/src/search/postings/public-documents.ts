import { sql, type RawBuilder } from 'kysely';
import type { SearchKind } from '../search-index.ts';

/** What makes an entity public, asked of the entity itself: a row when it is. */
const publicRow: Readonly<Record<SearchKind, (id: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  design: (id) => sql`SELECT FROM design_cards WHERE design_id = ${id} AND currency = 'USD' AND NOT archived`,
  profile: (id) => sql`SELECT FROM profiles WHERE id = ${id} AND status = 'approved' AND deleted_at IS NULL`,
  article: (id) => sql`SELECT FROM articles WHERE id = ${id} AND status = 'published'`,
  producer: (id) => sql`SELECT FROM producers WHERE id = ${id} AND status = 'approved' AND deleted_at IS NULL`,
  stockist: () => sql`SELECT`,
};

const kinds: readonly SearchKind[] = ['design', 'profile', 'article', 'producer', 'stockist'];

/** Whether the entity of this kind and id, two columns, may be shown to everybody. */
export function isPublicDocument(kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`CASE ${kind} ${sql.join(kinds.map((each) => sql`WHEN ${sql.lit(each)} THEN EXISTS (${publicRow[each](id)})`), sql` `)} END`;
}

/** Stands in `search_postings` for the public documents of a kind. No text has such a token. */
export function kindToken(kind: SearchKind): string {
  return `#${kind}`;
}
