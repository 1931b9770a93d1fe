import { useQuery } from '@orime/platform';
import { css, FailedState, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { DeliveryWindows } from './delivery-windows.tsx';
import { OrderMinimums } from './order-minimums.tsx';
import { wholesaleTermsQuery } from './terms.api.ts';

/** On what terms stores order: delivery windows and minimums. Fetches. */
export function WholesaleTermsSection() {
  const { data, isError, isFetching, refetch } = useQuery(wholesaleTermsQuery());
  if (data === undefined)
    return isError ? (
      <FailedState level={2} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion>
        <Skeleton height="8rem" />
        <Skeleton height="6rem" />
      </SkeletonRegion>
    );
  return (
    <div css={styles.root}>
      <DeliveryWindows terms={data} />
      <OrderMinimums terms={data} />
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[7], '& > *': { minWidth: 0 } }) };
