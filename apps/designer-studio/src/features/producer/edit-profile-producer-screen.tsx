import { FormPage } from '@orime/forms';
import { Link, Navigate, useQuery, useSession } from '@orime/platform';
import { css, FailedState, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { MembersOnly } from '../members/index.ts';
import { WorkshopForm } from './edit/workshop-form.tsx';
import { ownProducerQuery } from './producer.api.ts';
import { useWorkshopT } from './workshop-texts.ts';

/** A producer's page: everything it says of the workshop. */
export default function EditProfileProducerScreen() {
  const t = useWorkshopT();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isProducer = user?.type === 'producer';
  const { data, isError, isFetching, refetch } = useQuery({ ...ownProducerQuery(), enabled: isProducer });
  if (user !== undefined && !isProducer) return <MembersOnly kind="producer" />;
  if (data === null) return <Navigate to="/create-producer" replace />;
  return (
    <FormPage title={t('workshop.title')} text={data && <Link to={`/producer/${data.producer.handle}`}>{t('workshop.view')}</Link>}>
      {data === undefined && isError && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion css={styles.waiting}>
          <Skeleton height="12rem" />
          <Skeleton height="14rem" />
        </SkeletonRegion>
      )}
      {data && <WorkshopForm own={data} />}
    </FormPage>
  );
}

const styles = { waiting: css({ display: 'grid', gap: space[6] }) };
