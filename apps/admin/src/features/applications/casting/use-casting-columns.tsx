import { Link, useFormat, useSearchParams } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { CASTING_STATES, STATUS_TONES } from '../application-status.ts';
import { useApplicationsT } from '../applications-texts.ts';
import type { CastingSummary } from '../applications.api.ts';

/** What is known of a casting in the list. */
export function useCastingColumns(): readonly GridColumn<CastingSummary>[] {
  const t = useApplicationsT();
  const format = useFormat();
  const [search] = useSearchParams();
  const query = search.toString();
  return useMemo(() => {
    const recordOf = (id: string): string => {
      const params = new URLSearchParams(query);
      params.set('casting', id);
      return `/admin/applications?${params.toString()}`;
    };
    const column = (id: string, width: number) => ({ id, header: t(`applications.column.${id}`), width, sortable: false });
    return [
      {
        ...column('name', 15),
        isRowHeader: true,
        value: ({ name, stageName }) => (stageName === '' ? name : `${stageName} (${name})`),
        cell: ({ id }, value) => <Link to={recordOf(id)}>{value}</Link>,
      },
      {
        ...column('status', 11),
        value: ({ status }) => t(`applications.status.${status}`),
        cell: ({ status }, value) => <Badge tone={STATUS_TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: CASTING_STATES.map((value) => ({ value, label: t(`applications.status.${value}`) })) },
      },
      { ...column('city', 11), value: ({ city }) => city },
      {
        ...column('createdAt', 9),
        value: ({ createdAt }) => createdAt.slice(0, 10),
        cell: ({ createdAt }) => (
          <time dateTime={createdAt} title={format.date(createdAt)}>
            {format.relative(createdAt)}
          </time>
        ),
      },
      { ...column('email', 15), value: ({ email }) => email },
      { ...column('reference', 11), value: ({ reference }) => reference },
    ];
  }, [t, format, query]);
}
