import { Link, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Pages } from '../lists/use-pages.ts';

export type SoughtRowProps<Row> = {
  readonly list: Pages<Row>;
  readonly isSought: (row: Row) => boolean;
  /** The screen's address; the way back leads there with its filters. */
  readonly path: string;
  /** Parameter of the address that names the row. */
  readonly parameter: string;
  readonly children: (row: Row) => ReactNode;
};

/** How far a list that cannot be asked for one row is read: it may not be in it at all. */
const MOST_ROWS = 500;

/** One row of a list whose rows have no endpoint of their own: the list is read, or filtered, until it comes. */
export function SoughtRow<Row>({ list, isSought, path, parameter, children }: SoughtRowProps<Row>) {
  const t = useT('admin');
  const [search] = useSearchParams();
  const { rows, hasMore, isFetching, readMore } = list;
  const found = rows?.find(isSought);
  const isMissing = rows !== undefined && found === undefined;
  const isReading = isMissing && hasMore && rows.length < MOST_ROWS;
  // Synchronises what was read with the row that the address names.
  useEffect(() => {
    if (isReading && !isFetching) readMore();
  }, [isReading, isFetching, readMore]);
  const back = new URLSearchParams(search);
  back.delete(parameter);
  return (
    <div css={styles.root}>
      <div>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`${path}?${back.toString()}`}>
          {t('record.back')}
        </Link>
      </div>
      {found !== undefined && children(found)}
      {isMissing && !isReading && <EmptyState title={t('record.unknown.title')} text={t('record.unknown.text')} />}
      {rows === undefined && list.error !== null && <FailedState onRetry={list.retry} busy={isFetching} />}
      {((rows === undefined && list.error === null) || isReading) && (
        <SkeletonRegion>
          <Skeleton height="30rem" />
        </SkeletonRegion>
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5], minWidth: 0 }) };
