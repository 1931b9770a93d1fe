import { FormPage } from '@orime/forms';
import { refusalOf } from '@orime/forms/access';
import { useQuery, useSearchParams, useSession } from '@orime/platform';
import { FailedState, Notice, Page, Skeleton, SkeletonRegion } from '@orime/ui';
import { MembersOnly } from '../../members/index.ts';
import { useProductionT } from '../production-texts.ts';
import { everyDesignQuery, orderToMakeQuery } from './designs.api.ts';
import { NewRunForm } from './new-run-form.tsx';

/** A run of one's own: what is made, how many, what it costs. `?design=` or `?wholesale=` fill it in. */
export default function ProductionInHouseAddScreen() {
  const t = useProductionT();
  const session = useSession();
  const [search] = useSearchParams();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isDesigner = user?.type === 'designer';
  const orderId = search.get('wholesale') ?? '';
  const designs = useQuery({ ...everyDesignQuery(), enabled: isDesigner });
  const order = useQuery({ ...orderToMakeQuery(orderId), enabled: isDesigner && orderId !== '' });
  if (user !== undefined && !isDesigner) return <MembersOnly kind="designer" />;

  // An order that is not one's own fills nothing in; the form is there all the same.
  const isOrderGone = refusalOf(order.error) !== undefined;
  const isWaitingForOrder = orderId !== '' && order.data === undefined && !isOrderGone;
  if (designs.isError || (isWaitingForOrder && order.isError))
    return (
      <Page>
        <FailedState
          level={1}
          busy={designs.isFetching || order.isFetching}
          onRetry={() => {
            void designs.refetch();
            if (orderId !== '') void order.refetch();
          }}
        />
      </Page>
    );
  return (
    <FormPage title={t('add.title')} text={t('add.text')}>
      {isOrderGone && <Notice tone="warning">{t('add.order-gone')}</Notice>}
      {user === undefined || designs.data === undefined || isWaitingForOrder ? (
        <SkeletonRegion>
          <Skeleton height="30rem" />
        </SkeletonRegion>
      ) : (
        <NewRunForm userId={user._id} designs={designs.data} order={order.data} designId={search.get('design')} />
      )}
    </FormPage>
  );
}
