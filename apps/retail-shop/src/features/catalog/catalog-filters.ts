/** Facets that take several values, in the order of the panel. */
export const FACETS = ['category', 'gender', 'designer', 'size', 'colour', 'material', 'country'] as const;
export type Facet = (typeof FACETS)[number];

/** Facet values of `availability` that are switches in the address: `?inStock=1`. */
export const FLAGS = ['inStock', 'mto', 'sale'] as const;
export type Flag = (typeof FLAGS)[number];

export const SORTS = ['featured', 'new', 'price-asc', 'price-desc', 'likes'] as const;
export type Sort = (typeof SORTS)[number];

/** One thing the visitor asked for, as it stands in the address. */
export type ActiveFilter = { readonly name: Facet | Flag | 'q' | 'minPrice' | 'maxPrice' | 'archived'; readonly value: string };

const single = ['q', 'minPrice', 'maxPrice', ...FLAGS, 'archived'] as const;

/** Everything that narrows the list, in the order of the panel. */
export function activeFilters(search: URLSearchParams): readonly ActiveFilter[] {
  const facets = FACETS.flatMap((name) => search.getAll(name).map((value) => ({ name, value })));
  const others = single.flatMap((name) => {
    const value = search.get(name);
    return value ? [{ name, value }] : [];
  });
  return [...facets, ...others];
}

/** The address with one filter value switched on or off. Any change starts at the first page again. */
export function toggleFilter(search: URLSearchParams, { name, value }: ActiveFilter): URLSearchParams {
  const next = withoutPage(search);
  const values = next.getAll(name);
  if (values.includes(value)) next.delete(name, value);
  else next.append(name, value);
  return next;
}

/** The address with one parameter set; an empty value removes it. */
export function setParameter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = withoutPage(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The address without any filter; order and view stay. */
export function clearFilters(search: URLSearchParams): URLSearchParams {
  const kept = [...search].filter(([name]) => name === 'sort' || name === 'view');
  return new URLSearchParams(kept);
}

export const sortOf = (search: URLSearchParams): Sort => SORTS.find((sort) => sort === search.get('sort')) ?? 'featured';

/** Page of the address, counted from 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Path and query of another page of the same list. */
export function pageAddress(pathname: string, search: URLSearchParams, page: number): string {
  const next = setParameter(search, 'page', page > 1 ? String(page) : '');
  if (page > 1) next.set('page', String(page));
  const query = next.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

function withoutPage(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  return next;
}
