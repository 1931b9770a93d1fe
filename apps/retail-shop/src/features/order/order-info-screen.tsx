import { isApiError, useDocumentTitle, useParams, useQuery, useSearchParams, useSession } from '@orime/platform';
import { css, FailedState, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { OrderLookup } from './order-lookup.tsx';
import { useOrderT } from './order-texts.ts';
import { orderQuery } from './order.api.ts';
import { PurchaseView } from './purchase-view.tsx';

/** A purchase after it was made: for its owner, or for whoever holds the key of the mail. */
export default function OrderInfoScreen() {
  const t = useOrderT();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const key = search.get('key') ?? undefined;
  const session = useSession();
  // Without a key and a person there is nothing to ask for.
  const canAsk = key !== undefined || session.status === 'signed-in';
  const { data, error, isFetching, refetch } = useQuery({ ...orderQuery(id, key), enabled: canAsk });
  useDocumentTitle(data ? t('order.number', { number: data.group.number }) : undefined);
  if (data) return <PurchaseView purchase={data} id={id} guestKey={key} />;
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

const styles = { waiting: css({ display: 'grid', gap: space[4] }) };
