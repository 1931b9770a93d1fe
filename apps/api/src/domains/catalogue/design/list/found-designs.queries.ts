import type { Currency } from '@orime/contracts';
import type { Pool } from 'pg';
import type { MatchedDocuments } from '../../../../house/search/index.ts';
import { namedConditions, Parameters } from './design-filters.ts';
import type { DesignListOptions, DesignListText } from './list-options.ts';
import { preparedStatement } from './prepared-statement.ts';

/** Whether nothing but the words decides what is listed, and in which order: then the search index alone knows it all. */
export function isSearchAlone({ filters, sort, lead }: DesignListOptions): boolean {
  return sort === undefined && lead === undefined && !filters.archived && namedConditions(filters, new Parameters()).size === 0;
}

export async function listFoundDesigns(
  pool: Pool,
  found: MatchedDocuments,
  { filters, page, limit }: DesignListOptions,
): Promise<DesignListText> {
  return {
    total: found.count('design'),
    items: await listFoundCardTexts(pool, found.page(['design'], limit, (page - 1) * limit), filters.currency),
  };
}

/** JSON array of the cards of designs that have these numbers of the search index, in their order. */
export async function listFoundCardTexts(pool: Pool, numbers: readonly number[], currency: Currency): Promise<string> {
  if (numbers.length === 0) return '[]';
  const { rows } = await pool.query<{ items: string }>(preparedStatement(foundCards, [numbers, currency]));
  return rows[0]?.items ?? '[]';
}

/** One after the other by key (the offsets): for a hundred of ten thousand the planner would rather read all. */
const foundCards = `
  SELECT '[' || coalesce(string_agg(c.card || ',"likes":' || c.likes_count || '}', ',' ORDER BY wanted.place), '') || ']' AS items
  FROM unnest($1::int[]) WITH ORDINALITY AS wanted (number, place)
  JOIN LATERAL (SELECT entity_id FROM search_numbers n WHERE n.number = wanted.number OFFSET 0) found ON true
  JOIN LATERAL (SELECT card, likes_count FROM design_cards d WHERE d.design_id = found.entity_id AND d.currency = $2 AND NOT d.archived OFFSET 0) c ON true`;
