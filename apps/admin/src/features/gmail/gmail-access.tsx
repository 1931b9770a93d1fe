import { AccessPanel, refusalOf } from '@orime/forms/access';
import { useT } from '@orime/platform';
import { FailedState, Page, Skeleton, SkeletonRegion, css, space } from '@orime/ui';

export type GmailAccessProps = {
  readonly isSignedIn: boolean;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** What stands in place of the Gmail screens while their state is unknown: loading, not for this visitor, or failed. */
export function GmailAccess({ isSignedIn, error, isBusy, onRetry }: GmailAccessProps) {
  const t = useT('admin');
  const refusal = isSignedIn ? refusalOf(error) : 'sign-in';
  if (refusal === 'sign-in' || refusal === 'forbidden')
    return (
      <Page>
        <AccessPanel refusal={refusal} text={t(refusal === 'sign-in' ? 'gmail.sign-in.text' : 'access.forbidden.text')} />
      </Page>
    );
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
