import { refusalOf } from '@orime/forms/access';
import { useFormat, useQuery } from '@orime/platform';
import { Badge, css, space, Text } from '@orime/ui';
import { ReadPanel } from '../../../parts/read-panel.tsx';
import { useOrdersT } from '../orders-texts.ts';
import { mailsQuery } from '../orders.api.ts';

/** The last mails to the customer, for those who may read the log. Fetches. */
export function OrderMails({ address }: { readonly address: string }) {
  const t = useOrdersT();
  const format = useFormat();
  const read = useQuery({ ...mailsQuery(address), retry: false });
  if (refusalOf(read.error) !== undefined) return null;
  return (
    <ReadPanel title={t('orders.mails')} read={read} empty={t('orders.mails.none')} height="6rem">
      <ul css={styles.list}>
        {read.data?.items.map(({ id, subject, status, createdAt }) => (
          <li key={id} css={styles.mail}>
            <span>{subject}</span>
            <Text as="span" size="sm" tone="muted">
              {format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}{' '}
              {status !== 'sent' && <Badge tone={status === 'queued' ? 'neutral' : 'danger'}>{t(`orders.mail.${status}`)}</Badge>}
            </Text>
          </li>
        ))}
      </ul>
    </ReadPanel>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: '0.875rem',
    '&:empty': { display: 'none' },
  }),
  mail: css({ display: 'grid' }),
};
