import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { useT } from '@orime/platform';
import { Button } from '@orime/ui';
import { FACETS, FLAGS, setParameter, toggleFilter } from './catalog-filters.ts';
import type { Facet } from './catalog-filters.ts';
import { FacetGroup } from './facet-group.tsx';
import type { FacetLook } from './facet-looks.ts';
import { PriceFilter } from './price-filter.tsx';

const LOOKS: Readonly<Partial<Record<Facet, FacetLook>>> = { colour: 'swatch', size: 'chip' };

export type FilterPanelProps = {
  readonly page: DesignPage;
  readonly search: URLSearchParams;
  readonly onApply: (search: URLSearchParams) => void;
  /** Facets the screen has fixed already. */
  readonly hidden?: readonly (Facet | 'sale')[];
};

/** All ways to narrow the list. A plain form: without script its button sends it. */
export function FilterPanel({ page, search, onApply, hidden = [] }: FilterPanelProps) {
  const t = useT('retail-shop');
  const availability = page.facets['availability']?.filter((option) => !hidden.some((name) => name === option.value)) ?? [];
  const [min, max] = [search.get('minPrice') ?? '', search.get('maxPrice') ?? ''];
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      {FACETS.filter((facet) => !hidden.includes(facet)).map((facet) => (
        <FacetGroup
          key={facet}
          title={t(`catalog.facet.${facet}`)}
          fieldOf={(value) => ({ name: facet, value })}
          options={page.facets[facet] ?? []}
          chosen={search.getAll(facet)}
          isOpen={facet === 'category'}
          look={LOOKS[facet]}
          onToggle={(value) => onApply(toggleFilter(search, { name: facet, value }))}
        />
      ))}
      <PriceFilter
        key={`${min}-${max}`}
        range={page.priceRange}
        min={min}
        max={max}
        onApply={(from, to) => onApply(setParameter(setParameter(search, 'minPrice', from), 'maxPrice', to))}
      />
      <FacetGroup
        title={t('catalog.facet.availability')}
        fieldOf={(value) => ({ name: value, value: '1' })}
        options={availability}
        chosen={FLAGS.filter((flag) => search.get(flag) === '1')}
        onToggle={(value) => onApply(setParameter(search, value, search.get(value) === '1' ? '' : '1'))}
      />
      <noscript>
        <Button type="submit" variant="secondary" block>
          {t('catalog.apply')}
        </Button>
      </noscript>
    </form>
  );
}
