import type { Channel } from '@orime/contracts/api/talk/channel';
import { openChat, useFormat, useQuery, useT, useText } from '@orime/platform';
import { Badge, color, css, EmptyState, FailedState, font, Heading, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { lastMessagesQuery } from './staff.api.ts';

/** The conversations that moved last; each opens in the dock. Fetches. */
export function LastMessages({ account }: { readonly account: string }) {
  const t = useT('wholesale');
  const { data, isError, isFetching, refetch } = useQuery(lastMessagesQuery(account));
  const spoken = data?.items.filter(({ lastMessage }) => lastMessage !== null);
  return (
    <section css={styles.root} aria-labelledby="last-messages">
      <Heading id="last-messages" level={2} size={3}>
        {t('managed.messages.last')}
      </Heading>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="10rem" />
        </SkeletonRegion>
      )}
      {spoken?.length === 0 && <EmptyState level={3} title={t('managed.messages.empty')} />}
      <ul css={styles.list}>
        {spoken?.map((channel) => (
          <li key={channel.id}>
            <Conversation channel={channel} account={account} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Conversation({ channel, account }: { readonly channel: Channel; readonly account: string }) {
  const t = useT('wholesale');
  const format = useFormat();
  const text = useText();
  const { name, title, members, lastMessage, lastMessageAt, unread } = channel;
  const others = members.filter(({ id }) => id !== account).map(({ username, usernameJp }) => text({ en: username, jp: usernameJp }));
  const whom = title === '' ? others.join(', ') : title;
  return (
    // The dock says by itself why a conversation cannot be opened.
    <button type="button" css={styles.row} onClick={() => void openChat({ channel: name }).catch(() => undefined)}>
      <span css={styles.head}>
        <strong>{whom}</strong>
        {unread > 0 && <Badge tone="accent">{t('managed.messages.unread', { count: unread })}</Badge>}
        <time css={styles.at} dateTime={lastMessageAt ?? undefined}>
          {lastMessageAt === null ? '' : format.relative(lastMessageAt)}
        </time>
      </span>
      <span css={styles.text}>{lastMessage?.text}</span>
    </button>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  list: css({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${color.line}`, '&:empty': { display: 'none' } }),
  row: css({
    display: 'grid',
    gap: space[1],
    width: '100%',
    paddingBlock: space[3],
    border: 0,
    borderBlockEnd: `1px solid ${color.line}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
  at: css({ marginInlineStart: 'auto', fontSize: font.size.xs, color: color.muted }),
  text: css({ fontSize: font.size.sm, color: color.muted, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
};
