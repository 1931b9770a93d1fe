import type { Checkout } from '@orime/contracts/api/selling/checkout';
import { Link, useQuery, useSession, useText } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Notice, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCheckoutT } from './checkout-texts.ts';
import { forgetPayment, type PendingPayment } from './pending-payment.ts';
import { resumeQuery } from './resume-payment.ts';
import { useFinishedOrder } from './use-finished-order.ts';

export type PaymentReturnProps = {
  readonly payment: PendingPayment;
  /** The checkout to go on with when nothing was paid, with what is to be said above it. */
  readonly children: (notice: ReactNode, checkout: Checkout | undefined) => ReactNode;
};

/** The way back from the provider's page: to the order when it is paid, to the checkout when it is not. */
export function PaymentReturn({ payment, children }: PaymentReturnProps) {
  const t = useCheckoutT();
  const text = useText();
  const { data, isError, isFetching, refetch } = useQuery(resumeQuery(payment));
  const finish = useFinishedOrder({ keepsCart: payment.path !== '/checkout', onPlaced: () => undefined });
  const placed = data?.status === 'placed' ? data.placed : undefined;
  const isFinished = useRef(false);
  // The answer comes from outside of React: leaving for the order is what it causes, once.
  useEffect(() => {
    if (placed === undefined || isFinished.current) return;
    isFinished.current = true;
    void finish(placed);
  }, [placed, finish]);
  const isOver = data?.status === 'refused' || (data?.status === 'unpaid' && data.isOver);
  // Synchronises with the storage: nothing is left to come back to.
  useEffect(() => {
    if (isOver) forgetPayment();
  }, [isOver]);

  if (isError)
    return (
      <Page width="text">
        <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
      </Page>
    );
  if (data === undefined || data.status === 'placed') return <CheckingPayment />;
  const notice = (
    <div css={styles.notice} role="status">
      <Notice tone="warning">{data.status === 'refused' ? text(data.text) : t('checkout.return.unpaid')}</Notice>
    </div>
  );
  return children(notice, data.checkout);
}

/** The wait for the provider's answer. */
export function CheckingPayment() {
  const t = useCheckoutT();
  return (
    <Page width="text">
      <div role="status">
        <Text tone="muted">{t('checkout.return.checking')}</Text>
      </div>
      <SkeletonRegion css={styles.waiting}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton height="10rem" />
      </SkeletonRegion>
    </Page>
  );
}

/** Somebody comes back to a browser that knows of no payment: another device, or a storage that was emptied. */
export function UnknownPayment() {
  const t = useCheckoutT();
  const session = useSession();
  const isMember = session.status === 'signed-in';
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('checkout.return.unknown.title')}
        text={t('checkout.return.unknown.text')}
        actions={
          <Link css={buttonStyles()} to={isMember ? '/consumer/dashboard' : '/checkout'}>
            {t(isMember ? 'checkout.return.unknown.orders' : 'checkout.return.unknown.checkout')}
          </Link>
        }
      />
    </Page>
  );
}

const styles = {
  notice: css({ marginBlockEnd: space[5] }),
  waiting: css({ display: 'grid', gap: space[4], marginBlockStart: space[5] }),
};
