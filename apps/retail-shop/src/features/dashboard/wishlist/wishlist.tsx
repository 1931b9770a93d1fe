import { ProductGridSkeleton } from '@orime/cards';
import { Link, useMarket, useQuery } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Grid, Heading, space } from '@orime/ui';
import { useAccountT } from '../account-texts.ts';
import { alertsQuery, likesQuery } from '../account.api.ts';
import { Wish } from './wish.tsx';

/** Everything one has pressed the heart of, the last first. Fetches. */
export function Wishlist() {
  const t = useAccountT();
  const { currency } = useMarket();
  const { data, isError, isFetching, refetch } = useQuery(likesQuery(currency));
  const alerts = useQuery(alertsQuery());
  return (
    <section css={styles.root} aria-labelledby="dashboard-likes">
      <Heading level={2} size={3} id="dashboard-likes">
        {t('dashboard.likes')}
      </Heading>
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && <ProductGridSkeleton count={4} />}
      {data && data.items.length === 0 && (
        <EmptyState
          level={3}
          title={t('dashboard.likes.none')}
          text={t('dashboard.likes.empty')}
          actions={
            <Link css={buttonStyles()} to="/catalog">
              {t('not-found.catalog')}
            </Link>
          }
        />
      )}
      {data && data.items.length > 0 && (
        <Grid as="ul" columns={[2, 3, 4]} gap={3} rowGap={6}>
          {data.items.map((design) => (
            <li key={design.id} css={styles.wish}>
              <Wish design={design} alerts={alerts.data?.items ?? []} />
            </li>
          ))}
        </Grid>
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }), wish: css({ display: 'grid' }) };
