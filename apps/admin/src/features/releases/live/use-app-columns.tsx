import type { ReleasedApp } from '@orime/contracts/api/office/releases';
import { Link, useFormat } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { errorsOf } from '../errors-of.ts';
import { useReleasesT } from '../releases-texts.ts';

/** What is known of an app in the list. */
export function useAppColumns(): readonly GridColumn<ReleasedApp>[] {
  const t = useReleasesT();
  const format = useFormat();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`releases.column.${id}`), width });
    const figure = (id: string, width: number, value: (app: ReleasedApp) => number | null, written: (value: number) => string) => ({
      ...column(id, width),
      align: 'end' as const,
      value,
      cell: (app: ReleasedApp) => {
        const shown = value(app);
        return shown === null ? '—' : written(shown);
      },
    });
    const milliseconds = (value: number): string => format.number(value, { style: 'unit', unit: 'millisecond' });
    return [
      {
        ...column('name', 12),
        isRowHeader: true,
        value: ({ name }) => name,
        cell: ({ name }) => <Link to={`/admin/releases?app=${encodeURIComponent(name)}`}>{name}</Link>,
        filter: { kind: 'text' },
      },
      {
        ...column('version', 15),
        value: ({ version }) => version,
        cell: ({ version }) => version ?? <Badge>{t('releases.not-live')}</Badge>,
      },
      {
        ...column('errors', 8),
        align: 'end',
        value: ({ openErrors }) => openErrors,
        cell: ({ name, version, openErrors }) =>
          openErrors === 0 || version === null ? (
            format.number(openErrors)
          ) : (
            <Link to={errorsOf(name, version)}>{format.number(openErrors)}</Link>
          ),
      },
      {
        ...column('store', 9),
        value: ({ damagedFiles }) => damagedFiles,
        cell: ({ damagedFiles }) =>
          damagedFiles === 0 ? (
            t('releases.store.whole')
          ) : (
            <Badge tone="danger">{t('releases.store.damaged', { count: damagedFiles })}</Badge>
          ),
      },
      { ...column('team', 10), value: ({ team }) => team, cell: ({ team }) => team ?? '—', filter: { kind: 'text' } },
      {
        ...column('canary', 12),
        value: ({ canaries }) => canaries.map(({ version, weight }) => t('releases.canary', { version, share: weight })).join(', '),
        cell: (_app, value) => (value === '' ? t('releases.canary.none') : value),
      },
      { ...column('previous', 15), value: ({ previous }) => previous, cell: ({ previous }) => previous ?? '—' },
      {
        ...column('published', 10),
        value: ({ published }) => published[0]?.publishedAt ?? null,
        cell: ({ published: [newest] }) =>
          newest === undefined ? '—' : <time dateTime={newest.publishedAt}>{format.relative(newest.publishedAt)}</time>,
      },
      figure(
        'mounts',
        8,
        ({ health }) => (health.mounts === 0 ? null : health.mounts),
        (value) => format.number(value),
      ),
      figure(
        'failed',
        9,
        ({ health: { mounts, failedMounts } }) => (mounts === 0 ? null : failedMounts / mounts),
        (value) => format.percent(value),
      ),
      figure('lcp', 8, ({ health }) => health.lcpP75Ms, milliseconds),
      figure('inp', 8, ({ health }) => health.inpP75Ms, milliseconds),
    ];
  }, [t, format]);
}
