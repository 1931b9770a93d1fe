import type { SessionUser } from '@orime/contracts';
import { Link, signOut, useNavigate, useQuery, useT, useTab, useText } from '@orime/platform';
import { Button, buttonStyles, css, FailedState, Heading, Notice, Page, Plus, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { LookbooksTab } from '../lookbooks/index.ts';
import { MoneyTab } from '../money/index.ts';
import { Overview } from '../overview/index.ts';
import { ProductionTab } from '../production-tab/index.ts';
import { ownProfileQuery } from '../profile/index.ts';
import { SellerReturns } from '../returns/index.ts';
import { OwnGarments } from '../studio-garments/index.ts';
import { WholesaleTab } from '../wholesale/index.ts';
import { DesignsTable } from './designs/designs-table.tsx';
import { OpeningCard } from './opening-card.tsx';
import { OrderList } from './order-list.tsx';
import { VerifyNotice } from './verify-notice.tsx';

/** A designer's home: what is to be done and how it goes; in tabs of their own orders, returns, designs, production and money. Fetches. */
export function DesignerDashboard({ user }: { readonly user: SessionUser | undefined }) {
  const t = useT('designer-studio');
  const text = useText();
  const navigate = useNavigate();
  const tab = useTab(['overview', 'orders', 'returns', 'wholesale', 'designs', 'lookbooks', 'production', 'money', 'invoices']);
  const { data: profile, error, isFetching, refetch } = useQuery({ ...ownProfileQuery(), enabled: user !== undefined });

  function handleSignOut(): void {
    signOut();
    void navigate('/');
  }

  return (
    <Page css={styles.page}>
      <header css={styles.head}>
        <div>
          <Heading level={1} size={2}>
            {profile ? text(profile) : t('dashboard.title')}
          </Heading>
          {user && (
            <Text size="sm" tone="muted">
              {user.email}
            </Text>
          )}
        </div>
        <div css={styles.actions}>
          {profile && (
            <Link css={buttonStyles()} to="/add-design">
              <Plus size={16} aria-hidden />
              {t('dashboard.add-design')}
            </Link>
          )}
          {user && (
            <Button variant="ghost" onClick={handleSignOut}>
              {t('dashboard.sign-out')}
            </Button>
          )}
        </div>
      </header>
      {profile?.status === 'approved' && <VerifyNotice />}
      {error !== null && profile === undefined && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {!error && profile === undefined && (
        <SkeletonRegion css={styles.waiting}>
          <Skeleton height="6rem" />
          <Skeleton height="16rem" />
        </SkeletonRegion>
      )}
      {profile?.status === 'suspended' && <Notice tone="danger">{t('dashboard.suspended')}</Notice>}
      {user && profile !== undefined && profile?.status !== 'approved' && <OpeningCard user={user} kind="designer" />}
      {profile && tab === 'overview' && <Overview />}
      {profile && tab === 'orders' && <OrderList />}
      {profile && tab === 'returns' && <SellerReturns />}
      {profile && tab === 'wholesale' && <WholesaleTab />}
      {profile && tab === 'designs' && (
        <>
          <DesignsTable isApproved={profile.status === 'approved'} />
          <OwnGarments />
        </>
      )}
      {profile && tab === 'lookbooks' && <LookbooksTab profile={profile} />}
      {profile && tab === 'production' && <ProductionTab />}
      {/* Mails and notices of earlier releases lead to the invoices by their old name. */}
      {profile && (tab === 'money' || tab === 'invoices') && <MoneyTab />}
    </Page>
  );
}

const styles = {
  page: css({ display: 'grid', gap: space[6], alignContent: 'start' }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between', alignItems: 'end' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
  waiting: css({ display: 'grid', gap: space[5] }),
};
