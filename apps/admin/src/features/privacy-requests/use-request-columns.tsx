import { PRIVACY_STATUSES } from '@orime/contracts/api/office/privacy-request';
import type { PrivacyRequest } from '@orime/contracts/api/office/privacy-request';
import { Link, useFormat, useSearchParams } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { deadlineOf } from './deadline.ts';
import type { Deadline } from './deadline.ts';
import { usePrivacyT } from './privacy-requests-texts.ts';

export const REQUEST_TONES = {
  pending: 'neutral',
  with_staff: 'warning',
  done: 'success',
  refused: 'danger',
} as const satisfies Record<PrivacyRequest['status'], BadgeTone>;
export const DEADLINE_TONES = { far: 'neutral', near: 'warning', over: 'danger' } as const satisfies Record<Deadline['state'], BadgeTone>;

/** What is known of a request in the list. */
export function useRequestColumns(path: string): readonly GridColumn<PrivacyRequest>[] {
  const t = usePrivacyT();
  const format = useFormat();
  const [search] = useSearchParams();
  const query = search.toString();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`privacy.column.${id}`), width, sortable: false });
    const day = (at: string): string => format.date(at, { dateStyle: 'medium' });
    return [
      {
        ...column('email', 18),
        isRowHeader: true,
        value: ({ email }) => email,
        cell: ({ id, email }) => {
          const params = new URLSearchParams(query);
          params.set('request', id);
          return <Link to={`${path}?${params.toString()}`}>{email}</Link>;
        },
      },
      {
        ...column('kind', 11),
        value: ({ kind }) => t(`privacy.kind.${kind}`),
        filter: { kind: 'choice', options: (['export', 'delete'] as const).map((value) => ({ value, label: t(`privacy.kind.${value}`) })) },
      },
      {
        ...column('status', 12),
        value: ({ status }) => t(`privacy.status.${status}`),
        cell: ({ status }, value) => <Badge tone={REQUEST_TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: PRIVACY_STATUSES.map((value) => ({ value, label: t(`privacy.status.${value}`) })) },
      },
      {
        ...column('deadline', 13),
        value: (request) => deadlineOf(request)?.at ?? null,
        cell: (request) => {
          const deadline = deadlineOf(request);
          return (
            deadline && (
              <Badge tone={DEADLINE_TONES[deadline.state]}>{t(`privacy.deadline.${deadline.state}`, { at: day(deadline.at) })}</Badge>
            )
          );
        },
      },
      { ...column('asked', 10), value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => day(createdAt) },
      {
        ...column('confirmed', 10),
        value: ({ confirmedAt }) => confirmedAt,
        cell: ({ confirmedAt }) => confirmedAt !== null && day(confirmedAt),
      },
      { ...column('language', 9), value: ({ locale }) => t(`privacy.language.${locale}`) },
    ];
  }, [t, format, query, path]);
}
