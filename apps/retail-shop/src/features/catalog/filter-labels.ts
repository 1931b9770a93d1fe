import type { DesignPage } from '@orime/contracts/api/design';
import { useFormat, useMarket, useT, useText } from '@orime/platform';
import type { ActiveFilter } from './catalog-filters.ts';

/** Words for an active filter: the facet's own label where the answer brings one. */
export function useFilterLabel(page: DesignPage | undefined): (filter: ActiveFilter) => string {
  const t = useT('retail-shop');
  const text = useText();
  const format = useFormat();
  const { currency } = useMarket();
  const money = (value: string) => format.number(Number(value), { style: 'currency', currency, maximumFractionDigits: 0 });
  return ({ name, value }) => {
    if (name === 'q') return t('catalog.chip.search', { words: value });
    if (name === 'minPrice') return t('catalog.chip.from', { price: money(value) });
    if (name === 'maxPrice') return t('catalog.chip.to', { price: money(value) });
    if (name === 'archived') return t('catalog.archived');
    const isFlag = name === 'inStock' || name === 'mto' || name === 'sale';
    const known = isFlag
      ? page?.facets['availability']?.find((option) => option.value === name)
      : page?.facets[name]?.find((option) => option.value === value);
    if (known) return text(known.label);
    if (isFlag) return t(`catalog.flag.${name}`);
    return name === 'country' && /^[A-Z]{2}$/.test(value) ? format.country(value) : value;
  };
}
