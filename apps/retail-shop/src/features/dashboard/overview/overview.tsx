import { SIZE_SYSTEMS } from '@orime/commerce';
import { AddressText } from '@orime/forms';
import { Link, useMarket, useQuery, useText } from '@orime/platform';
import { buttonStyles, color, css, EmptyState, FailedState, Grid, Heading, Image, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import { consumerQuery } from '../../consumer/index.ts';
import { useAccountT } from '../account-texts.ts';
import { likesQuery, ordersQuery } from '../account.api.ts';
import { PurchaseCard } from '../orders/purchase-card.tsx';

const LAST_ORDERS = 2;
const LAST_WISHES = 4;

/** The account at a glance: the last orders, wishes, sizes and where parcels go. Fetches. */
export function Overview() {
  const t = useAccountT();
  return (
    <div css={styles.root}>
      <LastOrders />
      <Grid columns={[1, 2, 2]} gap={4}>
        <Wishes />
        <Customer />
      </Grid>
      <Text size="sm" tone="muted">
        <Link to="?tab=settings">{t('overview.settings')}</Link>
      </Text>
    </div>
  );
}

function LastOrders() {
  const t = useAccountT();
  const { data, isError, isFetching, refetch } = useQuery(ordersQuery(1, LAST_ORDERS));
  return (
    <section css={styles.section} aria-labelledby="overview-orders">
      <Head id="overview-orders" title={t('overview.orders')} to="?tab=orders" more={t('overview.orders.all')} />
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion css={styles.section}>
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </SkeletonRegion>
      )}
      {data?.items.map((purchase) => (
        <PurchaseCard key={purchase.group.id} purchase={purchase} />
      ))}
      {data?.total === 0 && (
        <EmptyState
          level={3}
          title={t('dashboard.empty.title')}
          text={t('dashboard.empty.text')}
          actions={
            <Link css={buttonStyles()} to="/catalog">
              {t('not-found.catalog')}
            </Link>
          }
        />
      )}
    </section>
  );
}

function Wishes() {
  const t = useAccountT();
  const text = useText();
  const { currency } = useMarket();
  const { data, isError, isFetching, refetch } = useQuery(likesQuery(currency));
  return (
    <section css={styles.card} aria-labelledby="overview-wishes">
      <Head id="overview-wishes" title={t('dashboard.likes')} to="?tab=likes" more={t('overview.likes.all')} />
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && <Skeleton height="7rem" />}
      {data?.items.length === 0 && <Text tone="muted">{t('dashboard.likes.empty')}</Text>}
      <div css={styles.wishes}>
        {data?.items.slice(0, LAST_WISHES).map((design) => (
          <Link key={design.id} to={`/designs/${design.slug}`} aria-label={text(design)}>
            {design.images[0] && <Image image={design.images[0]} alt="" sizes="8rem" ratio="3 / 4" />}
          </Link>
        ))}
      </div>
    </section>
  );
}

function Customer() {
  const t = useAccountT();
  const { data, isError, isFetching, refetch } = useQuery(consumerQuery());
  const sizes = SIZE_SYSTEMS.filter((system) => data?.sizes[system] !== undefined);
  const address = data?.shippingAddresses[0];
  return (
    <section css={styles.card} aria-labelledby="overview-customer">
      <Head id="overview-customer" title={t('sizes.title')} to="?tab=sizes" more={t('overview.sizes.change')} />
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && <Skeleton height="7rem" />}
      {data && sizes.length === 0 && <Text tone="muted">{t('sizes.text')}</Text>}
      {sizes.length > 0 && (
        <dl css={styles.sizes}>
          {sizes.map((system) => (
            <div key={system}>
              <dt css={styles.system}>{t(`sizes.system.${system}`)}</dt>
              <dd css={styles.size}>{data?.sizes[system]}</dd>
            </div>
          ))}
        </dl>
      )}
      {address && (
        <>
          <Heading level={3} size={5} plain>
            {t('addresses.default')}
          </Heading>
          <AddressText address={address} />
        </>
      )}
    </section>
  );
}

type HeadProps = { readonly id: string; readonly title: ReactNode; readonly to: string; readonly more: string };

function Head({ id, title, to, more }: HeadProps) {
  return (
    <div css={styles.head}>
      <Heading level={2} size={3} id={id}>
        {title}
      </Heading>
      <Link to={to}>{more}</Link>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[6] }),
  section: css({ display: 'grid', gap: space[3] }),
  card: css({ display: 'grid', gap: space[4], alignContent: 'start', padding: space[5], background: color.surface }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space[3] }),
  wishes: css({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[2] }),
  sizes: css({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[6]}`, margin: 0 }),
  system: css({ fontSize: '0.8125rem', color: color.muted }),
  size: css({ margin: 0, fontSize: '1.25rem' }),
};
