import { buildUrl, currencyExponent } from '@orime/contracts';
import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { readQuery, useFormat, useMarket, useQuery, useT, useText } from '@orime/platform';
import type { ActiveFilter } from './catalog-filters.ts';

type Labelled = { readonly name: string; readonly value: string };

const labelIn = (page: DesignPage | undefined, { name, value }: Labelled) =>
  page?.facets[name]?.find((option) => option.value === value)?.label;

/** Words for an active filter: the facet's own label where the answer brings one, else the whole catalogue's. */
export function useFilterLabel(page: DesignPage | undefined, filters: readonly ActiveFilter[]): (filter: ActiveFilter) => string {
  const t = useT('retail-shop');
  const text = useText();
  const format = useFormat();
  const { currency } = useMarket();
  // A value without a match is in no facet of this answer.
  const isUnknown = page !== undefined && filters.some((filter) => filter.name in page.facets && !labelIn(page, filter));
  const { data: whole } = useQuery({
    ...readQuery<DesignPage>(buildUrl('/api/design/', { facets: '1', limit: '1', currency })),
    enabled: isUnknown,
  });
  const money = (value: string) => format.money(Math.round(Number(value)) * 10 ** currencyExponent(currency), currency);
  return ({ name, value }) => {
    if (name === 'q') return t('catalog.chip.search', { words: value });
    if (name === 'minPrice') return t('catalog.chip.from', { price: money(value) });
    if (name === 'maxPrice') return t('catalog.chip.to', { price: money(value) });
    if (name === 'archived') return t('catalog.archived');
    const isFlag = name === 'inStock' || name === 'mto' || name === 'sale';
    if (isFlag) return t(`catalog.flag.${name}`);
    const known = labelIn(page, { name, value }) ?? labelIn(whole, { name, value });
    if (known) return text(known);
    return name === 'country' && /^[A-Z]{2}$/.test(value) ? format.country(value) : value;
  };
}
