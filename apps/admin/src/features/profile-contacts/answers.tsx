import { Link, useFormat, useQuery } from '@orime/platform';
import { Badge, css, space, Text } from '@orime/ui';
import { ReadPanel } from '../../parts/read-panel.tsx';
import { useContactsT } from './contacts-texts.ts';
import { answersQuery } from './contacts.api.ts';

/** A mail leaves the queue within seconds; until it has, the list is read again. */
const UNTIL_SENT_MS = 3_000;

/** What was answered so far, each as the way to its mail. Fetches. */
export function Answers({ id, isAnswered }: { readonly id: string; readonly isAnswered: boolean }) {
  const t = useContactsT();
  const format = useFormat();
  const read = useQuery({
    ...answersQuery(id),
    refetchInterval: ({ state }) => (isAnswered && state.data?.items.every(({ status }) => status === 'queued') ? UNTIL_SENT_MS : false),
  });
  if (read.data?.items.length === 0 && !isAnswered) return null;
  return (
    <ReadPanel title={t('contacts.answers')} read={read} empty={t('contacts.answers.leaving')} height="3rem">
      <ul css={styles.list}>
        {read.data?.items.map(({ id: mail, subject, status, createdAt }) => (
          <li key={mail}>
            <Link to={`/admin/emails?mail=${encodeURIComponent(mail)}`}>{subject === '' ? t('contacts.answers.unnamed') : subject}</Link>{' '}
            <Text as="span" size="sm" tone="muted">
              {format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </Text>{' '}
            {status !== 'sent' && <Badge tone={status === 'queued' ? 'neutral' : 'danger'}>{t(`contacts.mail.${status}`)}</Badge>}
          </li>
        ))}
      </ul>
    </ReadPanel>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none', '&:empty': { display: 'none' } }),
};
