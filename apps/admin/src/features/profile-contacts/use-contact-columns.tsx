import type { ContactMessage } from '@orime/contracts/api/office/admin-mail';
import { CONTACT_STATUSES } from '@orime/contracts/api/office/admin-mail';
import { Link, useFormat, useQuery, useSearchParams } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { staffQuery } from '../../lists/staff.api.ts';
import { TOPICS, topicOf } from './about-link.ts';
import { useContactsT } from './contacts-texts.ts';

export const CONTACT_TONES = {
  new: 'warning',
  open: 'active',
  answered: 'success',
  closed: 'neutral',
} as const satisfies Record<ContactMessage['status'], BadgeTone>;

/** What is known of a message in the list. */
export function useContactColumns(): readonly GridColumn<ContactMessage>[] {
  const t = useContactsT();
  const format = useFormat();
  const [search] = useSearchParams();
  const { data: staff = NOBODY } = useQuery(staffQuery);
  const query = search.toString();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`contacts.column.${id}`), width, sortable: false });
    return [
      {
        ...column('name', 13),
        isRowHeader: true,
        value: ({ name }) => name,
        cell: ({ id, name }) => {
          const params = new URLSearchParams(query);
          params.set('message', id);
          return <Link to={`/admin/profile-contacts?${params.toString()}`}>{name}</Link>;
        },
      },
      {
        ...column('status', 9),
        value: ({ status }) => t(`contacts.status.${status}`),
        cell: ({ status }, value) => <Badge tone={CONTACT_TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: CONTACT_STATUSES.map((value) => ({ value, label: t(`contacts.status.${value}`) })) },
      },
      {
        ...column('topic', 12),
        value: ({ topic }) => {
          const known = topicOf(topic);
          return known === undefined ? topic : t(`contacts.topic.${keyOf(known)}`);
        },
        filter: { kind: 'choice', options: TOPICS.map((value) => ({ value, label: t(`contacts.topic.${keyOf(value)}`) })) },
      },
      { ...column('message', 26), value: ({ message }) => message.replaceAll(/\s+/g, ' ').slice(0, 160) },
      {
        ...column('received', 11),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
      {
        ...column('assignee', 11),
        value: ({ assignee }) => assignee?.name ?? null,
        filter: { kind: 'choice', options: staff.map(({ id, name }) => ({ value: id, label: name })) },
      },
      { ...column('email', 16), value: ({ email }) => email },
      { ...column('ref', 11), value: ({ ref }) => ref, filter: { kind: 'text' } },
      { ...column('firm', 12), value: ({ firm }) => firm },
    ];
  }, [t, format, query, staff]);
}

const NOBODY: readonly never[] = [];

/** The part of a topic that its text is kept under. */
export function keyOf(topic: (typeof TOPICS)[number]): string {
  return topic.replace(':', '');
}
