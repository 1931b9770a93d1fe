import type { ContentReport } from '@orime/contracts/api/office/report';
import { Link, useFormat, useHasRoute } from '@orime/platform';
import { Badge, buttonStyles, Cluster, css, Heading, space, Text } from '@orime/ui';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RecordLayout } from '../../parts/record-layout.tsx';
import { Evidence } from './evidence.tsx';
import { ReportDecision } from './report-decision.tsx';
import { readTarget } from './report-target.ts';
import { useReportsT } from './reports-texts.ts';
import { REPORT_TONES } from './use-report-columns.tsx';

/** One report: what is wrong with what, the evidence, and where to act on it. */
export function ReportRecord({ report }: { readonly report: ContentReport }) {
  const t = useReportsT();
  const format = useFormat();
  const hasRoute = useHasRoute();
  const { page, desk } = readTarget(report.target, window.location.origin);
  const { status, reason, outcome } = report;
  return (
    <article css={styles.root} aria-labelledby="report-target">
      <Cluster>
        <Heading level={2} size={3} id="report-target" css={styles.target}>
          {report.target}
        </Heading>
        <Badge tone={REPORT_TONES[status]}>{t(`reports.status.${status}`)}</Badge>
      </Cluster>
      <RecordLayout side={<ReportDecision report={report} />}>
        <Panel title={t('reports.about')}>
          <Text css={styles.details} lang={report.locale === 'jp' ? 'ja' : 'en'}>
            {report.details}
          </Text>
          <Facts
            facts={[
              { name: t('reports.column.reason'), value: t(`reports.reason.${reason}`) },
              { name: t('reports.column.email'), value: report.email ?? t('reports.erased') },
              { name: t('reports.column.reference'), value: report.reference },
              { name: t('reports.column.received'), value: format.date(report.createdAt, { dateStyle: 'long', timeStyle: 'short' }) },
              { name: t('reports.column.outcome'), value: outcome === null ? '' : t(`reports.outcome.${outcome}`) },
            ]}
          />
          <Cluster gap={3}>
            {page !== undefined && (
              <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={page}>
                {t('reports.look')}
              </Link>
            )}
            {desk !== undefined && hasRoute(new URL(desk, window.location.origin).pathname) && (
              <Link css={buttonStyles({ size: 'sm' })} to={desk}>
                {t('reports.act')}
              </Link>
            )}
          </Cluster>
          {page === undefined && (
            <Text size="sm" tone="muted">
              {t('reports.elsewhere')}
            </Text>
          )}
        </Panel>
        {report.files.length > 0 && <Evidence report={report} />}
      </RecordLayout>
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], minWidth: 0 }),
  target: css({ overflowWrap: 'anywhere' }),
  details: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '44rem' }),
};
