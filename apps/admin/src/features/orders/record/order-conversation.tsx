import { refusalOf } from '@orime/forms/access';
import { Link, useFormat, useQuery } from '@orime/platform';
import { css, FailedState, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { Panel } from '../../../parts/panel.tsx';
import { useOrdersT } from '../orders-texts.ts';
import { conversationReportsQuery } from '../orders.api.ts';

/** What customer and designer wrote about an order is theirs; a report of one of them opens it to admins. Fetches. */
export function OrderConversation({ orderId }: { readonly orderId: string }) {
  const t = useOrdersT();
  const format = useFormat();
  const { data, error, isFetching, refetch } = useQuery({ ...conversationReportsQuery(orderId), retry: false });
  if (refusalOf(error) !== undefined) return null;
  return (
    <Panel title={t('orders.conversation')}>
      {data === undefined && error !== null && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && error === null && (
        <SkeletonRegion>
          <Skeleton height="3rem" />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && (
        <Text size="sm" tone="muted">
          {t('orders.conversation.none')}
        </Text>
      )}
      <ul css={styles.list}>
        {data?.items.map(({ id, reporter, reason, createdAt }) => (
          <li key={id}>
            <Link to={`/admin/reported-chats?report=${encodeURIComponent(id)}`}>{t('orders.conversation.of', { reporter })}</Link>
            <Text size="sm">{reason}</Text>
            <Text size="sm" tone="muted">
              {format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
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
