import { REPORT_STATUSES } from '@orime/contracts/api/office/report';
import type { ContentReport, ReportReason } from '@orime/contracts/api/office/report';
import { Link, useFormat, useSearchParams } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { useReportsT } from './reports-texts.ts';

export const REPORT_TONES = {
  open: 'warning',
  reviewing: 'active',
  closed: 'neutral',
} as const satisfies Record<ContentReport['status'], BadgeTone>;
const REASONS = ['counterfeit', 'ip', 'offensive', 'fraud', 'privacy', 'other'] as const satisfies readonly ReportReason[];

/** What is known of a report in the list. The target's filter also finds references and addresses of senders. */
export function useReportColumns(): readonly GridColumn<ContentReport>[] {
  const t = useReportsT();
  const format = useFormat();
  const [search] = useSearchParams();
  const query = search.toString();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`reports.column.${id}`), width, sortable: false });
    return [
      {
        ...column('target', 20),
        isRowHeader: true,
        value: ({ target }) => target,
        cell: ({ id, target }) => {
          const params = new URLSearchParams(query);
          params.set('report', id);
          return <Link to={`/admin/reports?${params.toString()}`}>{target}</Link>;
        },
        filter: { kind: 'text' },
      },
      {
        ...column('status', 9),
        value: ({ status }) => t(`reports.status.${status}`),
        cell: ({ status }, value) => <Badge tone={REPORT_TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: REPORT_STATUSES.map((value) => ({ value, label: t(`reports.status.${value}`) })) },
      },
      {
        ...column('reason', 12),
        value: ({ reason }) => t(`reports.reason.${reason}`),
        filter: { kind: 'choice', options: REASONS.map((value) => ({ value, label: t(`reports.reason.${value}`) })) },
      },
      { ...column('details', 24), value: ({ details }) => details.replaceAll(/\s+/g, ' ').slice(0, 160) },
      { ...column('outcome', 10), value: ({ outcome }) => (outcome === null ? null : t(`reports.outcome.${outcome}`)) },
      {
        ...column('received', 11),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium' }),
      },
      { ...column('files', 6), align: 'end', value: ({ files }) => files.length },
      { ...column('email', 16), value: ({ email }) => email },
      { ...column('reference', 10), value: ({ reference }) => reference },
    ];
  }, [t, format, query]);
}
