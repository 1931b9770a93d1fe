import { keepPreviousData, Link, useQuery, useSearchParams } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { ReturnCard } from './return-card.tsx';
import { useReturnsT } from './returns-texts.ts';
import { ownReturnsQuery, RETURNS_A_PAGE } from './returns.api.ts';

/** Returns of a member's own purchases, newest first; `?page=` turns them over. Without a heading of its own. Fetches. */
export function OwnReturns({ hrefOf }: { readonly hrefOf: (page: number) => string }) {
  const t = useReturnsT();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useQuery({ ...ownReturnsQuery(page), placeholderData: keepPreviousData });
  if (!data)
    return isError ? (
      <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion css={styles.list}>
        <Skeleton height="12rem" />
        <Skeleton height="12rem" />
      </SkeletonRegion>
    );
  if (data.total === 0)
    return (
      <EmptyState
        level={3}
        title={t('returns.empty.title')}
        text={t('returns.empty.text')}
        actions={
          <Link css={buttonStyles({ variant: 'secondary' })} to="/consumer/dashboard?tab=orders">
            {t('returns.empty.orders')}
          </Link>
        }
      />
    );
  return (
    <div css={styles.list}>
      {data.items.map((entry) => (
        <ReturnCard key={entry.id} entry={entry} guestKey={undefined} level={3} isLinked />
      ))}
      <Pagination page={page} pageCount={Math.ceil(data.total / RETURNS_A_PAGE)} hrefFor={hrefOf} linkAs={Link} />
    </div>
  );
}

const styles = { list: css({ display: 'grid', gap: space[6] }) };
