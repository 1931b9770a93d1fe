import type { ErrorRelease, FrontEndError } from '@orime/contracts/api/office/errors';
import { Link, useFormat, useSearchParams } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { ERROR_TONES, topFrame } from './error-status.ts';
import { useErrorsT } from './errors-texts.ts';
import { Trend } from './trend.tsx';

/** What is known of a group of errors. `releases` are the builds to filter by. */
export function useErrorColumns(releases: readonly ErrorRelease[] | undefined): readonly GridColumn<FrontEndError>[] {
  const t = useErrorsT();
  const format = useFormat();
  const [search] = useSearchParams();
  const query = search.toString();
  return useMemo(() => {
    const recordOf = (id: string): string => {
      const params = new URLSearchParams(query);
      params.set('error', id);
      return `/admin/errors?${params.toString()}`;
    };
    const column = (id: string, width: number) => ({ id, header: t(`errors.column.${id}`), width, sortable: false });
    const when = (id: 'firstSeenAt' | 'lastSeenAt'): GridColumn<FrontEndError> => ({
      ...column(id, 10),
      value: (error) => error[id].slice(0, 16),
      cell: (error) => (
        <time dateTime={error[id]} title={format.date(error[id], { dateStyle: 'medium', timeStyle: 'short' })}>
          {format.relative(error[id])}
        </time>
      ),
    });
    return [
      {
        ...column('message', 22),
        isRowHeader: true,
        value: ({ name, message }) => [name, message].filter((part) => part !== '').join(': '),
        cell: ({ id }, value) => <Link to={recordOf(id)}>{value}</Link>,
      },
      {
        ...column('release', 13),
        value: ({ release }) => release || null,
        cell: (_error, value) => value ?? t('errors.release.unknown'),
        filter: {
          kind: 'choice',
          options: (releases ?? []).map(({ release, errors }) => ({
            value: release,
            label: t('errors.release.count', { release: release || t('errors.release.unknown'), count: errors }),
          })),
        },
      },
      {
        ...column('trend', 8),
        value: ({ hours }) => hours.reduce((sum, each) => sum + each, 0),
        cell: ({ hours }) => <Trend hours={hours} />,
      },
      { ...column('count', 7), align: 'end', value: ({ count }) => count, cell: ({ count }) => format.number(count) },
      { ...column('people', 7), align: 'end', value: ({ people }) => people, cell: ({ people }) => format.number(people) },
      { ...column('route', 13), value: ({ route }) => route || null },
      { ...column('frame', 14), value: ({ info }) => topFrame(info) || null },
      {
        ...column('status', 9),
        value: ({ status }) => t(`errors.status.${status}`),
        cell: ({ status, bugId }, value) => (
          <>
            <Badge tone={ERROR_TONES[status]}>{value}</Badge> {bugId !== null && <Badge tone="active">{t('errors.has-bug')}</Badge>}
          </>
        ),
      },
      when('firstSeenAt'),
      when('lastSeenAt'),
    ];
  }, [t, format, releases, query]);
}
