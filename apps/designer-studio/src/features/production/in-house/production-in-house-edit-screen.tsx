import { AccessPanel, refusalOf } from '@orime/forms/access';
import { Link, openChat, useDocumentTitle, useParams, useQuery, useSession, useText } from '@orime/platform';
import { Badge, Button, Cluster, css, FailedState, Heading, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { MembersOnly } from '../../members/index.ts';
import { DueMark } from '../due-mark.tsx';
import { useProductionT } from '../production-texts.ts';
import { runQuery } from '../production.api.ts';
import { isFinal, STATUS_TONES } from '../run-state.ts';
import { RunLog } from './run-log.tsx';
import { RunMargin } from './run-margin.tsx';
import { RunPhotos } from './run-photos.tsx';
import { RunPlanForm } from './run-plan-form.tsx';
import { RunSteps } from './run-steps.tsx';
import { RunSummary } from './run-summary.tsx';

/** A run: where it stands and went through, its plan, its photos, and what one piece leaves. */
export default function ProductionInHouseEditScreen() {
  const t = useProductionT();
  const text = useText();
  const session = useSession();
  const { id = '' } = useParams();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isStranger = user !== undefined && user.type !== 'designer' && user.type !== 'producer' && user.staffRole === 'none';
  const { data: run, error, isFetching, refetch } = useQuery({ ...runQuery(id), enabled: user !== undefined && !isStranger });
  useDocumentTitle(run && text(run.design.name));
  if (isStranger) return <MembersOnly kind="seller" />;
  if (run === undefined) {
    const refusal = refusalOf(error);
    return (
      <Page>
        {refusal !== undefined ? (
          <AccessPanel refusal={refusal} title={t('edit.gone.title')} text={t('edit.gone.text')} />
        ) : error ? (
          <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <>
            <Heading level={1} size={2}>
              {t('edit.title')}
            </Heading>
            {user !== undefined && (
              <SkeletonRegion>
                <Skeleton height="30rem" />
              </SkeletonRegion>
            )}
          </>
        )}
      </Page>
    );
  }
  const partner = run.side === 'producer' ? run.designer : run.producer;
  const home = run.side === 'producer' ? '/dashboard-manufacturers?tab=runs' : '/dashboard?tab=production';
  return (
    <Page css={styles.page}>
      <header css={styles.head}>
        <Link to={home}>{t('edit.back')}</Link>
        <Heading level={1} size={2}>
          {text(run.design.name)}
        </Heading>
        <Cluster>
          <Badge tone={STATUS_TONES[run.status]}>{t(`run.status.${run.status}`)}</Badge>
          <Text as="span" size="sm">
            {t('run.units', { count: run.units })}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {partner === null ? t('run.in-house') : text(partner)}
          </Text>
          <DueMark run={run} />
          {partner !== null && run.side !== 'staff' && (
            <Button size="sm" variant="ghost" onClick={() => void openChat({ orderId: run.id }).catch(() => undefined)}>
              {t('edit.message')}
            </Button>
          )}
        </Cluster>
      </header>
      <RunSteps run={run} />
      <div css={styles.columns}>
        <div css={styles.main}>
          {isFinal(run.status) ? <RunSummary run={run} /> : <RunPlanForm key={run.id} run={run} />}
          <RunPhotos run={run} />
        </div>
        <div css={styles.side}>
          {run.sale !== null && <RunMargin run={run} sale={run.sale} />}
          <RunLog run={run} />
        </div>
      </div>
    </Page>
  );
}

const styles = {
  page: css({ display: 'grid', gap: space[6], alignContent: 'start', '& > *': { minWidth: 0 } }),
  head: css({ display: 'grid', gap: space[3], justifyItems: 'start' }),
  columns: css({
    display: 'grid',
    gap: space[7],
    '& > *': { minWidth: 0 },
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
  }),
  main: css({ display: 'grid', gap: space[6], alignContent: 'start', '& > *': { minWidth: 0 } }),
  side: css({ display: 'grid', gap: space[6], alignContent: 'start', '& > *': { minWidth: 0 } }),
};
