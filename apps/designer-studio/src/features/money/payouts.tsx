import type { Payout } from '@orime/contracts/api/money/payout';
import { useFormat, useQuery } from '@orime/platform';
import { Badge, css, EmptyState, FailedState, Heading, Skeleton, SkeletonRegion, space, Text, type BadgeTone } from '@orime/ui';
import { MoneyTable, Table } from '@orime/ui/data';
import { useMoneyT } from './money-texts.ts';
import { payoutsQuery } from './money.api.ts';

/** What one is owed in each currency, and what was paid out. Fetches. */
export function Payouts() {
  const t = useMoneyT();
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useQuery(payoutsQuery());
  return (
    <section css={styles.root} aria-labelledby="payouts">
      <Heading level={2} size={3} id="payouts">
        {t('payouts.title')}
      </Heading>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      )}
      {data !== undefined && data.balances.length === 0 && data.items.length === 0 && (
        <EmptyState level={3} title={t('payouts.empty.title')} text={t('payouts.empty.text')} />
      )}
      {data !== undefined && data.balances.length > 0 && (
        <>
          <MoneyTable
            caption={t('payouts.balances')}
            showCaption
            labelHeader={t('payouts.currency')}
            columns={[
              { id: 'available', header: t('payouts.available') },
              { id: 'waiting', header: t('payouts.waiting') },
              { id: 'total', header: t('payouts.total') },
            ]}
            lines={data.balances.map(({ currency, available, total }) => ({
              id: currency,
              label: currency,
              amounts: {
                available: format.money(available.priceMinor, currency),
                waiting: format.money(total.priceMinor - available.priceMinor, currency),
                total: format.money(total.priceMinor, currency),
              },
            }))}
          />
          <Text size="sm" tone="muted">
            {t('payouts.text')}
          </Text>
        </>
      )}
      {data !== undefined && data.items.length > 0 && <PayoutTable payouts={data.items} />}
      {data !== undefined && data.total > data.items.length && (
        <Text size="sm" tone="muted">
          {t('payouts.newest', { count: data.items.length, total: data.total })}
        </Text>
      )}
    </section>
  );
}

function PayoutTable({ payouts }: { readonly payouts: readonly Payout[] }) {
  const t = useMoneyT();
  const format = useFormat();
  return (
    <Table caption={t('payouts.list')} showCaption>
      <thead>
        <tr>
          <th scope="col">{t('payouts.date')}</th>
          <th scope="col">{t('payouts.state')}</th>
          <th scope="col">{t('payouts.reference')}</th>
          <th scope="col" data-align="end">
            {t('payouts.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.map(({ id, createdAt, kind, status, reference, failure, amount }) => (
          <tr key={id}>
            <th scope="row">
              {format.date(createdAt, { dateStyle: 'medium' })}
              {kind === 'promoter' && ` (${t('payouts.promoter')})`}
            </th>
            <td>
              <Badge tone={TONES[status]}>{t(`payouts.status.${status}`)}</Badge>
            </td>
            <td>{failure || reference || '–'}</td>
            <td data-align="end">{format.money(amount.priceMinor, amount.currency)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const TONES = {
  pending: 'neutral',
  processing: 'warning',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<Payout['status'], BadgeTone>;

const styles = { root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }) };
