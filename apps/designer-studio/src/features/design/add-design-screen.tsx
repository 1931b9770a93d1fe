import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { FormPage } from '@orime/forms';
import { Link, Navigate, useQuery, useRouteRead, useSearchParams, useSession, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { MembersOnly } from '../members/index.ts';
import { ownProfileQuery } from '../profile/index.ts';
import { VOCABULARY_READ } from '../vocabulary/index.ts';
import { NewDesignForm } from './new-design-form.tsx';

/** A new design. It needs a profile to stand under. */
export default function AddDesignScreen() {
  const t = useT('designer-studio');
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isDesigner = user?.type === 'designer';
  const profile = useQuery({ ...ownProfileQuery(), enabled: isDesigner });
  const words = useRouteRead<Vocabulary>(VOCABULARY_READ);
  const failed = [profile, words].filter(({ isError, data }) => isError && data === undefined);
  const [search] = useSearchParams();
  const draft = search.get('draft');
  // One that is begun goes on where every saved design is edited.
  if (draft !== null) return <Navigate to={`/designs/edit/id/${encodeURIComponent(draft)}`} replace />;
  if (user !== undefined && !isDesigner) return <MembersOnly kind="designer" />;
  if (profile.data === null) {
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
  const isReady = user !== undefined && profile.data !== undefined && words.data !== undefined;
  return (
    <FormPage title={t('design.title')} text={t('design.text')}>
      {isReady && <NewDesignForm userId={user._id} maker={profile.data} country={profile.data.country} words={words.data} />}
      {failed.length > 0 && (
        <FailedState onRetry={() => failed.forEach(({ refetch }) => void refetch())} busy={failed.some(({ isFetching }) => isFetching)} />
      )}
      {!isReady && failed.length === 0 && (
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
