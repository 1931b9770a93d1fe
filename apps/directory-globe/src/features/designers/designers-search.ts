import { PRICE_BANDS } from '@orime/contracts';
import { MAX_WORDS } from '../list-filters/search-box.tsx';

export const DESIGNER_SORTS = ['name', 'new', 'followers'] as const;
export type DesignerSort = (typeof DESIGNER_SORTS)[number];

export function readSort(search: URLSearchParams): DesignerSort {
  return DESIGNER_SORTS.find((sort) => sort === search.get('sort')) ?? 'name';
}

/** The address without what the API would refuse. */
export function cleanDesignersSearch(search: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams(search);
  const keep = (name: string, fits: (value: string) => boolean) => {
    const value = clean.get(name);
    if (value !== null && !fits(value)) clean.delete(name);
  };
  const words = clean.get('q');
  if (words !== null && words.length > MAX_WORDS) clean.set('q', words.slice(0, MAX_WORDS));
  keep('country', (value) => /^[A-Za-z]{2}$/.test(value));
  keep('discipline', (value) => value.length <= 40);
  keep('priceBand', (value) => PRICE_BANDS.some((band) => band === value));
  keep('wholesale', (value) => value === '1');
  keep('since', (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)));
  keep('sort', (value) => DESIGNER_SORTS.some((sort) => sort === value));
  keep('page', (value) => /^[1-9]\d{0,3}$/.test(value));
  return clean;
}

/** First day of the season that a day lies in: spring and summer from February, autumn and winter from August. */
export function seasonStart(day: Date): string {
  const month = day.getMonth();
  if (month >= 1 && month < 7) return `${day.getFullYear()}-02-01`;
  return `${month === 0 ? day.getFullYear() - 1 : day.getFullYear()}-08-01`;
}
