import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { FormPage } from '@orime/forms';
import { Link, useQuery, useRouteRead, useSession } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, media, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { MembersOnly } from '../members/index.ts';
import { ownProfileQuery } from '../profile/index.ts';
import { VOCABULARY_READ } from '../vocabulary/index.ts';
import { CsvPanel } from './csv/csv-panel.tsx';
import { PicturesPanel } from './pictures/pictures-panel.tsx';
import { useUploadT } from './upload-texts.ts';

/** Many designs at once: drafts from pictures, or a table. */
export default function AddDesignUploadScreen() {
  const t = useUploadT();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isDesigner = user?.type === 'designer';
  const profile = useQuery({ ...ownProfileQuery(), enabled: isDesigner });
  const words = useRouteRead<Vocabulary>(VOCABULARY_READ);
  const failed = [profile, words].filter(({ isError, data }) => isError && data === undefined);
  if (user !== undefined && !isDesigner) return <MembersOnly kind="designer" />;
  if (profile.data === null)
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
  return (
    <FormPage title={t('upload.title')} text={t('upload.text')}>
      {user && profile.data && words.data && (
        <div css={styles.columns}>
          <PicturesPanel userId={user._id} words={words.data} known={profile.data.designs.map(({ id }) => id)} />
          <CsvPanel />
        </div>
      )}
      {failed.length > 0 && (
        <FailedState onRetry={() => failed.forEach(({ refetch }) => void refetch())} busy={failed.some(({ isFetching }) => isFetching)} />
      )}
      {failed.length === 0 && !(profile.data && words.data) && (
        <SkeletonRegion css={styles.columns}>
          <Skeleton height="24rem" />
          <Skeleton height="14rem" />
        </SkeletonRegion>
      )}
    </FormPage>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gap: space[7],
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  }),
};
