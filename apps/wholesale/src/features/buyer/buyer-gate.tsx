import type { Buyer } from '@orime/contracts/api/trade/buyer';
import { isApiError, Link, useT } from '@orime/platform';
import { buttonStyles, EmptyState, FailedState, Page, Skeleton, SkeletonRegion, Stack } from '@orime/ui';
import type { ReactNode } from 'react';
import { useBuyer } from './buyer.api.ts';

/** Reads the account's company and shows what comes before it: loading, failed, or an account that is no buyer's. */
export function BuyerGate({ children }: { readonly children: (buyer: Buyer | null) => ReactNode }) {
  const t = useT('wholesale');
  const { data, error, isFetching, refetch } = useBuyer();
  if (data !== undefined) return children(data);
  if (isApiError(error) && error.status === 403) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('access.not_buyer.title')}
          text={t('access.not_buyer.text')}
          actions={
            <Link css={buttonStyles()} to="/catalog">
              {t('access.retail')}
            </Link>
          }
        />
      </Page>
    );
  }
  if (error)
    return (
      <Page>
        <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
      </Page>
    );
  return (
    <Page width="wide">
      <SkeletonRegion>
        <Stack gap={5}>
          <Skeleton height="3rem" width="60%" />
          <Skeleton height="16rem" />
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
