import { AccessPanel, refusalOf } from '@orime/forms/access';
import { useQuery, useSession, useT } from '@orime/platform';
import { FailedState, Heading, Page, Skeleton, SkeletonRegion, Stack, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import { CompanyStatus, staffBuyerQuery, useBuyer } from '../buyer/index.ts';
import { ManagedBuyers } from '../staff/index.ts';
import { tradeCompanyOf } from './trade-company.ts';
import type { TradeCompany } from './trade-company.ts';

export type TradeCompanyGateProps = {
  /** A company of somebody else, for staff. */
  readonly buyerId: string | undefined;
  readonly children: (company: TradeCompany) => ReactNode;
};

/** Reads the company that is ordered for; until it may order, says what it lacks and shows no prices. */
export function TradeCompanyGate({ buyerId, children }: TradeCompanyGateProps) {
  return buyerId === undefined ? <OwnCompany>{children}</OwnCompany> : <ManagedCompany buyerId={buyerId}>{children}</ManagedCompany>;
}

function OwnCompany({ children }: Pick<TradeCompanyGateProps, 'children'>) {
  const session = useSession();
  if (session.status === 'signed-in' && session.user.staffRole !== 'none') return <ChooseCompany account={session.user._id} />;
  return <MembersCompany>{children}</MembersCompany>;
}

/** Staff have no company of their own: they choose whom the cart is for. */
function ChooseCompany({ account }: { readonly account: string }) {
  const t = useT('wholesale');
  return (
    <Page width="wide">
      <Stack gap={5}>
        <Heading level={1} size={2}>
          {t('managed.choose.title')}
        </Heading>
        <Text tone="muted">{t('managed.choose.text')}</Text>
        <ManagedBuyers account={account} title={t('managed.buyers')} />
      </Stack>
    </Page>
  );
}

function MembersCompany({ children }: Pick<TradeCompanyGateProps, 'children'>) {
  const { data, error, isFetching, refetch } = useBuyer();
  if (data !== undefined) {
    if (data?.verification === 'verified') return children(tradeCompanyOf(data));
    return (
      <Page width="text">
        <CompanyStatus level={1} buyer={data} />
      </Page>
    );
  }
  return <Waiting error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
}

function ManagedCompany({ buyerId, children }: { readonly buyerId: string } & Pick<TradeCompanyGateProps, 'children'>) {
  const { data, error, isFetching, refetch } = useQuery(staffBuyerQuery(buyerId));
  if (data !== undefined) return children(tradeCompanyOf(data));
  return <Waiting error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
}

type WaitingProps = { readonly error: unknown; readonly isFetching: boolean; readonly onRetry: () => void };

function Waiting({ error, isFetching, onRetry }: WaitingProps) {
  const t = useT('wholesale');
  const refusal = refusalOf(error);
  if (refusal !== undefined) {
    return (
      <Page>
        <AccessPanel refusal={refusal} text={refusal === 'forbidden' ? t('access.not_buyer.text') : undefined} />
      </Page>
    );
  }
  return (
    <Page>
      {error !== null && !isFetching ? (
        <FailedState level={1} onRetry={onRetry} busy={isFetching} />
      ) : (
        <SkeletonRegion>
          <Stack gap={5}>
            <Skeleton height="3rem" width="40%" />
            <Skeleton height="20rem" />
            <Skeleton height="14rem" />
          </Stack>
        </SkeletonRegion>
      )}
    </Page>
  );
}
