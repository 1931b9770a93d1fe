import { PRODUCER_SORTS } from '@orime/contracts/api/people/producer';
import { MAX_WORDS } from '../list-filters/search-box.tsx';
import { PRODUCER_FILTERS } from './business-reads.ts';

export const BUSINESS_KINDS = ['all', 'producers', 'stockists'] as const;
export type BusinessKind = (typeof BUSINESS_KINDS)[number];

/** Minimum orders to choose from, in pieces. */
export const MOQ_CHOICES = [5, 10, 20, 50, 100] as const;

export function readKind(search: URLSearchParams): BusinessKind {
  return BUSINESS_KINDS.find((kind) => kind === search.get('kind')) ?? 'all';
}

/** Whether stores can be in the list: filters that only producers have leave none of them. */
export function hasProducerFilter(search: URLSearchParams): boolean {
  return PRODUCER_FILTERS.some((name) => (search.get(name) ?? '') !== '');
}

/** The address without what the API would refuse: an address that was typed or cut must not end in an error. */
export function cleanBusinessSearch(search: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams(search);
  const keep = (name: string, fits: (value: string) => boolean) => {
    const value = clean.get(name);
    if (value !== null && !fits(value)) clean.delete(name);
  };
  const words = clean.get('q');
  if (words !== null && words.length > MAX_WORDS) clean.set('q', words.slice(0, MAX_WORDS));
  keep('country', (value) => /^[A-Za-z]{2}$/.test(value));
  keep('capability', (value) => value.length <= 40);
  keep('moq', (value) => /^[1-9]\d{0,4}$/.test(value));
  keep('certification', (value) => value.length <= 120);
  keep('language', (value) => /^[a-z]{2,8}$/.test(value));
  keep('sort', (value) => PRODUCER_SORTS.some((sort) => sort === value));
  keep('page', (value) => /^[1-9]\d{0,3}$/.test(value));
  return clean;
}
