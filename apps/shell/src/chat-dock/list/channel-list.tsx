import { Link, keepPreviousData, useQuery } from '@orime/platform';
import { EmptyState, FailedState, Skeleton, SkeletonRegion, TextField, buttonStyles, color, css, space } from '@orime/ui';
import { useState } from 'react';
import { useChatT } from '../chat-texts.ts';
import { channelsQuery } from '../chat.api.ts';
import { closeChat, showChat } from '../chat.store.ts';
import { PanelHead } from '../panel-head.tsx';
import { ChannelRow } from './channel-row.tsx';
import { useDelayed } from './use-delayed.ts';

const SEARCH_DELAY_MS = 250;

/** The member's conversations, the liveliest first, found by name. */
export function ChannelList({ userId }: { readonly userId: string }) {
  const t = useChatT();
  const [words, setWords] = useState('');
  const asked = useDelayed(words.trim(), SEARCH_DELAY_MS);
  const { data, isPending, isError, refetch, isFetching } = useQuery({ ...channelsQuery(asked), placeholderData: keepPreviousData });
  const isEmpty = data?.items.length === 0;

  return (
    <>
      <PanelHead title={t('chat.title')} />
      <div css={styles.search}>
        <TextField
          label={t('chat.search')}
          hideLabel
          placeholder={t('chat.search')}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </div>
      <div css={styles.body}>
        {isPending && <Loading />}
        {isError && data === undefined && (
          <FailedState level={3} css={styles.state} title={t('chat.list.failed')} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {isEmpty && asked !== '' && <EmptyState level={3} title={t('chat.search.none')} text={t('chat.search.none.text')} />}
        {isEmpty && asked === '' && (
          <EmptyState
            level={3}
            title={t('chat.empty')}
            text={t('chat.empty.text')}
            actions={
              <Link css={buttonStyles({ variant: 'secondary' })} to="/designers" onClick={closeChat}>
                {t('chat.empty.link')}
              </Link>
            }
          />
        )}
        {data !== undefined && !isEmpty && (
          <ul css={styles.list}>
            {data.items.map((channel) => (
              <li key={channel.id}>
                <ChannelRow channel={channel} userId={userId} onOpen={() => showChat(channel.name)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Loading() {
  return (
    <SkeletonRegion css={styles.loading}>
      {[60, 45, 70, 50].map((width) => (
        <span key={width} css={styles.loadingRow}>
          <Skeleton width="2.75rem" height="2.75rem" />
          <span css={styles.loadingWords}>
            <Skeleton width={`${width}%`} />
            <Skeleton width="85%" />
          </span>
        </span>
      ))}
    </SkeletonRegion>
  );
}

const styles = {
  search: css({ padding: `${space[3]} ${space[4]}`, borderBlockEnd: `1px solid ${color.line}` }),
  body: css({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }),
  list: css({ listStyle: 'none' }),
  state: css({ margin: space[4] }),
  loading: css({ display: 'grid', gap: space[4], padding: space[4] }),
  loadingRow: css({ display: 'flex', gap: space[3], alignItems: 'center' }),
  loadingWords: css({ flex: 1, display: 'grid', gap: space[2] }),
};
