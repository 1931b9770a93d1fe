import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { Link, useLocation, useT } from '@orime/platform';
import { Button, buttonStyles, EmptyState } from '@orime/ui';
import { activeFilters, clearFilters, toggleFilter } from './catalog-filters.ts';
import { useFilterLabel } from './filter-labels.ts';

export type CatalogEmptyProps = {
  readonly page: DesignPage;
  readonly search: URLSearchParams;
  readonly onApply: (search: URLSearchParams) => void;
};

/** No design matches: each filter can be taken back from here. */
export function CatalogEmpty({ page, search, onApply }: CatalogEmptyProps) {
  const t = useT('retail-shop');
  const { pathname } = useLocation();
  const filters = activeFilters(search);
  const labelOf = useFilterLabel(page, filters);
  const removals = filters.map((filter) => (
    <Button key={`${filter.name}-${filter.value}`} variant="secondary" onClick={() => onApply(toggleFilter(search, filter))}>
      {t('catalog.empty.without', { filter: labelOf(filter) })}
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
