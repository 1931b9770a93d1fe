import { refusalOf } from '@orime/forms/access';
import { useFormat, useQuery } from '@orime/platform';
import { Badge, css, FailedState, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { Panel } from '../../../parts/panel.tsx';
import { useOrdersT } from '../orders-texts.ts';
import { mailsQuery } from '../orders.api.ts';

/** The last mails to the customer, for those who may read the log. Fetches. */
export function OrderMails({ address }: { readonly address: string }) {
  const t = useOrdersT();
  const format = useFormat();
  const { data, error, isFetching, refetch } = useQuery({ ...mailsQuery(address), retry: false });
  if (refusalOf(error) !== undefined) return null;
  return (
    <Panel title={t('orders.mails')}>
      {data === undefined && error !== null && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && error === null && (
        <SkeletonRegion>
          <Skeleton height="6rem" />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && (
        <Text size="sm" tone="muted">
          {t('orders.mails.none')}
        </Text>
      )}
      <ul css={styles.list}>
        {data?.items.map(({ id, subject, status, createdAt }) => (
          <li key={id} css={styles.mail}>
            <span>{subject}</span>
            <Text as="span" size="sm" tone="muted">
              {format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}{' '}
              {status !== 'sent' && <Badge tone={status === 'queued' ? 'neutral' : 'danger'}>{t(`orders.mail.${status}`)}</Badge>}
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
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: '0.875rem',
    '&:empty': { display: 'none' },
  }),
  mail: css({ display: 'grid' }),
};
