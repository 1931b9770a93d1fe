import type { DocumentRead } from '@orime/contracts';

/** Filters of the address that the API understands by the same name. */
const filterNames = [
  'gender',
  'category',
  'designer',
  'size',
  'colour',
  'material',
  'country',
  'minPrice',
  'maxPrice',
  'sale',
  'inStock',
  'mto',
  'archived',
  'q',
  'sort',
  'page',
] as const;

/** A page of the catalogue with its facets; `preset` wins over the address. */
function catalogRead(preset: Readonly<Record<string, string>> = {}): DocumentRead {
  return {
    name: 'designs',
    path: '/api/design/',
    query: { facets: '1', limit: '24', currency: '{currency}', lead: '{gender}', ...preset },
    fromSearch: filterNames.filter((name) => !(name in preset)),
  };
}

export const CATALOG_READ = catalogRead();
export const MEN_READ = catalogRead({ gender: 'men', lead: '' });
export const WOMEN_READ = catalogRead({ gender: 'women', lead: '' });
export const SALE_READ = catalogRead({ sale: '1' });
/** One designer's; the filter compares exactly, and a shop whose address is written otherwise moves to the right one. */
export const SHOP_READ = catalogRead({ designer: '{param.handle}' });
export const COUNTRY_READ = catalogRead({ country: '{param.country}' });

/** How wide a card's photograph is, for `sizes`: the list's columns at each breakpoint. */
export const CARD_SIZES = '(min-width: 1224px) 24vw, (min-width: 768px) 33vw, 50vw';
