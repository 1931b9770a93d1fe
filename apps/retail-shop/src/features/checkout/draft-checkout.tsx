import type { Checkout } from '@orime/contracts/api/selling/checkout';
import { isApiError, Link, useQuery } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, Notice, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { useState, type ReactNode } from 'react';
import { CheckoutForm } from './checkout-form.tsx';
import { useCheckoutT } from './checkout-texts.ts';
import { draftQuery } from './checkout.api.ts';
import type { DraftedCheckout } from './use-quote.ts';

export type DraftCheckoutProps = {
  readonly checkoutId: string;
  readonly checkoutKey: string;
  /** Said above the form. */
  readonly notice?: ReactNode;
};

/** Paying for an order that was written for the visitor; their own cart has no part in it. */
export function DraftCheckout({ checkoutId, checkoutKey, notice }: DraftCheckoutProps) {
  const { data, error, isFetching, refetch } = useQuery(draftQuery(checkoutId, checkoutKey));
  // The link is used up the moment the order is placed, while the next screen may still be loading.
  const [isPlaced, setPlaced] = useState(false);
  if (data?.draft && (data.status === 'open' || isPlaced))
    return <Ready checkout={{ ...data, checkoutKey }} notice={notice} onPlaced={() => setPlaced(true)} />;
  if (data) return <Closed checkout={data} />;
  if (isApiError(error) && error.status === 404) return <Closed checkout={undefined} />;
  if (error)
    return (
      <Page width="text">
        <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
      </Page>
    );
  return (
    <Page>
      <SkeletonRegion css={styles.waiting}>
        <Skeleton width="40%" height="3rem" />
        <Skeleton height="8rem" />
        <Skeleton height="14rem" />
      </SkeletonRegion>
    </Page>
  );
}

type ReadyProps = { readonly checkout: DraftedCheckout; readonly notice: ReactNode; readonly onPlaced: () => void };

function Ready({ checkout, notice, onPlaced }: ReadyProps) {
  const t = useCheckoutT();
  const note = checkout.draft?.note ?? '';
  return (
    <Page>
      <Heading level={1} css={styles.title}>
        {t('checkout.draft.title')}
      </Heading>
      {note !== '' && (
        <div css={styles.note}>
          <Notice>{note}</Notice>
        </div>
      )}
      {notice}
      <CheckoutForm drafted={checkout} onPlaced={onPlaced} />
    </Page>
  );
}

/** Paid already, too late, or not a link of ours. */
function Closed({ checkout }: { readonly checkout: Checkout | undefined }) {
  const t = useCheckoutT();
  const groupId = checkout?.groupId;
  if (groupId) {
    const order = (
      <Link css={buttonStyles()} to={`/order-info/${groupId}`}>
        {t('checkout.draft.order')}
      </Link>
    );
    return (
      <Page>
        <EmptyState level={1} title={t('checkout.draft.paid.title')} text={t('checkout.draft.paid.text')} actions={order} />
      </Page>
    );
  }
  const catalog = (
    <Link css={buttonStyles()} to="/catalog">
      {t('not-found.catalog')}
    </Link>
  );
  return (
    <Page>
      <EmptyState level={1} title={t('checkout.draft.over.title')} text={t('checkout.draft.over.text')} actions={catalog} />
    </Page>
  );
}

const styles = {
  title: css({ marginBlockEnd: space[6] }),
  note: css({ marginBlockEnd: space[6], whiteSpace: 'pre-line' }),
  waiting: css({ display: 'grid', gap: space[4] }),
};
