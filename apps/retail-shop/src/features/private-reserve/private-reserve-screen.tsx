import { ProductCard, ProductGridSkeleton } from '@orime/cards';
import { currencyOf } from '@orime/contracts';
import { Link, useDocumentTitle, useMarket, useQuery, useSearchParams, useSession } from '@orime/platform';
import { css, EmptyState, FailedState, Grid, Heading, Page, space, Text } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { reserveQuery } from './private-reserve.api.ts';
import { ReserveGate } from './reserve-gate.tsx';
import { useReserveT } from './reserve-texts.ts';

const PAGE_SIZE = 24;

/** Garments that are shown by invitation: the gate for who is not in, the pieces for who is. */
export default function PrivateReserveScreen() {
  const t = useReserveT();
  const session = useSession();
  const { code } = useMarket();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const userId = session.status === 'signed-in' ? session.user._id : undefined;
  const { data, error, isFetching, refetch } = useQuery(reserveQuery(page, { currency: currencyOf(code), userId }));
  useDocumentTitle(t('reserve.title'));
  if (data && !data.hasAccess) return <ReserveGate teasers={data.teasers} total={data.total} onEntered={() => void refetch()} />;
  return (
    <Page width="wide" css={styles.root}>
      <header css={styles.head}>
        <Heading level={1}>{t('reserve.title')}</Heading>
        <Text lead css={styles.intro}>
          {t('reserve.intro')}
        </Text>
        {data && data.total > 0 && (
          <Text size="sm" tone="muted" role="status">
            {t('reserve.count', { count: data.total })}
          </Text>
        )}
      </header>
      {data === undefined && error !== null && <FailedState level={2} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && error === null && <ProductGridSkeleton count={8} columns={[2, 3, 4]} />}
      {data?.items.length === 0 && <EmptyState level={2} title={t('reserve.empty.title')} text={t('reserve.empty.text')} />}
      {data !== undefined && data.items.length > 0 && (
        <Grid as="ul" columns={[2, 3, 4]} gap={3} rowGap={6} aria-label={t('reserve.list')}>
          {data.items.map((design, index) => (
            <li key={design.id}>
              <ProductCard design={design} to={`/private-reserve/${design.slug}`} level={2} priority={index < 2} />
            </li>
          ))}
        </Grid>
      )}
      {data !== undefined && (
        <Pagination
          page={page}
          pageCount={Math.ceil(data.total / PAGE_SIZE)}
          linkAs={Link}
          hrefFor={(to) => `/private-reserve?page=${to}`}
        />
      )}
    </Page>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[7] }),
  head: css({ display: 'grid', gap: space[3] }),
  intro: css({ maxWidth: '42rem' }),
};
