import { refusalOf } from '@orime/forms/access';
import { Link, useFormat, useQuery } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { ReadPanel } from '../../../parts/read-panel.tsx';
import { useOrdersT } from '../orders-texts.ts';
import { conversationReportsQuery } from '../orders.api.ts';

/** What customer and designer wrote about an order is theirs; a report of one of them opens it to admins. Fetches. */
export function OrderConversation({ orderId }: { readonly orderId: string }) {
  const t = useOrdersT();
  const format = useFormat();
  const read = useQuery({ ...conversationReportsQuery(orderId), retry: false });
  if (refusalOf(read.error) !== undefined) return null;
  return (
    <ReadPanel title={t('orders.conversation')} read={read} empty={t('orders.conversation.none')} height="3rem">
      <ul css={styles.list}>
        {read.data?.items.map(({ id, reporter, reason, createdAt }) => (
          <li key={id}>
            <Link to={`/admin/reported-chats?report=${encodeURIComponent(id)}`}>{t('orders.conversation.of', { reporter })}</Link>
            <Text size="sm">{reason}</Text>
            <Text size="sm" tone="muted">
              {format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
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
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '&:empty': { display: 'none' },
  }),
};
