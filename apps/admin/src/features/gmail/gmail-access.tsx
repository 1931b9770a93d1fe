import { Link, isApiError, useLocation, useT } from '@orime/platform';
import { EmptyState, FailedState, Page, Skeleton, SkeletonRegion, buttonStyles, css, space } from '@orime/ui';

export type GmailAccessProps = {
  readonly isSignedIn: boolean;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** What stands in place of the Gmail screens while their state is unknown: loading, not for this visitor, or failed. */
export function GmailAccess({ isSignedIn, error, isBusy, onRetry }: GmailAccessProps) {
  const t = useT('admin');
  const { pathname, search } = useLocation();
  const status = isSignedIn ? (isApiError(error) ? error.status : 0) : 401;
  if (status === 401) {
    const to = `/login?returnTo=${encodeURIComponent(pathname + search)}`;
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('gmail.sign-in')}
          text={t('gmail.sign-in.text')}
          actions={
            <Link css={buttonStyles()} to={to}>
              {t('access.sign-in.action')}
            </Link>
          }
        />
      </Page>
    );
  }
  if (status === 403) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('access.forbidden.title')}
          text={t('access.forbidden.text')}
          actions={
            <Link css={buttonStyles({ variant: 'secondary' })} to="/">
              {t('access.home')}
            </Link>
          }
        />
      </Page>
    );
  }
  if (error !== null)
    return (
      <Page>
        <FailedState level={1} busy={isBusy} onRetry={onRetry} />
      </Page>
    );
  return (
    <Page>
      <SkeletonRegion css={styles.skeleton}>
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton width="30rem" />
        <Skeleton height="5rem" />
        <Skeleton width="12rem" height="2.75rem" />
      </SkeletonRegion>
    </Page>
  );
}

const styles = { skeleton: css({ display: 'grid', gap: space[4], maxWidth: '44rem' }) };
