import type { FacetValue } from '@orime/contracts/api/design';
import type { Pool } from 'pg';
import { countryName } from '../../../geography/country-code.ts';
import { namedConditions, Parameters, scopeCondition, type DesignFilters } from './design-filters.ts';
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
}

/** Column of each facet that groups; `availability` has three flags instead. */
const columns = {
  gender: 'gender',
  category: 'category',
  designer: 'designer_handle',
  size: 'unnest(sizes)',
  colour: 'colour',
  material: 'unnest(materials)',
  country: 'country',
} as const;

const flags = [['inStock', 'in_stock'], ['mto', 'made_to_order'], ['sale', 'on_sale']] as const;

/**
 * Counts of every facet value, each counted under all filters but the facet's own: choosing the value gives exactly that
 * many results. Availability flags narrow each other, so they are counted under all filters.
 */
export async function countFacets(pool: Pool, filters: DesignFilters): Promise<Facets> {
  const parameters = new Parameters();
  const scope = scopeCondition(filters, parameters);
  const named = namedConditions(filters, parameters);
  const matches = [...named].map(([name, condition]) => `, coalesce(${condition}, false) AS ok_${name}`).join('');
  const others = (facet: string) => [...named.keys()].filter((name) => name !== facet).map((name) => ` AND ok_${name}`).join('');
  const groups = Object.entries(columns).map(
    ([facet, column]) => `SELECT '${facet}' AS facet, ${column} AS value, count(*)::int AS count FROM base WHERE true${others(facet)} GROUP BY 2`,
  );
  const flagCounts = flags.map(([value, column]) => `SELECT 'availability', '${value}', count(*)::int FROM base WHERE ${column}${others('')}`);
  const bounds = ['min', 'max'].map((bound) => `SELECT 'price', '${bound}', coalesce(${bound}(price_minor), 0)::int FROM base WHERE true${others('price')}`);
  const { rows } = await pool.query<FacetRow>({
    text: `WITH base AS MATERIALIZED (
        SELECT c.gender, c.category, c.designer_handle, c.sizes, c.colour, c.materials, c.country, c.price_minor, c.in_stock, c.made_to_order, c.on_sale${matches}
        FROM design_cards c WHERE ${scope}
      ), counted AS (${[...groups, ...flagCounts, ...bounds].join(' UNION ALL ')})
      SELECT f.facet, f.value, f.count, coalesce(k.name_en, o.name_en, m.name_en, p.name) AS en, coalesce(k.name_jp, o.name_jp, m.name_jp, nullif(p.name_jp, ''), p.name) AS jp
      FROM counted f
      LEFT JOIN categories k ON f.facet = 'category' AND k.slug = f.value
      LEFT JOIN colours o ON f.facet = 'colour' AND o.key = f.value
      LEFT JOIN fibres m ON f.facet = 'material' AND m.key = f.value
      LEFT JOIN profiles p ON f.facet = 'designer' AND p.handle = f.value::citext
      ORDER BY k.position, o.position, f.count DESC, f.value`,
    values: parameters.values,
  });
  return toFacets(rows);
}

function toFacets(rows: readonly FacetRow[]): Facets {
  const facets: Record<string, FacetValue[]> = { gender: [], category: [], designer: [], size: [], colour: [], material: [], country: [], availability: [] };
  const bounds: Record<string, number> = {};
  for (const row of rows) {
    if (row.facet === 'price') bounds[row.value] = row.count;
    else if (row.count > 0) facets[row.facet]?.push({ value: row.value, label: labelOf(row), count: row.count });
  }
  facets['size']?.sort((one, other) => compareSizes(one.value, other.value));
  return { facets, priceRange: { minMinor: bounds['min'] ?? 0, maxMinor: bounds['max'] ?? 0 } };
}

const words: Readonly<Record<string, { en: string; jp: string }>> = {
  men: { en: 'Men', jp: 'メンズ' },
  women: { en: 'Women', jp: 'ウィメンズ' },
  unisex: { en: 'Unisex', jp: 'ユニセックス' },
  inStock: { en: 'In stock', jp: '在庫あり' },
  mto: { en: 'Made to order', jp: '受注生産' },
  sale: { en: 'On sale', jp: 'セール' },
};

function labelOf(row: FacetRow): { en: string; jp: string } {
  if (row.facet === 'country') return { ...countryName(row.value) };
  return words[row.value] ?? { en: row.en ?? row.value, jp: row.jp ?? row.value };
}
