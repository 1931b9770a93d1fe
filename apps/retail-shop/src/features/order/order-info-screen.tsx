import type { Order, Purchase } from '@orime/contracts/api/selling/order';
import {
  isApiError,
  textOfError,
  useDocumentTitle,
  useFormat,
  useMutation,
  useParams,
  useQuery,
  useQueryClient,
  useSearchParams,
  useSession,
  useT,
  useText,
} from '@orime/platform';
import { color, css, FailedState, Heading, media, Notice, Page, Skeleton, SkeletonRegion, space, Stack, Text } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { AddressText, Totals } from '../purchase/index.ts';
import { OrderLookup } from './order-lookup.tsx';
import { stepOf } from './order-steps.ts';
import { OrderWishes } from './order-wishes.tsx';
import { cancelOrder, orderQuery } from './order.api.ts';
import { SellerOrder } from './seller-order.tsx';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })));

/** A purchase after it was made: for its owner, or for whoever holds the key of the mail. */
export default function OrderInfoScreen() {
  const t = useT('retail-shop');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const key = search.get('key') ?? undefined;
  const session = useSession();
  // Without a key and a person there is nothing to ask for.
  const canAsk = key !== undefined || session.status === 'signed-in';
  const { data, error, isFetching, refetch } = useQuery({ ...orderQuery(id, key), enabled: canAsk });
  useDocumentTitle(data ? t('order.number', { number: data.group.number }) : undefined);
  if (data) return <Ready purchase={data} id={id} guestKey={key} />;
  if (!canAsk || (isApiError(error) && [401, 403, 404].includes(error.status))) return <OrderLookup />;
  if (error)
    return (
      <Page width="text">
        <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
      </Page>
    );
  return (
    <Page>
      <SkeletonRegion css={styles.waiting}>
        <Skeleton width="50%" height="3rem" />
        <Skeleton width="30%" />
        <Skeleton height="14rem" />
      </SkeletonRegion>
    </Page>
  );
}

type ReadyProps = { readonly purchase: Purchase; readonly id: string; readonly guestKey: string | undefined };

function Ready({ purchase, id, guestKey }: ReadyProps) {
  const t = useT('retail-shop');
  const text = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const [toCancel, setToCancel] = useState<Order | null>(null);
  const cancel = useMutation({
    mutationFn: (order: Order) => cancelOrder(order.id, guestKey),
    onSuccess: () => queries.invalidateQueries({ queryKey: orderQuery(id, guestKey).queryKey }),
    onSettled: () => setToCancel(null),
  });
  const { group, orders } = purchase;
  const hasEnded = orders.every((order) => stepOf(order.status) === undefined);
  return (
    <Page>
      <header css={styles.head}>
        <Text label tone="accent">
          {t('order.number', { number: group.number })}
        </Text>
        <Heading level={1}>{hasEnded ? t('order.ended') : t('order.thanks')}</Heading>
        <Text tone="muted">{t('order.placed', { date: format.date(group.placedAt), email: group.email })}</Text>
        {orders.length > 1 && <Text tone="muted">{t('order.split', { count: orders.length })}</Text>}
      </header>
      {cancel.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(cancel.error))}
        </Notice>
      )}
      <div css={styles.columns}>
        <div>
          {orders.map((order) => (
            <SellerOrder key={order.id} order={order} isPart={orders.length > 1} guestKey={guestKey} onCancel={setToCancel} />
          ))}
        </div>
        <aside css={styles.side} aria-label={t('order.summary')}>
          <Stack gap={2}>
            <Heading level={2} size={5} plain>
              {t('order.address')}
            </Heading>
            <AddressText address={group.shippingAddress} />
          </Stack>
          <OrderWishes wishes={group.wishes} />
          <Stack gap={2}>
            <Heading level={2} size={5} plain>
              {t('order.total')}
            </Heading>
            <Totals totals={group.totals} />
            {group.refunded.priceMinor > 0 && (
              <Text size="sm">{t('order.refunded', { amount: format.money(group.refunded.priceMinor, group.refunded.currency) })}</Text>
            )}
            {group.codes_used.length > 0 && (
              <Text size="sm" tone="muted">
                {t('order.codes', { codes: format.list(group.codes_used.map(({ code }) => code)) })}
              </Text>
            )}
          </Stack>
        </aside>
      </div>
      {toCancel && (
        <Suspense fallback={null}>
          <CancelDialog isBusy={cancel.isPending} onConfirm={() => cancel.mutate(toCancel)} onClose={() => setToCancel(null)} />
        </Suspense>
      )}
    </Page>
  );
}

const styles = {
  waiting: css({ display: 'grid', gap: space[4] }),
  head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[7], maxWidth: '46rem' }),
  columns: css({
    display: 'grid',
    gap: space[6],
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.8fr) minmax(17rem, 1fr)', gap: space[8] },
  }),
  side: css({ display: 'grid', gap: space[6], alignSelf: 'start', padding: space[5], background: color.surface }),
};
