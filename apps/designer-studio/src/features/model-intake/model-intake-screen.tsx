import { FormPage } from '@orime/forms';
import { isApiError, Link, useQuery, useSearchParams, useSession } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { draftOf, EMPTY_INTAKE } from './intake-draft.ts';
import { IntakeForm } from './intake-form.tsx';
import { linkOf, submittedPath } from './intake-link.ts';
import { useIntakeT } from './intake-texts.ts';
import { intakeQuery, type IntakeLink } from './intake.api.ts';

/** Applies as a model; with the link of an application it corrects that. */
export default function ModelIntakeScreen() {
  const t = useIntakeT();
  const session = useSession();
  const [search] = useSearchParams();
  const link = linkOf(search);
  if (link !== undefined) return <OpenIntake link={link} />;
  const user = session.status === 'signed-in' ? session.user : undefined;
  return (
    <FormPage title={t('intake.heading')} text={t('intake.lead')}>
      <IntakeForm initial={{ ...EMPTY_INTAKE, name: user?.name ?? '', email: user?.email ?? '' }} />
    </FormPage>
  );
}

function OpenIntake({ link }: { readonly link: IntakeLink }) {
  const t = useIntakeT();
  const { data, error, refetch, isFetching } = useQuery(intakeQuery(link));
  if (data !== undefined && (data.status === 'new' || data.status === 'reviewing'))
    return (
      <FormPage title={t('intake.edit.title')} text={t('intake.edit.text')}>
        <IntakeForm initial={draftOf(data)} link={link} />
      </FormPage>
    );
  // What is decided or withdrawn is shown, not changed; a wrong link is explained in the same place.
  if (data !== undefined || (isApiError(error) && error.status === 404))
    return (
      <Page>
        <EmptyState
          level={1}
          title={t(data === undefined ? 'submitted.missing.title' : 'intake.closed.title')}
          text={t(data === undefined ? 'submitted.missing.text' : 'intake.closed.text')}
          actions={
            <Link css={buttonStyles()} to={data === undefined ? '/model-intake' : submittedPath(link)}>
              {t(data === undefined ? 'submitted.apply' : 'intake.closed.show')}
            </Link>
          }
        />
      </Page>
    );
  return (
    <Page>
      {error === null ? (
        <SkeletonRegion css={styles.skeleton}>
          {[40, 100, 100, 100, 60].map((width, index) => (
            <Skeleton key={index} width={`${String(width)}%`} height="3rem" />
          ))}
        </SkeletonRegion>
      ) : (
        <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </Page>
  );
}

const styles = { skeleton: css({ display: 'grid', gap: space[4], maxWidth: '44rem' }) };
