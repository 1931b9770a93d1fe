import type { AdminStats } from '@orime/contracts/api/office/admin';
import { useFormat } from '@orime/platform';
import { Notice, Stack, Text } from '@orime/ui';
import { Panel } from '../../parts/panel.tsx';
import { useHomeT } from './home-texts.ts';

/** Scheduled work that failed at its last run: how often in a row, since when, and what it said. Nothing while all runs. */
export function FailingJobs({ jobs }: { readonly jobs: AdminStats['failingJobs'] }) {
  const t = useHomeT();
  const format = useFormat();
  if (jobs.length === 0) return null;
  return (
    <Panel title={t('home.jobs')}>
      <Stack gap={3}>
        {jobs.map(({ name, failures, since, error }) => (
          <Notice key={name} tone="danger" title={name}>
            <Text size="sm">
              {t('home.jobs.since', { count: failures, date: format.date(since, { dateStyle: 'medium', timeStyle: 'short' }) })}
            </Text>
            <Text size="sm" tone="muted">
              {error}
            </Text>
          </Notice>
        ))}
      </Stack>
    </Panel>
  );
}
