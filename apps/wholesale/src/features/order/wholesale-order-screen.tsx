import { AccessPanel, refusalOf } from '@orime/forms/access';
import { useDocumentTitle, useParams, useQuery, useSession, useT, useText } from '@orime/platform';
import { FailedState, Page, Skeleton, SkeletonRegion, Stack } from '@orime/ui';
import { OrderPage } from './order-page.tsx';
import { orderQuery } from './order.api.ts';

/** One wholesale order, as its buyer, its designer, the buyer's account manager or an admin reads it. */
export default function WholesaleOrderScreen() {
  const t = useT('wholesale');
  const text = useText();
  const session = useSession();
  const { id = '' } = useParams();
  const account = session.status === 'signed-in' ? session.user._id : undefined;
  const { data, error, isFetching, refetch } = useQuery({ ...orderQuery(id, account ?? ''), enabled: account !== undefined });
  useDocumentTitle(data && t('order.heading', { number: data.number, designer: text(data.seller) }));
  if (account === undefined) {
    return (
      <Page>
        <AccessPanel refusal="sign-in" text={t('order.sign-in')} />
      </Page>
    );
  }
  if (data) return <OrderPage order={data} account={account} />;
  const refusal = refusalOf(error);
  return (
    <Page>
      {refusal !== undefined && <AccessPanel refusal={refusal} text={refusal === 'not_found' ? t('order.missing') : undefined} />}
      {refusal === undefined && error !== null && <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />}
      {error === null && (
        <SkeletonRegion>
          <Stack gap={5}>
            <Skeleton height="3rem" width="50%" />
            <Skeleton height="8rem" />
            <Skeleton height="20rem" />
          </Stack>
        </SkeletonRegion>
      )}
    </Page>
  );
}
