import type { ApplicationSummary } from '@orime/contracts/api/people/application';
import { Link, useFormat, useSearchParams } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { useCountryOptions } from '../../../lists/use-country-options.ts';
import { APPLICATION_STATES, STATUS_TONES } from '../application-status.ts';
import { useApplicationsT } from '../applications-texts.ts';

const KINDS = ['designer', 'brand', 'producer', 'press', 'team'] as const satisfies readonly ApplicationSummary['kind'][];

/** What is known of an application in the list. */
export function useApplicationColumns(): readonly GridColumn<ApplicationSummary>[] {
  const t = useApplicationsT();
  const format = useFormat();
  const countries = useCountryOptions();
  const [search] = useSearchParams();
  const query = search.toString();
  return useMemo(() => {
    const recordOf = (id: string): string => {
      const params = new URLSearchParams(query);
      params.set('application', id);
      return `/admin/applications?${params.toString()}`;
    };
    const column = (id: string, width: number) => ({ id, header: t(`applications.column.${id}`), width, sortable: false });
    return [
      {
        ...column('name', 15),
        isRowHeader: true,
        value: ({ name, brand }) => (brand === '' ? name : `${brand} (${name})`),
        cell: ({ id }, value) => <Link to={recordOf(id)}>{value}</Link>,
        filter: { kind: 'text' },
      },
      {
        ...column('kind', 9),
        value: ({ kind }) => t(`applications.kind.${kind}`),
        filter: { kind: 'choice', options: KINDS.map((value) => ({ value, label: t(`applications.kind.${value}`) })) },
      },
      {
        ...column('status', 11),
        value: ({ status }) => t(`applications.status.${status}`),
        cell: ({ status }, value) => <Badge tone={STATUS_TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: APPLICATION_STATES.map((value) => ({ value, label: t(`applications.status.${value}`) })) },
      },
      { ...column('country', 10), value: ({ country }) => format.country(country), filter: { kind: 'choice', options: countries } },
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
      { ...column('language', 8), value: ({ locale }) => t(`applications.language.${locale}`) },
    ];
  }, [t, format, query, countries]);
}
