import type { Revision } from '@orime/contracts/api/office/releases';
import { useFormat } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { useReleasesT } from '../releases-texts.ts';

type TrialFigures = NonNullable<Revision['cause']>['trial'];

const TONES: Readonly<Record<Revision['reason'], BadgeTone>> = { first: 'neutral', deploy: 'success', rollback: 'warning' };

/** What is known of a revision in the list. */
export function useRevisionColumns(): readonly GridColumn<Revision>[] {
  const t = useReleasesT();
  const format = useFormat();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`releases.column.${id}`), width, sortable: false });
    const share = (mounts: number, met = 0): string => (mounts === 0 ? '—' : format.percent(Math.min(met / mounts, 1)));
    const failed = ({ mounts, failedMounts }: TrialFigures): string => share(mounts, failedMounts);
    const erring = (figures: TrialFigures): string => share(figures.mounts, figures.erring);
    const time = (value: number | null = null): string => (value === null ? '—' : format.number(value));
    const causeText = ({ code, source, trial, live }: NonNullable<Revision['cause']>): string =>
      t(`releases.cause.${code}`, {
        source,
        mounts: trial.mounts,
        failed: failed(trial),
        before: failed(live),
        erring: erring(trial),
        erringBefore: erring(live),
        lcp: time(trial.lcpP75Ms),
        lcpBefore: time(live.lcpP75Ms),
        inp: time(trial.inpP75Ms),
        inpBefore: time(live.inpP75Ms),
      });
    return [
      { ...column('revision', 8), isRowHeader: true, value: ({ revision }) => revision },
      {
        ...column('at', 12),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>,
      },
      { ...column('by', 12), value: ({ createdBy, cause }) => (cause === null ? createdBy : t('releases.by-judge')) },
      {
        ...column('reason', 9),
        value: ({ reason }) => t(`releases.reason.${reason}`),
        cell: ({ reason }, value) => <Badge tone={TONES[reason]}>{value}</Badge>,
      },
      {
        ...column('changed', 30),
        value: ({ changed, tried }) =>
          [
            ...Object.entries(changed).map(([name, version]) => `${name} ${version}`),
            ...tried.map(({ name, version, weight }) => t('releases.tried', { name, version, share: weight })),
          ].join(', '),
      },
      {
        ...column('note', 24),
        value: ({ note, cause }) => (cause === null ? note || null : causeText(cause)),
        cell: (_revision, value) => value ?? '—',
      },
    ];
  }, [t, format]);
}
