import { useInfiniteQuery, useQuery } from '@orime/platform';
import { FailedState, IconButton, color, css, font, space } from '@orime/ui';
import { Flag } from '@orime/ui/icons';
import { useEffect, useState } from 'react';
import { useRealtimeStore } from '../../realtime/realtime.store.ts';
import { useChat } from '../chat-context.tsx';
import { useChatT } from '../chat-texts.ts';
import { channelsQuery, historyQuery } from '../chat.api.ts';
import { showChat } from '../chat.store.ts';
import { PanelHead } from '../panel-head.tsx';
import { useChannelTitle } from '../use-channel-title.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { MessageSkeletons } from './message-skeletons.tsx';
import { PresenceNote } from './presence-note.tsx';
import { ReportForm } from './report-form.tsx';
import { TypingLine } from './typing-line.tsx';
import { useReadMark } from './use-read-mark.ts';

/** One conversation: its history, what is being typed, and the place to write. */
export function Conversation({ name, userId }: { readonly name: string; readonly userId: string }) {
  const t = useChatT();
  const chat = useChat();
  const title = useChannelTitle(userId);
  const isOffline = useRealtimeStore((state) => state.status === 'offline');
  const [isReporting, setReporting] = useState(false);
  const { data: list } = useQuery(channelsQuery());
  const channel = list?.items.find((one) => one.name === name);
  const history = useInfiniteQuery(historyQuery(name));
  const messages = history.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const others = messages.find(({ sender }) => sender.id !== userId);
  const heading = channel ? title.of(channel) : others ? title.ofMember(others.sender) : t('chat.title');
  const newAfterSeq = useReadMark(channel, messages.at(-1)?.seq);

  // Synchronises the server's knowledge of where this page is: it tells typing to those who are there.
  useEffect(() => chat.join(name), [chat, name]);

  return (
    <>
      <PanelHead
        title={heading}
        note={channel && <PresenceNote channel={channel} userId={userId} />}
        onBack={() => showChat(null)}
        tools={
          <IconButton label={t('chat.report')} aria-expanded={isReporting} onClick={() => setReporting(!isReporting)}>
            <Flag size={18} strokeWidth={1.5} aria-hidden />
          </IconButton>
        }
      />
      {isReporting && <ReportForm channel={name} onDone={() => setReporting(false)} />}
      {history.isPending && <MessageSkeletons />}
      {history.isError && history.data === undefined && (
        <FailedState
          level={3}
          css={styles.failed}
          title={t('chat.history.failed')}
          text={t('chat.history.failed.text')}
          busy={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.data && (
        <MessageLog
          channel={name}
          userId={userId}
          messages={messages}
          newAfterSeq={newAfterSeq}
          showsNames={(channel?.members.length ?? 2) > 2}
          older={{
            hasMore: history.hasNextPage,
            isLoading: history.isFetchingNextPage,
            hasFailed: history.isFetchNextPageError,
            load: () => void history.fetchNextPage(),
          }}
        />
      )}
      <TypingLine channel={name} members={channel?.members ?? []} userId={userId} />
      {isOffline && (
        <p css={styles.offline} role="status">
          {t('chat.offline')}
        </p>
      )}
      {history.data && <Composer channel={name} to={heading} />}
    </>
  );
}

const styles = {
  failed: css({ margin: space[4], flex: 1 }),
  offline: css({
    padding: `${space[1]} ${space[4]}`,
    fontSize: font.size.sm,
    borderBlockStart: `1px solid ${color.line}`,
    background: color.surface,
    color: color.warning,
  }),
};
