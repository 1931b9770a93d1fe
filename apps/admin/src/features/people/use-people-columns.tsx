import { STAFF_ROLES } from '@orime/contracts/api/office/admin';
import type { AdminUser } from '@orime/contracts/api/office/admin';
import { Link, useFormat, useSearchParams } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { usePeopleT } from './people-texts.ts';

export const USER_TONES = {
  active: 'success',
  locked: 'danger',
  deleted: 'neutral',
} as const satisfies Record<AdminUser['status'], BadgeTone>;
const STATES = Object.keys(USER_TONES) as readonly AdminUser['status'][]; // its keys are all of them
const TYPES = ['designer', 'producer', 'buyer', 'consumer'] as const;

/** What is known of an account. */
export function usePeopleColumns(): readonly GridColumn<AdminUser>[] {
  const t = usePeopleT();
  const format = useFormat();
  const [search] = useSearchParams();
  const query = search.toString();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`people.column.${id}`), width, sortable: false });
    return [
      {
        ...column('name', 14),
        isRowHeader: true,
        value: ({ name, email }) => name || email,
        cell: ({ id, name, email }) => {
          const params = new URLSearchParams(query);
          params.set('user', id);
          return <Link to={`/admin/people?${params.toString()}`}>{name || email}</Link>;
        },
        filter: { kind: 'text' },
      },
      { ...column('email', 17), value: ({ email }) => email },
      {
        ...column('type', 10),
        value: ({ type }) => (type === null ? null : t(`people.type.${type}`)),
        filter: { kind: 'choice', options: TYPES.map((value) => ({ value, label: t(`people.type.${value}`) })) },
      },
      {
        ...column('role', 11),
        value: ({ staffRole }) => (staffRole === 'none' ? null : t(`people.role.${staffRole}`)),
        cell: ({ staffRole }, value) => staffRole !== 'none' && <Badge tone="active">{value}</Badge>,
        filter: { kind: 'choice', options: STAFF_ROLES.map((value) => ({ value, label: t(`people.role.${value}`) })) },
      },
      {
        ...column('status', 9),
        value: ({ status }) => t(`people.status.${status}`),
        cell: ({ status }, value) => <Badge tone={USER_TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: STATES.map((value) => ({ value, label: t(`people.status.${value}`) })) },
      },
      { ...column('verified', 9), value: ({ emailVerified }) => t(emailVerified ? 'people.yes' : 'people.no') },
      { ...column('author', 9), value: ({ trustedAuthor }) => (trustedAuthor ? t('people.yes') : null) },
      { ...column('sessions', 7), align: 'end', value: ({ sessions }) => sessions },
      {
        ...column('joined', 10),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium' }),
      },
      {
        ...column('seen', 10),
        value: ({ lastSeenAt }) => lastSeenAt,
        cell: ({ lastSeenAt }) => lastSeenAt !== null && format.date(lastSeenAt, { dateStyle: 'medium' }),
      },
    ];
  }, [t, format, query]);
}
