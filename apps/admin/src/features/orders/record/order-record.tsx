import { refusalOf } from '@orime/forms/access';
import { Link, useFormat, useQuery, useSearchParams, useText } from '@orime/platform';
import { Badge, buttonStyles, Cluster, css, EmptyState, FailedState, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { RecordLayout } from '../../../parts/record-layout.tsx';
import { ORDER_TONES, PAYMENT_TONES } from '../order-status.ts';
import { useOrdersT } from '../orders-texts.ts';
import { staffOrderQuery } from '../orders.api.ts';
import { RefundForm } from '../refund/refund-form.tsx';
import { OrderConversation } from './order-conversation.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderWho } from './order-who.tsx';

/** One order, with everything staff see of it and may do. Fetches. */
export function OrderRecord({ id }: { readonly id: string }) {
  const t = useOrdersT();
  const format = useFormat();
  const text = useText();
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(staffOrderQuery(id));
  const back = new URLSearchParams(search);
  back.delete('order');
  const way = (
    <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`/admin/orders?${back.toString()}`}>
      {t('orders.back')}
    </Link>
  );

  if (data === undefined) {
    if (refusalOf(error) === 'not_found')
      return <EmptyState title={t('orders.unknown.title')} text={t('orders.unknown.text')} actions={way} />;
    if (error !== null) return <FailedState onRetry={() => void refetch()} busy={isFetching} />;
    return (
      <SkeletonRegion>
        <Skeleton height="44rem" />
      </SkeletonRegion>
    );
  }
  const { order } = data;
  return (
    <article css={styles.root} aria-labelledby="order-number">
      <header css={styles.head}>
        <div>{way}</div>
        <Cluster>
          <Heading level={2} size={3} id="order-number">
            {order.number}
          </Heading>
          <Badge tone={ORDER_TONES[order.status]}>{t(`orders.status.${order.status}`)}</Badge>
          <Badge tone={PAYMENT_TONES[order.paymentStatus]}>{t(`orders.payment.${order.paymentStatus}`)}</Badge>
        </Cluster>
        <Text size="sm" tone="muted">
          {t('orders.placed-at', {
            date: format.date(order.placedAt, { dateStyle: 'long', timeStyle: 'short' }),
            designer: text(order.seller),
          })}
        </Text>
        <OrderSteps order={order} />
      </header>
      <RecordLayout
        side={
          <>
            <OrderWho staffOrder={data} />
            <OrderMoney staffOrder={data} />
            {data.viewer.canRefund && <RefundForm key={`${data.refundable.left.priceMinor}`} staffOrder={data} />}
            <OrderMails address={order.buyer.email} />
            <OrderConversation orderId={order.id} />
          </>
        }
      >
        <OrderGoods order={order} />
        <OrderHistory staffOrder={data} />
      </RecordLayout>
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[6], minWidth: 0 }),
  head: css({ display: 'grid', gap: space[3] }),
};
