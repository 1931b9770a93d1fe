import type { BuyerSummary } from '@orime/contracts/api/trade/buyer-staff';
import { Link, openChat, useFormat, useQuery, useT } from '@orime/platform';
import { Badge, Button, css, EmptyState, FailedState, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { managedOrdersQuery, overdueOf } from '../orders/index.ts';
import { managedBuyersQuery } from './staff.api.ts';

const TONES = {
  pending: 'warning',
  needs_info: 'warning',
  verified: 'success',
  rejected: 'danger',
  suspended: 'danger',
} as const satisfies Record<BuyerSummary['verification'], BadgeTone>;

export type ManagedBuyersProps = { readonly account: string; readonly title: string };

/** The companies of an account manager, with what each was granted, and the way to order for it. */
export function ManagedBuyers({ account, title }: ManagedBuyersProps) {
  const t = useT('wholesale');
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useQuery(managedBuyersQuery(account));
  const { data: orders } = useQuery(managedOrdersQuery(account));
  return (
    <section css={styles.root} aria-labelledby="managed-buyers">
      <Heading id="managed-buyers" level={2} size={3}>
        {title}
      </Heading>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && <EmptyState level={3} title={t('managed.empty.title')} text={t('managed.empty.text')} />}
      {data !== undefined && data.items.length > 0 && (
        <Table caption={title} css={styles.table}>
          <thead>
            <tr>
              {(['company', 'status', 'terms', 'credit', 'overdue', 'since', 'order'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`managed.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map((buyer) => {
              const name = buyer.tradeName || buyer.companyLegal;
              const isVerified = buyer.verification === 'verified';
              return (
                <tr key={buyer.id}>
                  <th scope="row">
                    {name}
                    <Text size="sm" tone="muted">
                      {format.country(buyer.country)} · {buyer.user.name}
                    </Text>
                  </th>
                  <td>
                    <Badge tone={TONES[buyer.verification]}>{t(`buyer.status.${buyer.verification}.title`)}</Badge>
                  </td>
                  <td>{isVerified ? t(`buyer.terms.${buyer.terms}`) : '–'}</td>
                  <td>
                    {isVerified ? format.money(buyer.creditLimit.priceMinor, buyer.creditLimit.currency) : '–'}
                    {buyer.creditUsed.priceMinor > 0 && (
                      <Text size="sm" tone="muted">
                        {t('managed.credit.used', { amount: format.money(buyer.creditUsed.priceMinor, buyer.creditUsed.currency) })}
                      </Text>
                    )}
                  </td>
                  <td>
                    {overdueOf(orders?.items ?? [], buyer.id).map(({ currency, minor }) => (
                      <Text key={currency} as="span" tone="danger">
                        {format.money(minor, currency)}
                      </Text>
                    ))}
                  </td>
                  <td>{format.date(buyer.createdAt, { dateStyle: 'medium' })}</td>
                  <td css={styles.ways}>
                    {isVerified && (
                      <Link to={`/wholesale-checkout?buyer=${encodeURIComponent(buyer.id)}`}>{t('managed.order.for', { name })}</Link>
                    )}
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={t('managed.message', { name: buyer.user.name, company: name })}
                      onClick={() => void openChat({ userId: buyer.user.id }).catch(() => undefined)}
                    >
                      {t('managed.message.short')}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  table: css({ minWidth: '56rem' }),
  ways: css({ whiteSpace: 'nowrap' }),
};
