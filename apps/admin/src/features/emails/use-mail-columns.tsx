import { SENT_EMAIL_STATUSES } from '@orime/contracts/api/office/admin-mail';
import type { SentEmail } from '@orime/contracts/api/office/admin-mail';
import { Link, useFormat, useSearchParams } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { useEmailsT } from './emails-texts.ts';

export const MAIL_TONES = {
  queued: 'neutral',
  sent: 'success',
  failed: 'danger',
  bounced: 'danger',
} as const satisfies Record<SentEmail['status'], BadgeTone>;

/** What is known of a mail in the log. */
export function useMailColumns(): readonly GridColumn<SentEmail>[] {
  const t = useEmailsT();
  const format = useFormat();
  const [search] = useSearchParams();
  const query = search.toString();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`emails.column.${id}`), width, sortable: false });
    return [
      {
        ...column('recipient', 17),
        isRowHeader: true,
        value: ({ recipient }) => recipient,
        cell: ({ id, recipient }) => {
          const params = new URLSearchParams(query);
          params.set('mail', id);
          return <Link to={`/admin/emails?${params.toString()}`}>{recipient}</Link>;
        },
        filter: { kind: 'text' },
      },
      { ...column('subject', 24), value: ({ subject }) => subject },
      {
        ...column('status', 10),
        value: ({ status }) => t(`emails.status.${status}`),
        cell: ({ status }, value) => <Badge tone={MAIL_TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: SENT_EMAIL_STATUSES.map((value) => ({ value, label: t(`emails.status.${value}`) })) },
      },
      { ...column('template', 13), value: ({ template }) => template, filter: { kind: 'text' } },
      {
        ...column('created', 12),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
        filter: { kind: 'range', type: 'date' },
      },
      { ...column('language', 8), value: ({ language }) => t(`emails.language.${language}`) },
      { ...column('attempts', 7), align: 'end', value: ({ attempts }) => attempts },
      { ...column('resends', 7), align: 'end', value: ({ resends }) => resends },
    ];
  }, [t, format, query]);
}
