import { ProductGridSkeleton } from '@orime/cards';
import { useIsMarkup, useT } from '@orime/platform';
import { css, DESKTOP, FailedState, media, space, Stack, useMediaQuery } from '@orime/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CatalogEmpty } from './catalog-empty.tsx';
import { activeFilters, type Facet } from './catalog-filters.ts';
import { CatalogGrid } from './catalog-grid.tsx';
import { CatalogToolbar, type CatalogView } from './catalog-toolbar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { Catalog } from './use-catalog.ts';

const FilterDrawer = lazy(() => import('./filter-drawer.tsx').then((module) => ({ default: module.FilterDrawer })));

export type CatalogBodyProps = {
  readonly catalog: Catalog;
  /** Filters the screen has fixed already. */
  readonly hidden?: readonly (Facet | 'sale')[];
  /** Nothing of the list can be bought now; the screen says why. */
  readonly isClosed?: boolean;
  /** Shown where the list has nothing at all, filters aside. Default: what the catalogue says. */
  readonly empty?: ReactNode;
};

/** A list of designs with everything that narrows and orders it. All of its state is in the address. */
export function CatalogBody({ catalog, hidden = [], isClosed = false, empty }: CatalogBodyProps) {
  const t = useT('retail-shop');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // Markup has the panel for every window. A browser that draws the page itself knows whether there is room for it.
  const isMarkup = useIsMarkup();
  const hasRoom = useMediaQuery(DESKTOP) || isMarkup;
  const { data, chosen: search, apply } = catalog;
  const view = viewOf(search);
  if (empty !== undefined && data?.total === 0 && activeFilters(search).length === 0) return empty;
  return (
    <>
      <div css={styles.columns}>
        <aside css={styles.side} aria-label={t('catalog.filters')}>
          {hasRoom && data && <FilterPanel page={data} search={search} onApply={apply} hidden={hidden} />}
        </aside>
        <Stack gap={5}>
          <CatalogToolbar search={search} view={view} onApply={apply} onOpenFilters={() => setDrawerOpen(true)} />
          <FilterChips page={data} search={search} onApply={apply} />
          {catalog.isError && !data && <FailedState onRetry={() => void catalog.refetch()} busy={catalog.isFetching} />}
          {!catalog.isError && !data && <ProductGridSkeleton count={8} columns={[2, 3, Number(view)]} />}
          {data && data.total === 0 && <CatalogEmpty page={data} search={search} onApply={apply} urlOf={catalog.urlOfSearch} />}
          {data && data.total > 0 && (
            <div aria-busy={catalog.isPlaceholderData || search !== catalog.search}>
              <CatalogGrid catalog={catalog} total={data.total} view={view} isClosed={isClosed} />
            </div>
          )}
        </Stack>
      </div>
      {isDrawerOpen && data && (
        <Suspense fallback={null}>
          <FilterDrawer page={data} search={search} onApply={apply} hidden={hidden} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function viewOf(search: URLSearchParams): CatalogView {
  const view = search.get('view');
  return view === '2' || view === '4' ? view : '3';
}

const styles = {
  columns: css({ display: 'grid', gap: space[6], [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[7] } }),
  side: css({
    display: 'none',
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 'calc(var(--chrome-end, 4rem) + 1rem)',
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - var(--chrome-end, 4rem) - 2rem)',
      overflowY: 'auto',
      paddingInlineEnd: space[2],
    },
  }),
};
