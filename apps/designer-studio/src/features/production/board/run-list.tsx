import type { Production } from '@orime/contracts/api/trade/production';
import { Link, useFormat, useSearchParams, useText } from '@orime/platform';
import { Badge } from '@orime/ui';
import { DataGrid, readGridView, writeGridView, type GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { DueMark } from '../due-mark.tsx';
import { useProductionT } from '../production-texts.ts';
import { STAGES, STATUS_TONES } from '../run-state.ts';

/** Runs as a list, with those that were cancelled. */
export function RunList({ runs }: { readonly runs: readonly Production[] }) {
  const t = useProductionT();
  const [search, setSearch] = useSearchParams();
  const columns = useRunColumns();
  return (
    <DataGrid
      caption={t('runs.title')}
      columns={columns}
      rows={runs}
      rowId={({ id }) => id}
      rowName={({ design }) => design.slug}
      view={readGridView(search)}
      onView={(view) => setSearch(writeGridView(view, search), { replace: true })}
      savedAs="production-runs"
      exportAs="production"
    />
  );
}

function useRunColumns(): readonly GridColumn<Production>[] {
  const t = useProductionT();
  const text = useText();
  const format = useFormat();
  // The grid sorts again for a new array.
  return useMemo(
    () => [
      {
        id: 'design',
        header: t('runs.design'),
        value: ({ design }) => text(design.name),
        cell: ({ id, design }) => <Link to={`/production/in_house/edit/${id}`}>{text(design.name)}</Link>,
        width: 13,
        isRowHeader: true,
        filter: { kind: 'text' },
      },
      {
        id: 'status',
        header: t('runs.stage'),
        value: ({ status }) => status,
        cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`run.status.${status}`)}</Badge>,
        width: 9,
        filter: { kind: 'choice', options: [...STAGES, 'cancelled' as const].map((value) => ({ value, label: t(`run.status.${value}`) })) },
      },
      {
        id: 'partner',
        header: t('runs.partner'),
        value: ({ side, designer, producer }) =>
          side === 'producer' ? text(designer) : producer === null ? t('run.in-house') : text(producer),
        width: 12,
        filter: { kind: 'text' },
      },
      { id: 'units', header: t('runs.units'), value: ({ units }) => units, width: 6, align: 'end' },
      {
        id: 'due',
        header: t('runs.due'),
        value: ({ dueDate }) => dueDate,
        cell: (run) => <DueMark run={run} />,
        width: 11,
        filter: { kind: 'range', type: 'date' },
      },
      {
        id: 'cost',
        header: t('runs.cost'),
        value: ({ cost }) => cost.price,
        cell: ({ cost }) => format.money(cost.priceMinor, cost.currency),
        width: 8,
        align: 'end',
      },
    ],
    [t, text, format],
  );
}
