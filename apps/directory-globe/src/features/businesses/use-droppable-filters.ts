import type { ProducerPage } from '@orime/contracts/api/people/producer';
import type { StockistPage } from '@orime/contracts/api/trade/stockist';
import { useT } from '@orime/platform';
import type { DroppableFilter } from '../list-filters/nothing-found.tsx';
import { listAddress } from '../list-filters/use-list-search.ts';
import { hasProducerFilter, type BusinessKind } from './business-search.ts';
import { useBusinessNames } from './use-business-names.ts';

/** Filters in use, in words, with how many businesses there would be without each. */
export function useDroppableFilters(
  kind: BusinessKind,
  search: URLSearchParams,
  producers: ProducerPage,
  stockists: StockistPage,
): readonly DroppableFilter[] {
  const t = useT('directory-globe');
  const names = useBusinessNames();
  const inWords: Readonly<Record<string, (value: string) => string>> = {
    q: (value) => t('filters.words', { words: value }),
    country: (value) => names.country(value.toUpperCase()),
    capability: names.capability,
    moq: (value) => t('businesses.moq-up-to', { count: Number(value) }),
    certification: String,
    language: names.language,
  };
  const withStores = kind !== 'producers' && !hasProducerFilter(search);
  return Object.entries(inWords).flatMap(([name, say]) => {
    const value = search.get(name) ?? '';
    if (value === '') return [];
    const count = (kind === 'stockists' ? 0 : (producers.without?.[name] ?? 0)) + (withStores ? (stockists.without?.[name] ?? 0) : 0);
    return [{ label: say(value), count, to: listAddress('/business-directory', search, { [name]: '', page: '' }) }];
  });
}
