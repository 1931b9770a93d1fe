import type { SearchKind } from '../search-index.ts';
import type { SearchTerm } from '../search-query.ts';

/** What makes an entity public, asked of the entity itself: a row when it is. */
const publicRow: Readonly<Record<SearchKind, (id: string) => string>> = {
  design: (id) => `SELECT FROM design_cards WHERE design_id = ${id} AND currency = 'USD' AND NOT archived`,
  profile: (id) => `SELECT FROM profiles WHERE id = ${id} AND status = 'approved' AND deleted_at IS NULL`,
  article: (id) => `SELECT FROM articles WHERE id = ${id} AND status = 'published'`,
  producer: (id) => `SELECT FROM producers WHERE id = ${id} AND status = 'approved' AND deleted_at IS NULL`,
  stockist: () => 'SELECT',
};

/** SQL that tells whether everybody may see the entity that a row of this name has the kind and the `entity_id` of. */
export function isPublicDocument(row: string): string {
  const cases = Object.entries(publicRow).map(([kind, publicIf]) => `WHEN '${kind}' THEN EXISTS (${publicIf(`${row}.entity_id`)})`);
  return `CASE ${row}.kind ${cases.join(' ')} END`;
}

/** Stands in `search_postings` for the public documents of a kind. No text has such a token. */
export function termOfKind(kind: SearchKind): SearchTerm {
  return [{ tokens: [`#${kind}`], mayGoOn: false }];
}
