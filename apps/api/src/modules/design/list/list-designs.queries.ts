import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { namedConditions, Parameters, scopeCondition, type DesignFilters } from './design-filters.ts';

export type DesignSort = 'featured' | 'new' | 'price-asc' | 'price-desc' | 'likes';

export interface DesignListOptions {
  readonly filters: DesignFilters;
  /** Undefined: by relevance when words were searched for, otherwise as featured. */
  readonly sort: DesignSort | undefined;
  /** Designs of this gender come first. */
  readonly lead: 'men' | 'women' | undefined;
  readonly page: number;
  readonly limit: number;
}

export interface DesignListText {
  readonly total: number;
  /** JSON array of DesignCard. */
  readonly items: string;
}

const orders = {
  featured: 'c.featured_rank, c.published_at DESC, c.design_id',
  new: 'c.published_at DESC, c.design_id',
  'price-asc': 'c.price_minor, c.design_id',
  'price-desc': 'c.price_minor DESC NULLS LAST, c.design_id',
  likes: 'c.likes_count DESC, c.design_id',
} as const satisfies Record<DesignSort, string>;

/**
 * A page of cards as JSON text, in one round trip: the database joins the stored texts, nothing is parsed or built here.
 * Statements of the usual shapes are prepared under a name.
 */
export async function listDesignTexts(pool: Pool, options: DesignListOptions): Promise<DesignListText> {
  const { text, values } = buildListQuery(options);
  const prepared = values.length <= preparedParameters ? { name: statementName(text) } : {};
  const { rows } = await pool.query<{ total: number; items: string }>({ ...prepared, text, values });
  return { total: rows[0]?.total ?? 0, items: rows[0]?.items ?? '[]' };
}

/** The statement and its parameters; exported for the test that looks at its plan. */
export function buildListQuery({ filters, sort, lead, page, limit }: DesignListOptions): { text: string; values: unknown[] } {
  const parameters = new Parameters();
  const scope = scopeCondition(filters, parameters);
  const named = namedConditions(filters, parameters);
  const where = [scope, ...named.values()].join(' AND ');
  const { join, order } = orderOf(filters, sort, parameters);
  const leading = lead === undefined ? undefined : `(c.gender = ${parameters.add(lead)})`;
  const total = totalOf(filters, named, where);
  const last = parameters.add(limit);
  const skipped = parameters.add((page - 1) * limit);
  const source = leading !== undefined && join === '' ? `(${halves({ where, leading, order, needed: parameters.add(page * limit) })}) c` : `design_cards c ${join} WHERE ${where}`;
  // Brackets and all: a string that is put together here is copied as a whole once more when it is sent.
  const text = `SELECT (${total})::int AS total, (
    SELECT '[' || coalesce(string_agg(page.card || ',"likes":' || page.likes_count || '}', ','), '') || ']' FROM (
      SELECT c.card, c.likes_count FROM ${source} ORDER BY ${leading === undefined ? '' : `${leading} DESC, `}${order} LIMIT ${last} OFFSET ${skipped}
    ) page
  ) AS items`;
  return { text, values: parameters.values };
}

/** Those that come first and the others, each in order out of an index and no further than this page: sorted as one, all would be read. */
function halves({ where, leading, order, needed }: { readonly where: string; readonly leading: string; readonly order: string; readonly needed: string }): string {
  const half = (condition: string) => `(
    SELECT c.card, c.likes_count, c.gender, c.featured_rank, c.published_at, c.price_minor, c.design_id FROM design_cards c WHERE ${where} AND ${condition} ORDER BY ${order} LIMIT ${needed})`;
  return `${half(leading)} UNION ALL ${half(`NOT ${leading}`)}`;
}

function orderOf(filters: DesignFilters, sort: DesignSort | undefined, parameters: Parameters): { join: string; order: string } {
  if (sort !== undefined || filters.search === null) return { join: '', order: orders[sort ?? 'featured'] };
  return {
    join: "JOIN search_documents s ON s.kind = 'design' AND s.entity_id = c.design_id",
    order: `ts_rank('{0.05, 0.1, 0.4, 1}', s.tokens, ${parameters.add(filters.search)}::tsquery) DESC, c.likes_count DESC, c.design_id`,
  };
}

/** Plain lists and those of a gender or category add up kept counts; anything finer is counted. */
function totalOf(filters: DesignFilters, named: ReadonlyMap<string, string>, where: string): string {
  const kept = filters.search === null && !filters.archived && [...named.keys()].every((name) => name === 'gender' || name === 'category');
  return kept ? `SELECT coalesce(sum(c.designs), 0) FROM design_card_counts c WHERE ${where.replace(' AND NOT c.archived', '')}` : `SELECT count(*) FROM design_cards c WHERE ${where}`;
}

/** More filters than this make too many shapes to keep a prepared statement of each on every connection. */
const preparedParameters = 5;
const names = new Map<string, string>();

function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `designs_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  if (names.size < 500) names.set(text, name);
  return name;
}
