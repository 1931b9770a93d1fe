import { FormPage } from '@orime/forms';
import { Link, useQuery, useSession, useT, useText } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { MembersOnly } from '../members/index.ts';
import { NewProfileForm } from './new-profile-form.tsx';
import { ownProfileQuery } from './profile.api.ts';

/** A designer's first step after registration. Whoever has a page already is led on. */
export default function CreateProfileScreen() {
  const t = useT('designer-studio');
  const text = useText();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isDesigner = user?.type === 'designer';
  const { data, error, isFetching, refetch } = useQuery({ ...ownProfileQuery(), enabled: isDesigner });
  if (user !== undefined && !isDesigner) return <MembersOnly kind="designer" />;
  if (data) {
    const actions = (
      <>
        <Link css={buttonStyles()} to="/add-design">
          {t('dashboard.add-design')}
        </Link>
        <Link css={buttonStyles({ variant: 'secondary' })} to="/dashboard">
          {t('dashboard.title')}
        </Link>
      </>
    );
    return (
      <Page>
        <EmptyState level={1} title={t('profile.exists.title', { name: text(data) })} text={t('profile.exists.text')} actions={actions} />
      </Page>
    );
  }
  return (
    <FormPage title={t('profile.title')} text={t('profile.text')}>
      {user && data === null && <NewProfileForm userId={user._id} name={user.name} />}
      {error !== null && data === undefined && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {!error && data === undefined && (
        <SkeletonRegion css={styles.waiting}>
          <Skeleton height="10rem" />
          <Skeleton height="14rem" />
          <Skeleton height="10rem" />
        </SkeletonRegion>
      )}
    </FormPage>
  );
}

const styles = { waiting: css({ display: 'grid', gap: space[6] }) };
