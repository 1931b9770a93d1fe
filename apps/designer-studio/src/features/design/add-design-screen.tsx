import { Link, useQuery, useSession, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { FormPage, MembersOnly } from '../form/index.ts';
import { ownProfileQuery } from '../profile/index.ts';
import { DesignForm } from './design-form.tsx';

/** A new design. It needs a profile to stand under. */
export default function AddDesignScreen() {
  const t = useT('designer-studio');
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isDesigner = user?.type === 'designer';
  const { data, error, isFetching, refetch } = useQuery({ ...ownProfileQuery(), enabled: isDesigner });
  if (user !== undefined && !isDesigner) return <MembersOnly kind="designer" />;
  if (data === null) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('design.no-profile.title')}
          text={t('design.no-profile.text')}
          actions={
            <Link css={buttonStyles()} to="/create-profile">
              {t('dashboard.create-profile')}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <FormPage title={t('design.title')} text={t('design.text')}>
      {user && data && <DesignForm userId={user._id} maker={data} country={data.country} />}
      {error !== null && !data && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {!error && !data && (
        <SkeletonRegion css={styles.waiting}>
          <Skeleton height="14rem" />
          <Skeleton height="20rem" />
          <Skeleton height="12rem" />
        </SkeletonRegion>
      )}
    </FormPage>
  );
}

const styles = { waiting: css({ display: 'grid', gap: space[6] }) };
