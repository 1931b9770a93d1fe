import { Link, useT } from '@orime/platform';
import { css, EmptyState, FailedState, Heading, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { BugItem } from './bug-item.tsx';
import { PAGE_SIZE } from './bugs.api.ts';
import type { BugPage } from './bugs.api.ts';

export type BugListProps = {
  readonly data: BugPage | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly page: number;
  readonly onRetry: () => void;
};

/** What has been reported, with its state. */
export function BugList({ data, isError, isFetching, page, onRetry }: BugListProps) {
  const t = useT('admin');
  return (
    <section css={styles.root} aria-labelledby="bug-list">
      <Heading level={2} size={3} id="bug-list">
        {t('bugs.list')}
      </Heading>
      {isError && !data && <FailedState level={3} onRetry={onRetry} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion css={styles.root}>
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </SkeletonRegion>
      )}
      {data?.total === 0 && <EmptyState level={3} title={t('bugs.empty')} text={t('bugs.empty.text')} />}
      {data && data.items.length > 0 && (
        <ul css={styles.list}>
          {data.items.map((bug) => (
            <li key={bug.id}>
              <BugItem bug={bug} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination page={page} pageCount={Math.ceil(data.total / PAGE_SIZE)} hrefFor={(other) => `?page=${String(other)}`} linkAs={Link} />
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  list: css({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }),
};
