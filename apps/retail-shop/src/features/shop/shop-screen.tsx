import type { Profile } from '@orime/contracts/api/people/profile';
import { isApiError, Link, Navigate, useDocumentTitle, useLocation, useParams, useRouteRead, useText } from '@orime/platform';
import { buttonStyles, EmptyState, FailedState, Page } from '@orime/ui';
import { ShopPage } from './shop-page.tsx';
import { PROFILE_READ } from './shop-reads.ts';
import { ShopSkeleton } from './shop-skeleton.tsx';
import { useShopT } from './shop-texts.ts';

/** A designer's shop: what they make, show, tell and promise. */
export default function ShopScreen() {
  const t = useShopT();
  const text = useText();
  const { handle } = useParams();
  const { search } = useLocation();
  const { data: profile, error, isFetching, refetch } = useRouteRead<Profile>(PROFILE_READ);
  useDocumentTitle(profile && text(profile));

  if (profile !== undefined) {
    // Handles are found in any case; everything below compares them exactly, and one shop has one address.
    if (profile.handle !== handle) return <Navigate to={`/shop/${profile.handle}${search}`} replace />;
    return <ShopPage profile={profile} />;
  }
  if (isApiError(error) && error.status === 404) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('not-found.title')}
          text={t('shop.missing')}
          actions={
            <Link css={buttonStyles()} to="/designers">
              {t('shop.missing.designers')}
            </Link>
          }
        />
      </Page>
    );
  }
  if (error) {
    return (
      <Page>
        <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
      </Page>
    );
  }
  return <ShopSkeleton />;
}
