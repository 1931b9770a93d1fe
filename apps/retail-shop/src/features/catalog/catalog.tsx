import { ProductGridSkeleton } from '@orime/cards';
import type { DocumentRead } from '@orime/contracts';
import { useT } from '@orime/platform';
import { css, FailedState, Heading, media, Page, space, Stack, Text } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { CatalogEmpty } from './catalog-empty.tsx';
import type { Facet } from './catalog-filters.ts';
import { CatalogGrid } from './catalog-grid.tsx';
import { CatalogToolbar } from './catalog-toolbar.tsx';
import type { CatalogView } from './catalog-toolbar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useCatalog } from './use-catalog.ts';

const FilterDrawer = lazy(() => import('./filter-drawer.tsx').then((module) => ({ default: module.FilterDrawer })));

export type CatalogProps = {
  readonly read: DocumentRead;
  readonly title: string;
  readonly intro?: ReactNode;
  /** Filters the screen has fixed already. */
  readonly hidden?: readonly (Facet | 'sale')[];
};

/** A list of designs with everything that narrows and orders it. All of its state is in the address. */
export function Catalog({ read, title, intro, hidden = [] }: CatalogProps) {
  const t = useT('retail-shop');
  const catalog = useCatalog(read);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { data, search, apply } = catalog;
  const view = viewOf(search);
  return (
    <Page width="wide">
      <header css={styles.head}>
        <Heading level={1}>{title}</Heading>
        {data && (
          <Text tone="muted" role="status">
            {t('catalog.count', { count: data.total })}
          </Text>
        )}
        {intro}
      </header>
      <div css={styles.columns}>
        <aside css={styles.side} aria-label={t('catalog.filters')}>
          {data && <FilterPanel page={data} search={search} onApply={apply} hidden={hidden} />}
        </aside>
        <Stack gap={5}>
          <CatalogToolbar search={search} view={view} onApply={apply} onOpenFilters={() => setDrawerOpen(true)} />
          <FilterChips page={data} search={search} onApply={apply} />
          {catalog.isError && !data && <FailedState onRetry={() => void catalog.refetch()} busy={catalog.isFetching} />}
          {!catalog.isError && !data && <ProductGridSkeleton count={8} columns={[2, 3, Number(view)]} />}
          {data && data.total === 0 && <CatalogEmpty page={data} search={search} onApply={apply} />}
          {data && data.total > 0 && (
            <div aria-busy={catalog.isPlaceholderData}>
              <CatalogGrid catalog={catalog} total={data.total} view={view} />
            </div>
          )}
        </Stack>
      </div>
      {isDrawerOpen && data && (
        <Suspense fallback={null}>
          <FilterDrawer page={data} search={search} onApply={apply} hidden={hidden} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </Page>
  );
}

function viewOf(search: URLSearchParams): CatalogView {
  const view = search.get('view');
  return view === '2' || view === '4' ? view : '3';
}

const styles = {
  head: css({ display: 'grid', gap: space[2], marginBlockEnd: `clamp(${space[5]}, 4vw, ${space[7]})` }),
  columns: css({ display: 'grid', gap: space[6], [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[7] } }),
  side: css({
    display: 'none',
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '5rem',
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
      paddingInlineEnd: space[2],
    },
  }),
};
