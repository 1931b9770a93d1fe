import type { Rfq } from '@orime/contracts/api/trade/rfq';
import { Link, useQuery, useSearchParams } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, Select, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { RfqCard } from './rfq-card.tsx';
import { useRfqT } from './rfq-texts.ts';
import { rfqsQuery } from './rfq.api.ts';

const STATUSES = ['open', 'quoted', 'accepted', 'declined', 'withdrawn'] as const satisfies readonly Rfq['status'][];

/** Requests of one side, those that wait for it first; `?rfq=` filters by status. Fetches. */
export function RfqList({ side }: { readonly side: 'producer' | 'requester' }) {
  const t = useRfqT();
  const [search, setSearch] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(rfqsQuery());
  const own = (data ?? []).filter((rfq) => rfq.side === side);
  const status = STATUSES.find((each) => each === search.get('rfq'));
  const waiting = side === 'producer' ? 'open' : 'quoted';
  const shown = own
    .filter((rfq) => status === undefined || rfq.status === status)
    .toSorted((a, b) => Number(b.status === waiting) - Number(a.status === waiting));

  function handleStatus(value: string): void {
    const next = new URLSearchParams(search);
    if (value === '') next.delete('rfq');
    else next.set('rfq', value);
    setSearch(next, { replace: true });
  }

  return (
    <section css={styles.root} aria-labelledby="rfqs">
      <div css={styles.head}>
        <Heading level={2} size={3} id="rfqs">
          {t(`rfqs.title.${side}`)}
        </Heading>
        {own.length > 0 && (
          <Select label={t('rfqs.show')} dense value={status ?? ''} onChange={({ currentTarget }) => handleStatus(currentTarget.value)}>
            <option value="">{t('rfqs.all', { count: own.length })}</option>
            {STATUSES.map((each) => (
              <option key={each} value={each}>
                {t('rfqs.some', { status: t(`rfq.status.${side}.${each}`), count: own.filter((rfq) => rfq.status === each).length })}
              </option>
            ))}
          </Select>
        )}
      </div>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      )}
      {data !== undefined && own.length === 0 && (
        <EmptyState
          level={3}
          title={t(`rfqs.empty.${side}.title`)}
          text={t(`rfqs.empty.${side}.text`)}
          actions={
            side === 'requester' && (
              <Link css={buttonStyles({ variant: 'secondary' })} to="/business-directory">
                {t('rfqs.find')}
              </Link>
            )
          }
        />
      )}
      {own.length > 0 && shown.length === 0 && <EmptyState level={3} title={t('rfqs.none.title')} text={t('rfqs.none.text')} />}
      {shown.map((rfq) => (
        <RfqCard key={rfq.id} rfq={rfq} />
      ))}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end', justifyContent: 'space-between' }),
};
