import type { Pool } from 'pg';
import type { MatchedDocuments } from '../../../../house/search/index.ts';
import { countMatches, type Matches } from './count-matches.queries.ts';
import { namedConditions, Parameters, scopeCondition, type DesignFilters } from './design-filters.ts';
import { listFoundCardTexts } from './found-designs.queries.ts';
import type { DesignSort, DesignListOptions, DesignListText } from './list-options.ts';
import { preparedStatement, type Statement } from './prepared-statement.ts';

const orders = {
  featured: 'c.featured_rank, c.published_at DESC, c.design_id',
  new: 'c.published_at DESC, c.design_id',
  'price-asc': 'c.price_minor, c.design_id',
  'price-desc': 'c.price_minor DESC NULLS LAST, c.design_id',
  likes: 'c.likes_count DESC, c.design_id',
} as const satisfies Record<DesignSort, string>;

/** Designs of the list that follow each other in its order, as filters of their own. */
interface Part {
  readonly filters: DesignFilters;
  readonly matches: Matches;
}

const genders = ['men', 'women', 'unisex'];

/**
 * A page of cards as JSON text: the database joins the stored texts, nothing is parsed or built here. Plain lists and searches
 * are one statement; where filters are set the matches are counted first, since how many there are tells how to find them.
 */
export async function listDesignTexts(pool: Pool, options: DesignListOptions, found?: MatchedDocuments): Promise<DesignListText> {
  const { filters, sort, lead, page, limit } = options;
  if ((filters.search !== null && found === undefined) || (lead === undefined && isPlain(filters))) {
    const { rows } = await pool.query<{ total: number; items: string }>(buildListQuery(options));
    return { total: rows[0]?.total ?? 0, items: rows[0]?.items ?? '[]' };
  }
  // Without another order, what was searched for comes in that of the search.
  const ranked = sort === undefined ? found : undefined;
  const parts = await Promise.all(
    (lead === undefined ? [filters] : leadParts(filters, lead)).map(async (each): Promise<Part> => ({
      filters: each,
      matches: await countMatches(pool, each, ranked === undefined ? page * limit : Number.POSITIVE_INFINITY, found?.numbers('design')),
    })),
  );
  const texts = await Promise.all(
    windowsOf(parts, (page - 1) * limit, limit).map(async (window) => {
      if (ranked !== undefined)
        return listFoundCardTexts(
          pool,
          ranked.among('design', window.matches.places ?? []).page(['design'], window.limit, window.offset),
          filters.currency,
        );
      return (await pool.query<{ items: string }>(buildPageQuery(sort, window))).rows[0]?.items ?? '[]';
    }),
  );
  return { total: parts.reduce((sum, { matches }) => sum + matches.total, 0), items: joinArrays(texts) };
}

function joinArrays(texts: readonly string[]): string {
  const filled = texts.filter((text) => text !== '[]');
  return filled.length === 1 ? (filled[0] ?? '') : `[${filled.map((text) => text.slice(1, -1)).join(',')}]`;
}

export function isPlain(filters: DesignFilters): boolean {
  return filters.search === null && !filters.archived && namedConditions(filters, new Parameters()).size === 0;
}

/** Those of the gender, then the others: two lists, since sorted as one all would be read. */
function leadParts(filters: DesignFilters, lead: string): DesignFilters[] {
  return [genders.filter((gender) => gender === lead), genders.filter((gender) => gender !== lead)]
    .map((part) => (filters.gender.length === 0 ? part : part.filter((gender) => filters.gender.includes(gender))))
    .flatMap((gender) => (gender.length === 0 ? [] : [{ ...filters, gender }]));
}

export interface ListWindow extends Part {
  readonly offset: number;
  readonly limit: number;
}

/** What each part adds to a page of the whole; nothing for those that are passed or not reached, or empty. */
function windowsOf(parts: readonly Part[], offset: number, limit: number): ListWindow[] {
  let before = 0;
  return parts.flatMap((part) => {
    const first = Math.max(offset - before, 0);
    const end = Math.min(offset + limit - before, part.matches.total);
    before += part.matches.total;
    return first < end ? [{ ...part, offset: first, limit: end - first }] : [];
  });
}

/** A plain list or a search with its total; exported for the test that looks at its plan. */
export function buildListQuery({ filters, sort, lead, page, limit }: DesignListOptions): Statement {
  const parameters = new Parameters();
  const scope = scopeCondition(filters, parameters);
  const where = [scope, ...namedConditions(filters, parameters).values()].join(' AND ');
  const { join, order } = orderOf(filters, sort, parameters);
  const leading = lead === undefined ? '' : `(c.gender = ${parameters.add(lead)}) DESC, `;
  const total =
    filters.search === null
      ? `SELECT coalesce(sum(designs), 0) FROM design_card_counts WHERE currency = ${parameters.add(filters.currency)}`
      : `SELECT count(*) FROM design_cards c WHERE ${where}`;
  const offset = (page - 1) * limit;
  const isSteady = filters.search === null && offset < farOffset;
  const items = itemsOf(
    {
      source: `design_cards c ${join} WHERE ${where}`,
      order: `${leading}${order}`,
      limit,
      offset,
      atMost: isSteady ? nextPowerOfTwo(offset + limit) : undefined,
    },
    parameters,
  );
  return preparedStatement(`SELECT (${total})::int AS total, (${items}) AS items`, parameters.values);
}

/** Part of a filtered list, whose matches were counted; exported for the test that looks at its plan. */
export function buildPageQuery(sort: DesignSort | undefined, { filters, matches, ...window }: ListWindow): Statement {
  const parameters = new Parameters();
  const where = [scopeCondition({ ...filters, search: null }, parameters), ...namedConditions(filters, parameters).values()].join(' AND ');
  const source =
    matches.places === undefined
      ? `design_cards c WHERE ${where}${filters.search === null ? '' : ` AND ${hasWords(filters.search, parameters)}`}`
      : `(SELECT design_id FROM design_facet_places WHERE place = ANY (${parameters.add(matches.places)}::int[]) OFFSET 0) p JOIN design_cards c USING (design_id) WHERE ${where}`;
  return preparedStatement(
    `SELECT (${itemsOf({ source, order: orders[sort ?? 'featured'], limit: window.limit, offset: window.offset }, parameters)}) AS items`,
    parameters.values,
  );
}

/** Asked of one design after the other: most lists end long before they met all that have the words. */
function hasWords(search: string, parameters: Parameters): string {
  return `EXISTS (SELECT FROM search_documents w WHERE w.kind = 'design' AND w.entity_id = c.design_id AND w.tokens @@ ${parameters.add(search)}::tsquery OFFSET 0)`;
}

/** From here on cards are looked up once it is known which: of those that are passed by, the index has all that is asked. */
const farOffset = 1000;

interface Items {
  readonly source: string;
  readonly order: string;
  readonly limit: number;
  readonly offset: number;
  /**
   * Rows that the page ends before, for statements that are planned well without their values. Postgres takes a limit that it does
   * not know for a tenth of all rows, and so would plan anew for every number: half of the time that a plain list takes.
   */
  readonly atMost?: number | undefined;
}

function itemsOf({ source, order, limit, offset, atMost }: Items, parameters: Parameters): string {
  const rows = atMost === undefined ? source : `(SELECT c.* FROM ${source} ORDER BY ${order} LIMIT ${atMost}) c`;
  const window = `FROM ${rows} ORDER BY ${order} LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`;
  const page =
    offset < farOffset || source.includes(rankedBy)
      ? `SELECT c.card, c.likes_count ${window}`
      : `SELECT c.card, c.likes_count FROM (SELECT c.design_id, c.currency ${window}) chosen JOIN design_cards c USING (design_id, currency) ORDER BY ${order}`;
  // Brackets and all: a string that is put together here is copied as a whole once more when it is sent. What ends a card is put
  // together before it is joined to it: each joining copies both sides.
  return `SELECT '[' || coalesce(string_agg(page.card || (',"likes":' || page.likes_count || '}'), ','), '') || ']' FROM (${page}) page`;
}

/** Few numbers for all pages: each is a statement that every connection keeps. */
function nextPowerOfTwo(count: number): number {
  return 2 ** Math.max(4, Math.ceil(Math.log2(count)));
}

const rankedBy = "JOIN search_documents s ON s.kind = 'design' AND s.entity_id = c.design_id";

function orderOf(filters: DesignFilters, sort: DesignSort | undefined, parameters: Parameters): { join: string; order: string } {
  if (sort !== undefined || filters.search === null) return { join: '', order: orders[sort ?? 'featured'] };
  return {
    join: rankedBy,
    order: `ts_rank('{0.05, 0.1, 0.4, 1}', s.tokens, ${parameters.add(filters.search)}::tsquery) DESC, c.likes_count DESC, c.design_id`,
  };
}
