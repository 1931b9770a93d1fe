import { buildUrl } from '@orime/contracts';
import type { Purchase } from '@orime/contracts/api/selling/order';
import {
  apiQuery,
  keepPreviousData,
  Link,
  signOut,
  useNavigate,
  useQuery,
  useSearchParams,
  useSession,
  useT,
  useTab,
} from '@orime/platform';
import { Button, buttonStyles, css, EmptyState, FailedState, Heading, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { LikedDesigns } from './liked-designs.tsx';
import { PurchaseCard } from './purchase-card.tsx';

const pageSize = 10;

type OwnOrders = { readonly items: readonly Purchase[]; readonly total: number; readonly page: number };

const ownOrdersQuery = (page: number) =>
  apiQuery<OwnOrders>({ key: ['orders', 'mine', { page }], url: buildUrl('/api/order/mine', { page, limit: pageSize }) });

/** A customer's own pages: who one is here, everything one has bought, and in a second tab what one likes. */
export default function ConsumerDashboardScreen() {
  const t = useT('retail-shop');
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = useTab(['orders', 'likes']);
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useQuery({
    ...ownOrdersQuery(page),
    placeholderData: keepPreviousData,
    enabled: session.status === 'signed-in' && tab === 'orders',
  });

  function handleSignOut(): void {
    signOut();
    void navigate('/');
  }

  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1}>
          {session.status === 'signed-in' ? t('dashboard.hello', { name: session.user.name }) : t('dashboard.title')}
        </Heading>
        {session.status === 'signed-in' && <Text tone="muted">{session.user.email}</Text>}
        <div>
          <Button variant="secondary" size="sm" onClick={handleSignOut}>
            {t('dashboard.sign-out')}
          </Button>
        </div>
      </header>
      {tab === 'likes' && session.status === 'signed-in' && <LikedDesigns />}
      {tab === 'orders' && (
        <section css={styles.section} aria-labelledby="dashboard-orders">
          <Heading level={2} id="dashboard-orders">
            {t('dashboard.orders')}
          </Heading>
          {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
          {!isError && !data && (
            <SkeletonRegion css={styles.waiting}>
              <Skeleton height="6rem" />
              <Skeleton height="6rem" />
              <Skeleton height="6rem" />
            </SkeletonRegion>
          )}
          {data && data.total === 0 && (
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
          {data?.items.map((purchase) => (
            <PurchaseCard key={purchase.group.id} purchase={purchase} />
          ))}
          {data && (
            <Pagination page={page} pageCount={Math.ceil(data.total / pageSize)} hrefFor={(other) => `?page=${other}`} linkAs={Link} />
          )}
        </section>
      )}
    </Page>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[2], marginBlockEnd: space[7] }),
  section: css({ display: 'grid', gap: space[4] }),
  waiting: css({ display: 'grid', gap: space[4] }),
};
