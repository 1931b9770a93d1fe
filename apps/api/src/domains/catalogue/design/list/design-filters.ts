import { toMinor, type Currency } from '@orime/contracts';
import type { DesignQuery } from '@orime/contracts/api/catalogue/design-list';
import type { Static } from 'typebox';
import { countryCode } from '../../../../house/geography/country-code.ts';

export type DesignQueryValues = Static<typeof DesignQuery>;

/** Filters as values of the index columns: the names are those of the facets. */
export interface DesignFilters {
  readonly currency: Currency;
  readonly archived: boolean;
  readonly gender: readonly string[];
  readonly category: readonly string[];
  readonly designer: readonly string[];
  readonly size: readonly string[];
  readonly colour: readonly string[];
  readonly material: readonly string[];
  readonly country: readonly string[];
  readonly minPriceMinor: number | null;
  readonly maxPriceMinor: number | null;
  readonly sale: boolean;
  readonly inStock: boolean;
  readonly madeToOrder: boolean;
  /** A tsquery made by the search engine; null when nothing was searched for. */
  readonly search: string | null;
}

export function readFilters(query: DesignQueryValues, search: string | null): DesignFilters {
  const currency = query.currency ?? 'USD';
  return {
    currency,
    archived: isOn(query.archived),
    gender: listOf(query.gender),
    category: listOf(query.category),
    designer: listOf(query.designer),
    size: listOf(query.size),
    colour: listOf(query.colour),
    material: listOf(query.material),
    country: listOf(query.country).map((value) => countryCode(value) ?? value),
    minPriceMinor: minorOf(query.minPrice, currency),
    maxPriceMinor: minorOf(query.maxPrice, currency),
    sale: isOn(query.sale),
    inStock: isOn(query.inStock),
    madeToOrder: isOn(query.mto),
    search,
  };
}

/** Collects SQL text and its parameters, so that one condition can be used in several places of a statement. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** One condition per named filter that is set; `c` is design_cards. */
export function namedConditions(filters: DesignFilters, parameters: Parameters): ReadonlyMap<string, string> {
  const conditions = new Map<string, string>();
  const equals = (name: string, column: string, values: readonly string[]) => {
    if (values.length > 0) conditions.set(name, `${column} = ANY (${parameters.add(values)}::text[])`);
  };
  const overlaps = (name: string, column: string, values: readonly string[]) => {
    if (values.length > 0) conditions.set(name, `${column} && ${parameters.add(values)}::text[]`);
  };
  equals('gender', 'c.gender', filters.gender);
  equals('category', 'c.category', filters.category);
  equals('colour', 'c.colour', filters.colour);
  equals('country', 'c.country', filters.country);
  overlaps('size', 'c.sizes', filters.size);
  overlaps('material', 'c.materials', filters.material);
  if (filters.designer.length > 0) {
    const designers = parameters.add(filters.designer);
    conditions.set('designer', `(c.designer_handle = ANY (${designers}::text[]) OR c.profile_id = ANY (${designers}::text[]))`);
  }
  const price = [
    filters.minPriceMinor === null ? [] : [`c.price_minor >= ${parameters.add(filters.minPriceMinor)}::bigint`],
    filters.maxPriceMinor === null ? [] : [`c.price_minor <= ${parameters.add(filters.maxPriceMinor)}::bigint`],
  ].flat();
  if (price.length > 0) conditions.set('price', price.join(' AND '));
  const availability = [
    filters.sale ? ['c.on_sale'] : [],
    filters.inStock ? ['c.in_stock'] : [],
    filters.madeToOrder ? ['c.made_to_order'] : [],
  ].flat();
  if (availability.length > 0) conditions.set('availability', availability.join(' AND '));
  return conditions;
}

/** What always holds for a list: currency, shelf, and the words searched for. */
export function scopeCondition(filters: DesignFilters, parameters: Parameters): string {
  const scope = `c.currency = ${parameters.add(filters.currency)} AND ${filters.archived ? 'c.archived' : 'NOT c.archived'}`;
  return filters.search === null
    ? scope
    : `${scope} AND c.design_id IN (SELECT entity_id FROM search_documents WHERE kind = 'design' AND tokens @@ ${parameters.add(filters.search)}::tsquery)`;
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  const values = typeof value === 'string' ? [value] : value;
  return values
    .flatMap((item) => item.split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}

/** An amount that is none, or beyond what is kept, filters nothing. */
function minorOf(major: number | undefined, currency: Currency): number | null {
  return major === undefined || !Number.isFinite(major) || Math.abs(major) > MOST_MAJOR ? null : toMinor(major, currency);
}

/** Far above every price; in minor units it is still an exact integer. */
const MOST_MAJOR = 1e12;
