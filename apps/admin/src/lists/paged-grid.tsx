import { css, FailedState, Skeleton, SkeletonRegion } from '@orime/ui';
import { DataGrid } from '@orime/ui/grid';
import type { DataGridProps } from '@orime/ui/grid';
import { useGridAddress } from './use-grid-address.ts';
import type { Pages } from './use-pages.ts';

export type PagedGridProps<Row extends object> = Pick<
  DataGridProps<Row>,
  | 'caption'
  | 'columns'
  | 'rowId'
  | 'rowName'
  | 'savedAs'
  | 'exportAs'
  | 'actions'
  | 'empty'
  | 'selected'
  | 'onSelect'
  | 'changes'
  | 'onEdit'
> & { readonly list: Pages<Row> };

/** A list of the API as a grid: waiting, failed, empty or its rows. The API filters; the export holds all rows of the filter. */
export function PagedGrid<Row extends object>({ list, ...grid }: PagedGridProps<Row>) {
  const { view, setView } = useGridAddress();
  if (list.rows === undefined) {
    if (list.error !== null) return <FailedState onRetry={list.retry} busy={list.isFetching} />;
    return (
      <SkeletonRegion>
        <Skeleton height="30rem" />
      </SkeletonRegion>
    );
  }
  return (
    <div css={styles.root} aria-busy={list.isFetching || undefined}>
      <DataGrid
        {...grid}
        rows={list.rows}
        total={list.total}
        view={view}
        onView={setView}
        isServed
        hasMore={list.hasMore}
        isLoadingMore={list.isLoadingMore}
        onMore={list.readMore}
        readAll={list.readAll}
      />
    </div>
  );
}

const styles = { root: css({ minWidth: 0 }) };
