import { FormPage } from '@orime/forms';
import { Link, Navigate, NavLink, useQuery, useSearchParams, useSession, useTab } from '@orime/platform';
import { color, css, FailedState, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { MembersOnly } from '../members/index.ts';
import { ClosingPanel } from './edit/closing-panel.tsx';
import { EditProfileForm } from './edit/edit-profile-form.tsx';
import { PromotersPanel } from './edit/promoters-panel.tsx';
import { SellingPanel } from './edit/selling-panel.tsx';
import { useProfileT } from './profile-texts.ts';
import { ownProfileQuery } from './profile.api.ts';

const TABS = ['page', 'selling', 'promoters', 'closing'] as const;

/** A designer's page and how she sells: what it says, where returns go, who promotes it, and its end. */
export default function EditProfileScreen() {
  const t = useProfileT();
  const session = useSession();
  const [search] = useSearchParams();
  const tab = useTab(TABS);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isDesigner = user?.type === 'designer';
  const { data: profile, isError, isFetching, refetch } = useQuery({ ...ownProfileQuery(), enabled: isDesigner });
  if (user !== undefined && !isDesigner) return <MembersOnly kind="designer" />;
  if (profile === null) return <Navigate to="/create-profile" replace />;
  // Lookbooks stand among what one offers.
  if (search.get('tab') === 'lookbooks') return <Navigate to="/dashboard?tab=lookbooks" replace />;
  return (
    <FormPage title={t('profile.edit.title')} text={profile && <Link to={`/shop/${profile.handle}`}>{t('profile.edit.view')}</Link>}>
      <nav css={styles.tabs} aria-label={t('profile.edit.parts')}>
        {TABS.map((each) => (
          <NavLink key={each} css={styles.tab} to={`?tab=${each}`} aria-current={each === tab ? 'page' : undefined}>
            {t(`profile.tab.${each}`)}
          </NavLink>
        ))}
      </nav>
      {profile === undefined && isError && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {profile === undefined && !isError && (
        <SkeletonRegion css={styles.waiting}>
          <Skeleton height="10rem" />
          <Skeleton height="14rem" />
        </SkeletonRegion>
      )}
      {profile && tab === 'page' && <EditProfileForm profile={profile} />}
      {profile && tab === 'selling' && <SellingPanel />}
      {profile && tab === 'promoters' && <PromotersPanel profile={profile} />}
      {profile && tab === 'closing' && <ClosingPanel profile={profile} />}
    </FormPage>
  );
}

const styles = {
  tabs: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[5],
    marginBlockEnd: space[5],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  tab: css({
    paddingBlock: space[3],
    color: color.muted,
    textDecoration: 'none',
    '&[aria-current="page"]': { color: color.text, boxShadow: `inset 0 -2px 0 ${color.text}` },
  }),
  waiting: css({ display: 'grid', gap: space[6] }),
};
