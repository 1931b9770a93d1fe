import { Link, isApiError, useQuery, useSearchParams } from '@orime/platform';
import { EmptyState, FailedState, Page, Skeleton, SkeletonRegion, buttonStyles, css, space } from '@orime/ui';
import { applicationQuery } from '../intake/intake.api.ts';
import type { ApplicationLink } from '../intake/intake.api.ts';
import { linkOf } from '../intake/link-of.ts';
import { ApplicationStatusView } from './application-status-view.tsx';
import { useSubmittedT } from './appsubmitted-texts.ts';

/** Thanks for an application and tells where it stands, to who has its link. */
export default function AppSubmittedScreen() {
  const [search] = useSearchParams();
  const link = linkOf(search);
  return <Page css={styles.page}>{link === undefined ? <Nothing title="empty" /> : <Submitted link={link} />}</Page>;
}

function Submitted({ link }: { readonly link: ApplicationLink }) {
  const { data, error, refetch, isFetching } = useQuery(applicationQuery(link));
  if (data !== undefined) return <ApplicationStatusView link={link} application={data} />;
  if (isApiError(error) && error.status === 404) return <Nothing title="missing" />;
  if (error !== null) return <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <SkeletonRegion css={styles.skeleton}>
      <Skeleton width="70%" height="3.5rem" />
      <Skeleton width="50%" height="1.2rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </SkeletonRegion>
  );
}

function Nothing({ title }: { readonly title: 'empty' | 'missing' }) {
  const t = useSubmittedT();
  return (
    <EmptyState
      level={1}
      title={t(title === 'empty' ? 'appsubmitted.empty-title' : 'appsubmitted.missing-title')}
      text={t(title === 'empty' ? 'appsubmitted.empty-text' : 'appsubmitted.missing-text')}
      actions={
        <Link css={buttonStyles({ size: 'lg' })} to="/apply">
          {t('appsubmitted.apply')}
        </Link>
      }
    />
  );
}

const styles = {
  page: css({ maxWidth: '64rem' }),
  skeleton: css({ display: 'grid', gap: space[5], paddingBlock: space[6] }),
};
