import type { NumberSet } from '../../../../house/search/index.ts';
import type { DesignFilters, Parameters } from './design-filters.ts';
import { toNumberBlocks } from './number-blocks.ts';

export interface MatchingBlocks {
  /** Common table expressions, of which `matching` has a row a block with strings of bits: `shelf`, `every` and, for each name, `but_name`. `prices` has those of prices. */
  readonly tables: string;
  /** Facets that are filtered by. */
  readonly names: readonly string[];
}

export interface MatchingOptions {
  readonly withPrices: boolean;
  /** What the search index found for the words; without it they are looked up one document after the other. */
  readonly found: NumberSet | undefined;
}

const facets = ['gender', 'category', 'designer', 'size', 'colour', 'material', 'country'] as const;

/**
 * The designs of a list as strings of bits: those that match every filter, and those that match every filter but one. A
 * few rows stand for thousands of designs each, so that counting them costs next to nothing.
 */
export function matchingBlocks(filters: DesignFilters, parameters: Parameters, { withPrices, found }: MatchingOptions): MatchingBlocks {
  const sources = new Map<string, string>();
  const strings = (facet: string, values: string) =>
    `SELECT block, bit_or(designs) AS designs FROM design_facet_blocks WHERE facet = '${facet}' AND value = ANY (${values}) GROUP BY block`;
  for (const facet of facets) {
    if (filters[facet].length === 0) continue;
    const values = `${parameters.add(filters[facet])}::text[]`;
    sources.set(
      facet,
      strings(facet, facet === 'designer' ? `${values} || ARRAY(SELECT handle::text FROM profiles WHERE id = ANY (${values}))` : values),
    );
  }
  const price = priceSource(filters, parameters);
  if (price !== undefined) sources.set('price', price);
  const flags = [filters.sale ? [saleValue(filters)] : [], filters.inStock ? ['inStock'] : [], filters.madeToOrder ? ['mto'] : []].flat();
  // All flags that are set have to hold.
  if (flags.length > 0)
    sources.set(
      'availability',
      `SELECT block, bit_and(designs) AS designs FROM design_facet_blocks WHERE facet = 'availability' AND value = ANY (${parameters.add(flags)}::text[]) GROUP BY block HAVING count(*) = ${flags.length}`,
    );

  const names = [...sources.keys()];
  const both = (without?: string) =>
    ['shelf.designs', ...names.filter((name) => name !== without).map((name) => `coalesce(of_${name}.designs, 0::bit(4096))`)].join(' & ');
  const tables = [
    `shelf AS MATERIALIZED (${shelfSource(filters, parameters, found)})`,
    ...(withPrices || price !== undefined ? [`prices AS MATERIALIZED (${priceDigits(filters, parameters)})`] : []),
    ...[...sources].map(([name, source]) => `of_${name} AS MATERIALIZED (${source})`),
    `matching AS MATERIALIZED (
      SELECT shelf.block, shelf.designs AS shelf, ${[`${both()} AS every`, ...names.map((name) => `${both(name)} AS but_${name}`)].join(', ')}
      FROM shelf ${names.map((name) => `LEFT JOIN of_${name} USING (block)`).join(' ')})`,
  ];
  return { tables: tables.join(', '), names };
}

/** How the flag of a lower price is named, which differs from market to market. */
export function saleValue({ currency }: DesignFilters): string {
  return `sale-${currency}`;
}

/** What filters have to hold for at all: the shelf, and the words searched for. */
function shelfSource({ archived, search }: DesignFilters, parameters: Parameters, found: NumberSet | undefined): string {
  const shelf = `design_facet_blocks WHERE facet = 'shelf' AND value = ${parameters.add(archived ? 'archived' : 'current')}`;
  if (search === null) return `SELECT block, designs FROM ${shelf}`;
  if (found !== undefined) {
    const { blocks, bits } = toNumberBlocks(found);
    return `
      SELECT block, s.designs & f.bits::bit(4096) AS designs FROM (SELECT block, designs FROM ${shelf}) s
      JOIN unnest(${parameters.add(blocks)}::int[], ${parameters.add(bits)}::text[]) f (block, bits) USING (block)`;
  }
  return `
    SELECT block, s.designs & found.designs AS designs FROM (SELECT block, designs FROM ${shelf}) s JOIN (
      SELECT p.place / 4096 AS block, bit_or(set_bit(0::bit(4096), p.place % 4096, 1)) AS designs
      FROM search_documents w JOIN design_facet_places p ON p.design_id = w.entity_id WHERE w.kind = 'design' AND w.tokens @@ ${parameters.add(search)}::tsquery GROUP BY 1
    ) found USING (block)`;
}

/** Prices of a block as their binary digits, the heaviest first. */
function priceDigits(filters: DesignFilters, parameters: Parameters): string {
  const currency = `${parameters.add(filters.currency)}::text`;
  return `
    SELECT p.block, p.designs AS priced, d.digits, d.weights
    FROM design_facet_blocks p LEFT JOIN (
      SELECT block, array_agg(designs ORDER BY value DESC) AS digits, array_agg(value::int ORDER BY value DESC) AS weights
      FROM design_facet_blocks WHERE facet = 'price-' || ${currency} GROUP BY block
    ) d USING (block)
    WHERE p.facet = 'priced' AND p.value = ${currency}`;
}

function priceSource({ minPriceMinor, maxPriceMinor }: DesignFilters, parameters: Parameters): string | undefined {
  const from = (minor: number) => `priced_from(digits, weights, priced, ${parameters.add(minor)}::bigint)`;
  const bounds = [
    minPriceMinor === null ? [] : [from(minPriceMinor)],
    maxPriceMinor === null ? [] : [`~${from(maxPriceMinor + 1)}`],
  ].flat();
  return bounds.length === 0 ? undefined : `SELECT block, ${['priced', ...bounds].join(' & ')} AS designs FROM prices`;
}
