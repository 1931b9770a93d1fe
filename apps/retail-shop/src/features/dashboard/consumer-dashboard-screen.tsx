import { useSession, useTab } from '@orime/platform';
import { css, Heading, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { lazy, Suspense } from 'react';
import { AccountTabs } from './account-tabs.tsx';
import { useAccountT } from './account-texts.ts';
import { TABS } from './tabs.ts';
import type { TabName } from './tabs.ts';

const parts = {
  overview: lazy(() => import('./overview/overview.tsx').then((module) => ({ default: module.Overview }))),
  orders: lazy(() => import('./orders/own-orders.tsx').then((module) => ({ default: module.OwnOrders }))),
  returns: lazy(() => import('./returns/returns-tab.tsx').then((module) => ({ default: module.ReturnsTab }))),
  likes: lazy(() => import('./wishlist/wishlist.tsx').then((module) => ({ default: module.Wishlist }))),
  following: lazy(() => import('./following/following-feed.tsx').then((module) => ({ default: module.FollowingFeed }))),
  sizes: lazy(() => import('./sizes/sizes-and-addresses.tsx').then((module) => ({ default: module.SizesAndAddresses }))),
  alerts: lazy(() => import('./alerts/own-alerts.tsx').then((module) => ({ default: module.OwnAlerts }))),
  garments: lazy(() => import('./garments/own-garments.tsx').then((module) => ({ default: module.OwnGarments }))),
  reserve: lazy(() => import('./reserve/held-pieces.tsx').then((module) => ({ default: module.HeldPieces }))),
  settings: lazy(() => import('./settings/account-settings.tsx').then((module) => ({ default: module.AccountSettings }))),
} satisfies Record<TabName, unknown>;

/** A customer's own pages, one for each `?tab=`. Every account shops, so every account has them. */
export default function ConsumerDashboardScreen() {
  const t = useAccountT();
  const session = useSession();
  const tab = useTab(TABS);
  const Part = parts[tab];
  const isSignedIn = session.status === 'signed-in';
  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size={2}>
          {isSignedIn ? t('dashboard.hello', { name: session.user.name }) : t('dashboard.title')}
        </Heading>
        {isSignedIn && <Text tone="muted">{session.user.email}</Text>}
      </header>
      {/* The shell draws the tabs of customers; others have their own trade's there. */}
      {isSignedIn && session.user.type !== 'consumer' && <AccountTabs current={tab} />}
      {isSignedIn && (
        <Suspense fallback={<Waiting />}>
          <Part />
        </Suspense>
      )}
    </Page>
  );
}

function Waiting() {
  return (
    <SkeletonRegion css={styles.waiting}>
      <Skeleton width="40%" height="2.5rem" />
      <Skeleton height="12rem" />
    </SkeletonRegion>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[1], marginBlockEnd: space[6] }),
  waiting: css({ display: 'grid', gap: space[4] }),
};
