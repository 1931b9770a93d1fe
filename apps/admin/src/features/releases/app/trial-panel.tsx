import type { Canary } from '@orime/contracts/api/office/releases';
import { useFormat } from '@orime/platform';
import { Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { Panel } from '../../../parts/panel.tsx';
import { useReleasesT } from '../releases-texts.ts';

export type TrialPanelProps = {
  readonly trial: Canary;
  /** What everybody else gets. */
  readonly version: string;
};

/** A version on trial beside the live one: what browsers told of both since it began, and what the judge makes of it. */
export function TrialPanel({ trial: { version: tried, weight, startedAt, rules, trial, live }, version }: TrialPanelProps) {
  const t = useReleasesT();
  const format = useFormat();
  const failed = ({ mounts, failedMounts }: Canary['trial']): string => (mounts === 0 ? '—' : format.percent(failedMounts / mounts));
  const paint = ({ lcpP75Ms }: Canary['trial']): string =>
    lcpP75Ms === null ? '—' : format.number(lcpP75Ms, { style: 'unit', unit: 'millisecond' });
  const rows = [
    { name: t('releases.column.mounts'), of: ({ mounts }: Canary['trial']) => format.number(mounts) },
    { name: t('releases.column.failed'), of: failed },
    { name: t('releases.lcp.long'), of: paint },
  ];
  return (
    <Panel title={t('releases.trial')}>
      <Text>{t('releases.trial.since', { version: tried, share: weight, at: format.relative(startedAt) })}</Text>
      <Table caption={t('releases.trial')}>
        <thead>
          <tr>
            <th scope="col">{t('releases.trial.figure')}</th>
            <th scope="col" data-align="end">
              {t('releases.trial.tried', { version: tried })}
            </th>
            <th scope="col" data-align="end">
              {t('releases.version.live', { version })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-align="end">{of(trial)}</td>
              <td data-align="end">{of(live)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Text size="sm" tone="muted">
        {rules.autoRollback
          ? t('releases.trial.judge', {
              mounts: trial.mounts,
              needed: rules.minMounts,
              minutes: rules.minMinutes,
              points: rules.maxErrorRateDelta * 100,
              later: rules.maxLcpDeltaMs,
            })
          : t('releases.trial.people')}
      </Text>
    </Panel>
  );
}
