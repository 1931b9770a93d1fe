import { Link, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Skeleton, SkeletonRegion, space } from '@orime/ui';
import type { ReactNode } from 'react';
import type { Pages } from '../lists/use-pages.ts';
import { useSoughtRow } from '../lists/use-sought-row.ts';

export type SoughtRowProps<Row> = {
  readonly list: Pages<Row>;
  readonly isSought: (row: Row) => boolean;
  /** The screen's address; the way back leads there with its filters. */
  readonly path: string;
  /** Parameter of the address that names the row. */
  readonly parameter: string;
  readonly children: (row: Row) => ReactNode;
};

/** One row of a list whose rows have no endpoint of their own: the list is read, or filtered, until it comes. */
export function SoughtRow<Row>({ list, isSought, path, parameter, children }: SoughtRowProps<Row>) {
  const t = useT('admin');
  const [search] = useSearchParams();
  const { rows } = list;
  const { row, isReading } = useSoughtRow(list, isSought);
  const back = new URLSearchParams(search);
  back.delete(parameter);
  return (
    <div css={styles.root}>
      <div>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`${path}?${back.toString()}`}>
          {t('record.back')}
        </Link>
      </div>
      {row !== undefined && children(row)}
      {rows !== undefined && row === undefined && !isReading && (
        <EmptyState title={t('record.unknown.title')} text={t('record.unknown.text')} />
      )}
      {rows === undefined && list.error !== null && <FailedState onRetry={list.retry} busy={list.isFetching} />}
      {((rows === undefined && list.error === null) || isReading) && (
        <SkeletonRegion>
          <Skeleton height="30rem" />
        </SkeletonRegion>
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5], minWidth: 0 }) };
