import { isApiError, Link, useQuery, useSearchParams } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { linkOf } from '../intake-link.ts';
import { useIntakeT } from '../intake-texts.ts';
import { intakeQuery, type IntakeLink } from '../intake.api.ts';
import { IntakeState } from './intake-state.tsx';

/** Thanks for a casting form and tells where it stands, to who has its link. */
export default function ModelSubmittedScreen() {
  const [search] = useSearchParams();
  const link = linkOf(search);
  return <Page css={styles.page}>{link === undefined ? <Nothing reason="empty" /> : <Submitted link={link} />}</Page>;
}

function Submitted({ link }: { readonly link: IntakeLink }) {
  const { data, error, refetch, isFetching } = useQuery(intakeQuery(link));
  if (data !== undefined) return <IntakeState link={link} intake={data} />;
  if (isApiError(error) && error.status === 404) return <Nothing reason="missing" />;
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

/** Somebody came without a link, or with one that opens nothing. */
function Nothing({ reason }: { readonly reason: 'empty' | 'missing' }) {
  const t = useIntakeT();
  return (
    <EmptyState
      level={1}
      title={t(`submitted.${reason}.title`)}
      text={t(`submitted.${reason}.text`)}
      actions={
        <Link css={buttonStyles({ size: 'lg' })} to="/model-intake">
          {t('submitted.apply')}
        </Link>
      }
    />
  );
}

const styles = {
  page: css({ maxWidth: '64rem' }),
  skeleton: css({ display: 'grid', gap: space[5], paddingBlock: space[6] }),
};
