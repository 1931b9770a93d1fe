import type { Canary } from '@orime/contracts/api/office/releases';
import { useFormat } from '@orime/platform';
import { Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { Panel } from '../../../parts/panel.tsx';
import { useReleasesT } from '../releases-texts.ts';

/** Of a trial that began before answers to presses were judged. */
const DEFAULT_INP_DELTA_MS = 100;

export type TrialPanelProps = {
  readonly trial: Canary;
  /** What everybody else gets. */
  readonly version: string;
};

/** A version on trial beside the live one: what browsers told of both since it began, and what the judge makes of it. */
export function TrialPanel({ trial: { version: tried, weight, startedAt, rules, trial, live }, version }: TrialPanelProps) {
  const t = useReleasesT();
  const format = useFormat();
  const share = (mounts: number, met: number | undefined): string =>
    mounts === 0 || met === undefined ? '—' : format.percent(Math.min(met / mounts, 1));
  const milliseconds = (value: number | null | undefined): string =>
    typeof value === 'number' ? format.number(value, { style: 'unit', unit: 'millisecond' }) : '—';
  const rows = [
    { name: t('releases.column.mounts'), of: ({ mounts }: Canary['trial']) => format.number(mounts) },
    { name: t('releases.column.failed'), of: ({ mounts, failedMounts }: Canary['trial']) => share(mounts, failedMounts) },
    { name: t('releases.trial.erring'), of: ({ mounts, erring }: Canary['trial']) => share(mounts, erring) },
    { name: t('releases.lcp.long'), of: ({ lcpP75Ms }: Canary['trial']) => milliseconds(lcpP75Ms) },
    { name: t('releases.inp.long'), of: ({ inpP75Ms }: Canary['trial']) => milliseconds(inpP75Ms) },
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
              slower: rules.maxInpDeltaMs ?? DEFAULT_INP_DELTA_MS,
            })
          : t('releases.trial.people')}
      </Text>
    </Panel>
  );
}
