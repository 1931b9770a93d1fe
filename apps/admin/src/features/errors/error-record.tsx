import type { FrontEndError } from '@orime/contracts/api/office/errors';
import { FormFailure } from '@orime/forms';
import { Link, useFormat, useMutation, useQuery, useQueryClient, useSearchParams } from '@orime/platform';
import {
  Badge,
  Button,
  buttonStyles,
  Cluster,
  color,
  css,
  EmptyState,
  FailedState,
  font,
  Heading,
  showToast,
  Skeleton,
  SkeletonRegion,
  space,
  Text,
} from '@orime/ui';
import { History, HISTORY_KEY } from '../../history/history.tsx';
import { adminStatsQuery } from '../../layout/index.ts';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RecordLayout } from '../../parts/record-layout.tsx';
import { isStale, StaleNotice } from '../../parts/stale-notice.tsx';
import { ErrorBug } from './error-bug.tsx';
import { ERROR_STEPS, ERROR_TONES, topFrame } from './error-status.ts';
import { useErrorsT } from './errors-texts.ts';
import { decideError, errorQuery } from './errors.api.ts';
import type { ErrorStatus } from './errors.api.ts';
import { Trend } from './trend.tsx';

/** One cause: where, how often, for how many, its stack, and what becomes of it. Fetches. */
export function ErrorRecord({ id }: { readonly id: string }) {
  const t = useErrorsT();
  const [search] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(errorQuery(id));
  const back = new URLSearchParams(search);
  back.delete('error');
  const [error] = data?.items ?? [];
  return (
    <div css={styles.root}>
      <div>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`/admin/errors?${back.toString()}`}>
          {t('errors.back')}
        </Link>
      </div>
      {error !== undefined && <Shown error={error} />}
      {data !== undefined && error === undefined && <EmptyState title={t('errors.unknown.title')} text={t('errors.unknown.text')} />}
      {data === undefined && isError && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="30rem" />
        </SkeletonRegion>
      )}
    </div>
  );
}

function Shown({ error }: { readonly error: FrontEndError }) {
  const t = useErrorsT();
  const format = useFormat();
  const queries = useQueryClient();
  const reload = async (): Promise<void> => {
    const keys = [['errors'], HISTORY_KEY, adminStatsQuery.queryKey];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const decide = useMutation({
    mutationFn: (status: ErrorStatus) => decideError(error.id, status, error.status),
    onSuccess: async ({ status }) => {
      showToast({ message: t(`errors.done.${status}`), tone: 'success' });
      await reload();
    },
  });
  async function readAgain(): Promise<void> {
    await reload();
    decide.reset();
  }
  const at = (time: string): string => format.date(time, { dateStyle: 'medium', timeStyle: 'short' });
  const place = [error.fileName, error.lineNumber, error.columnNumber].filter((part) => part !== null && part !== '').join(':');
  return (
    <article css={styles.root} aria-labelledby="error-message">
      <Cluster>
        <Heading level={2} size={4} id="error-message" css={styles.message}>
          {[error.name, error.message].filter((part) => part !== '').join(': ')}
        </Heading>
        <Badge tone={ERROR_TONES[error.status]}>{t(`errors.status.${error.status}`)}</Badge>
      </Cluster>
      <RecordLayout
        side={
          <>
            <Panel title={t('errors.decide')}>
              <Cluster>
                {ERROR_STEPS[error.status].map((status) => (
                  <Button
                    key={status}
                    size="sm"
                    variant={status === 'resolved' ? 'primary' : 'secondary'}
                    busy={decide.isPending && decide.variables === status}
                    onClick={() => decide.mutate(status)}
                  >
                    {t(`errors.to.${status}`)}
                  </Button>
                ))}
              </Cluster>
              <Text size="sm" tone="muted">
                {t('errors.decide.hint')}
              </Text>
              {decide.isError &&
                (isStale(decide.error) ? <StaleNotice onReload={() => void readAgain()} /> : <FormFailure failure={decide.error} />)}
            </Panel>
            <ErrorBug error={error} />
            <History entity="front_end_error" id={error.id} />
          </>
        }
      >
        <Panel title={t('errors.about')}>
          <Facts
            facts={[
              { name: t('errors.column.release'), value: error.release || t('errors.release.unknown') },
              { name: t('errors.column.route'), value: error.route },
              { name: t('errors.column.frame'), value: topFrame(error.info) },
              { name: t('errors.place'), value: place },
              { name: t('errors.column.count'), value: format.number(error.count) },
              { name: t('errors.column.people'), value: format.number(error.people) },
              { name: t('errors.column.trend'), value: <Trend hours={error.hours} /> },
              { name: t('errors.column.firstSeenAt'), value: at(error.firstSeenAt) },
              { name: t('errors.column.lastSeenAt'), value: at(error.lastSeenAt) },
              { name: t('errors.browser'), value: error.userAgent },
            ]}
          />
        </Panel>
        <Panel title={t('errors.stack')}>
          {error.info === '' ? (
            <Text size="sm" tone="muted">
              {t('errors.stack.none')}
            </Text>
          ) : (
            <pre css={styles.stack} tabIndex={0} aria-label={t('errors.stack')}>
              {error.info}
            </pre>
          )}
        </Panel>
      </RecordLayout>
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], minWidth: 0 }),
  message: css({ overflowWrap: 'anywhere', fontFamily: 'inherit' }),
  stack: css({
    margin: 0,
    padding: space[3],
    maxHeight: '28rem',
    overflow: 'auto',
    background: color.sunken,
    fontSize: font.size.xs,
    fontFamily: 'ui-monospace, monospace',
    whiteSpace: 'pre',
  }),
};
