import type { ReleasedApp } from '@orime/contracts/api/office/releases';
import { Link } from '@orime/platform';
import { Badge, buttonStyles, Cluster, css, Heading, space, Text } from '@orime/ui';
import { Panel } from '../../../parts/panel.tsx';
import { RecordLayout } from '../../../parts/record-layout.tsx';
import { Compare } from '../compare/compare.tsx';
import { useReleasesT } from '../releases-texts.ts';
import { LiveVersion } from './live-version.tsx';
import { PromoteForm } from './promote-form.tsx';
import { ReleaseStep } from './release-step.tsx';
import { TrialPanel } from './trial-panel.tsx';

export type AppRecordProps = { readonly app: ReleasedApp; readonly revision: number };

/** One app: its live version, what that costs and how it does, its other versions, and the way to them. */
export function AppRecord({ app, revision }: AppRecordProps) {
  const t = useReleasesT();
  const { name, version, previous, canaries } = app;
  const [trial] = canaries;
  return (
    <article css={styles.root} aria-labelledby="app-name">
      <div>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to="/admin/releases">
          {t('record.back')}
        </Link>
      </div>
      <Cluster>
        <Heading level={2} size={3} id="app-name">
          {name}
        </Heading>
        <Badge tone={version === null ? 'neutral' : 'success'}>{version ?? t('releases.not-live')}</Badge>
      </Cluster>
      <RecordLayout
        side={
          <>
            <Panel title={t('releases.promote')}>
              <PromoteForm app={app} revision={revision} />
            </Panel>
            {trial !== undefined && (
              <Panel title={t('releases.end')}>
                <ReleaseStep
                  key={trial.version}
                  step={{ kind: 'end', name, from: version, to: trial.version, share: trial.weight }}
                  onRevision={revision}
                />
              </Panel>
            )}
            {version !== null && trial === undefined && (
              <Panel title={t('releases.rollback')}>
                {previous === null ? (
                  <Text size="sm" tone="muted">
                    {t('releases.rollback.none')}
                  </Text>
                ) : (
                  <ReleaseStep key={version} step={{ kind: 'rollback', name, from: version, to: previous }} onRevision={revision} />
                )}
              </Panel>
            )}
            <nav css={styles.ways} aria-label={t('releases.ways')}>
              <Link to="/admin/releases?tab=history">{t('releases.tab.history')}</Link>
              <Link to="/admin/audit?f.entity=release">{t('rail.audit')}</Link>
            </nav>
          </>
        }
      >
        {trial !== undefined && <TrialPanel trial={trial} version={version ?? ''} />}
        <LiveVersion app={app} />
        <Compare app={app} />
      </RecordLayout>
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], minWidth: 0 }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: space[4] }),
};
