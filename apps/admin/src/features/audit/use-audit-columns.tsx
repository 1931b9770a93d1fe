import type { AuditItem } from '@orime/contracts/api/office/admin';
import { Link, useFormat, useQuery, useSearchParams } from '@orime/platform';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { staffQuery } from '../../lists/staff.api.ts';
import { useAuditT } from './audit-texts.ts';
import { readDiff } from './read-diff.ts';

const NOBODY: readonly never[] = [];

/** What is known of an entry in the list. */
export function useAuditColumns(): readonly GridColumn<AuditItem>[] {
  const t = useAuditT();
  const format = useFormat();
  const [search] = useSearchParams();
  const { data: staff = NOBODY } = useQuery(staffQuery);
  const query = search.toString();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`audit.column.${id}`), width, sortable: false });
    return [
      {
        ...column('at', 13),
        isRowHeader: true,
        value: ({ at }) => at,
        cell: ({ id, at }) => {
          const params = new URLSearchParams(query);
          params.set('entry', String(id));
          return <Link to={`/admin/audit?${params.toString()}`}>{format.date(at, { dateStyle: 'short', timeStyle: 'short' })}</Link>;
        },
        filter: { kind: 'range', type: 'date' },
      },
      {
        ...column('actor', 12),
        value: ({ actor }) => actor?.name ?? t('audit.tool'),
        filter: { kind: 'choice', options: staff.map(({ id, name }) => ({ value: id, label: name })) },
      },
      { ...column('action', 14), value: ({ action }) => action, filter: { kind: 'text' } },
      { ...column('entity', 12), value: ({ entity }) => entity, filter: { kind: 'text' } },
      { ...column('entityId', 14), value: ({ entityId }) => entityId, filter: { kind: 'text' } },
      { ...column('change', 26), value: ({ diff }) => summaryOf(diff) },
      { ...column('ip', 9), value: ({ ip }) => ip },
    ];
  }, [t, format, query, staff]);
}

/** A change in one line. */
function summaryOf(diff: unknown): string {
  const { changes, facts } = readDiff(diff);
  const lines = [
    ...changes.map(({ name, before = '', after = '' }) => `${name === '' ? '' : `${name}: `}${before} → ${after}`),
    ...facts.map(({ name, value }) => (name === '' ? value : `${name}: ${value}`)),
  ];
  return lines.join(' · ').slice(0, 200);
}
