import type { FacetValue } from '@orime/contracts/api/catalogue/design';
import type { Pool } from 'pg';
import { countryName } from '../../../../house/geography/country-code.ts';
import type { NumberSet } from '../../../../house/search/index.ts';
import { Parameters, type DesignFilters } from './design-filters.ts';
import { matchingBlocks, saleValue } from './matching-blocks.ts';
import { preparedStatement } from './prepared-statement.ts';
import { compareSizes } from './size-order.ts';

export interface Facets {
  readonly facets: Record<string, FacetValue[]>;
  readonly priceRange: { readonly minMinor: number; readonly maxMinor: number };
}

interface FacetRow {
  readonly facet: string;
  readonly value: string;
  readonly count: number;
  readonly en: string | null;
  readonly jp: string | null;
  readonly hex: string | null;
}

/** Those that group; the values of `availability` narrow each other. */
const facetNames = ['gender', 'category', 'designer', 'size', 'colour', 'material', 'country', 'availability'];

/**
 * Counts of every facet value, each counted under all filters but the facet's own: choosing the value gives exactly that
 * many results. Availability flags narrow each other, so they are counted under all filters.
 */
export async function countFacets(pool: Pool, filters: DesignFilters, found?: NumberSet): Promise<Facets> {
  const parameters = new Parameters();
  const { tables, names } = matchingBlocks(filters, parameters, { withPrices: true, found });
  const own = names.filter((name) => name !== 'availability' && name !== 'price').map((name) => `WHEN '${name}' THEN m.but_${name}`);
  const under = own.length === 0 ? 'm.every' : `CASE b.facet ${own.join(' ')} ELSE m.every END`;
  const text = `WITH ${tables}, counted AS (
        SELECT b.facet, b.value, sum(bit_count(b.designs & ${under}))::int AS count
        FROM matching m JOIN design_facet_blocks b USING (block)
        WHERE b.facet IN (${facetNames.map((name) => `'${name}'`).join(', ')}) AND (b.facet <> 'availability' OR b.value = ANY (${parameters.add(['inStock', 'mto', saleValue(filters)])}::text[])) GROUP BY b.facet, b.value
        UNION ALL
        SELECT 'price', bound.name, bound.minor::int FROM (
          SELECT coalesce(min(o.min_minor), 0) AS low, coalesce(max(o.max_minor), 0) AS high
          FROM matching m JOIN prices p USING (block) CROSS JOIN price_bounds(p.digits, p.weights, p.priced & m.${names.includes('price') ? 'but_price' : 'every'}) o
        ) o CROSS JOIN LATERAL (VALUES ('min', o.low), ('max', o.high)) bound (name, minor)
      )
      SELECT f.facet, f.value, f.count, coalesce(k.name_en, o.name_en, m.name_en, p.name) AS en, coalesce(k.name_jp, o.name_jp, m.name_jp, nullif(p.name_jp, ''), p.name) AS jp, o.hex
      FROM counted f
      LEFT JOIN categories k ON f.facet = 'category' AND k.slug = f.value
      LEFT JOIN colours o ON f.facet = 'colour' AND o.key = f.value
      LEFT JOIN fibres m ON f.facet = 'material' AND m.key = f.value
      LEFT JOIN profiles p ON f.facet = 'designer' AND p.handle = f.value::citext
      WHERE f.count > 0 OR f.facet = 'price'
      ORDER BY k.position, o.position, f.count DESC, f.value`;
  const { rows } = await pool.query<FacetRow>(preparedStatement(text, parameters.values));
  return toFacets(rows.map((row) => (row.facet === 'availability' && row.value === saleValue(filters) ? { ...row, value: 'sale' } : row)));
}

function toFacets(rows: readonly FacetRow[]): Facets {
  const facets: Record<string, FacetValue[]> = Object.fromEntries(facetNames.map((name) => [name, []]));
  const bounds: Record<string, number> = {};
  for (const row of rows) {
    if (row.facet === 'price') bounds[row.value] = row.count;
    else facets[row.facet]?.push({ value: row.value, label: labelOf(row), count: row.count, ...(row.hex !== null && { hex: row.hex }) });
  }
  facets['size']?.sort((one, other) => compareSizes(one.value, other.value));
  return { facets, priceRange: { minMinor: bounds['min'] ?? 0, maxMinor: bounds['max'] ?? 0 } };
}

const words = new Map<string, { en: string; jp: string }>(
  Object.entries({
    men: { en: 'Men', jp: 'メンズ' },
    women: { en: 'Women', jp: 'ウィメンズ' },
    unisex: { en: 'Unisex', jp: 'ユニセックス' },
    inStock: { en: 'In stock', jp: '在庫あり' },
    mto: { en: 'Made to order', jp: '受注生産' },
    sale: { en: 'On sale', jp: 'セール' },
  }),
);

function labelOf(row: FacetRow): { en: string; jp: string } {
  if (row.facet === 'country') return { ...countryName(row.value) };
  return words.get(row.value) ?? { en: row.en ?? row.value, jp: row.jp ?? row.value };
}
