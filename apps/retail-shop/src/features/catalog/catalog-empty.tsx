import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { Link, useLocation, useT } from '@orime/platform';
import { Button, buttonStyles, EmptyState } from '@orime/ui';
import { activeFilters, clearFilters, toggleFilter } from './catalog-filters.ts';
import { useFilterLabel } from './filter-labels.ts';
import { useTotalsWithout } from './use-totals-without.ts';

export type CatalogEmptyProps = {
  readonly page: DesignPage;
  readonly search: URLSearchParams;
  readonly onApply: (search: URLSearchParams) => void;
  /** Where the list of another search is read. */
  readonly urlOf: (search: URLSearchParams) => string;
};

/** No design matches: each filter can be taken back from here, the one that helps most first, with how many designs that brings. */
export function CatalogEmpty({ page, search, onApply, urlOf }: CatalogEmptyProps) {
  const t = useT('retail-shop');
  const { pathname } = useLocation();
  const filters = activeFilters(search);
  const labelOf = useFilterLabel(page, filters);
  const totals = useTotalsWithout(filters, search, urlOf);
  const counted = filters
    .map((filter, index) => ({ filter, total: totals?.[index] }))
    .toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0));
  const removals = counted.map(({ filter, total }) => (
    <Button key={`${filter.name}-${filter.value}`} variant="secondary" onClick={() => onApply(toggleFilter(search, filter))}>
      {total === undefined
        ? t('catalog.empty.without', { filter: labelOf(filter) })
        : t('catalog.empty.without-count', { filter: labelOf(filter), count: total })}
    </Button>
  ));
  const leave =
    pathname === '/catalog' ? (
      <Button onClick={() => onApply(clearFilters(search))}>{t('catalog.clear')}</Button>
    ) : (
      <Link css={buttonStyles()} to="/catalog">
        {t('catalog.empty.all')}
      </Link>
    );
  return (
    <EmptyState
      title={t('catalog.empty.title')}
      text={filters.length > 0 ? t('catalog.empty.text') : undefined}
      actions={
        <>
          {removals}
          {leave}
        </>
      }
    />
  );
}
