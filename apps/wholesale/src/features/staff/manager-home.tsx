import { Link, openChat, useQuery, useT } from '@orime/platform';
import {
  Button,
  buttonStyles,
  Cluster,
  css,
  EmptyState,
  FailedState,
  Heading,
  Page,
  Skeleton,
  SkeletonRegion,
  space,
  Stack,
  Text,
} from '@orime/ui';
import { managedOrdersQuery, OrderList } from '../orders/index.ts';
import { LastMessages } from './last-messages.tsx';
import { ManagedBuyers } from './managed-buyers.tsx';

export type ManagerHomeProps = { readonly account: string; readonly name: string };

/** An account manager's day: orders that wait for approval, the companies, and what they wrote. */
export function ManagerHome({ account, name }: ManagerHomeProps) {
  const t = useT('wholesale');
  const { data, isError, isFetching, refetch } = useQuery(managedOrdersQuery(account));
  return (
    <Page width="wide">
      <Stack gap={7}>
        <Stack gap={3}>
          <Heading level={1} size={2}>
            {t('managed.title', { name })}
          </Heading>
          <Text tone="muted">{t('managed.text')}</Text>
          <Cluster>
            <Link css={buttonStyles()} to="/wholesale/catalog">
              {t('product.back')}
            </Link>
            <Button variant="secondary" onClick={() => void openChat().catch(() => undefined)}>
              {t('managed.messages')}
            </Button>
          </Cluster>
        </Stack>
        <section css={styles.section} aria-labelledby="orders">
          <Heading id="orders" level={2} size={3}>
            {t('orders.title')}
          </Heading>
          {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
          {data === undefined && !isError && (
            <SkeletonRegion>
              <Skeleton height="16rem" />
            </SkeletonRegion>
          )}
          {data !== undefined && (
            <OrderList orders={data.items} total={data.total} none={<EmptyState level={3} title={t('managed.orders.empty')} />} />
          )}
        </section>
        <ManagedBuyers account={account} title={t('managed.buyers')} />
        <LastMessages account={account} />
      </Stack>
    </Page>
  );
}

const styles = { section: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }) };
