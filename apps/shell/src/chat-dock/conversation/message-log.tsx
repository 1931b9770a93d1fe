import type { Message } from '@orime/contracts/api/talk/message';
import { useShallow } from '@orime/platform';
import { Button, color, css, font, space } from '@orime/ui';
import { useChatT } from '../chat-texts.ts';
import { useChatStore } from '../chat.store.ts';
import { groupMessages } from './group-messages.ts';
import { MessageGroupView } from './message-group-view.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';
import { useLogScroll } from './use-log-scroll.ts';

export type MessageLogProps = {
  readonly channel: string;
  readonly userId: string;
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly newAfterSeq: number | null;
  readonly showsNames: boolean;
  readonly older: { readonly hasMore: boolean; readonly isLoading: boolean; readonly hasFailed: boolean; readonly load: () => void };
};

/** What was said, with days, and what is still on its way. Older pages come when one scrolls up to them. */
export function MessageLog({ channel, userId, messages, newAfterSeq, showsNames, older }: MessageLogProps) {
  const t = useChatT();
  const said = new Set(messages.map(({ clientId }) => clientId));
  const waiting = useChatStore(useShallow((state) => state.outbox.filter((one) => one.channel === channel && !said.has(one.clientId))));
  const { log, follow, hasMissed, toEnd } = useLogScroll({ firstId: messages[0]?.id, count: messages.length, ownCount: waiting.length });

  function handleScroll(): void {
    if (follow() && older.hasMore && !older.isLoading && !older.hasFailed) older.load();
  }

  return (
    <div css={styles.frame}>
      <div
        ref={log}
        css={styles.log}
        role="log"
        aria-label={t('chat.log')}
        aria-busy={older.isLoading}
        tabIndex={0}
        onScroll={handleScroll}
      >
        {older.hasMore && (
          <Button css={styles.older} size="sm" variant="secondary" busy={older.isLoading} onClick={older.load}>
            {t('chat.older')}
          </Button>
        )}
        {messages.length === 0 && waiting.length === 0 && <p css={styles.empty}>{t('chat.first')}</p>}
        {groupMessages(messages, newAfterSeq, userId).map((group) => (
          <MessageGroupView key={group.key} group={group} isOwn={group.sender.id === userId} showsName={showsNames} />
        ))}
        {waiting.map((message) => (
          <OutgoingMessage key={message.clientId} message={message} />
        ))}
      </div>
      {hasMissed && (
        <Button css={styles.jump} size="sm" onClick={toEnd}>
          {t('chat.newest')}
        </Button>
      )}
    </div>
  );
}

const styles = {
  frame: css({ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }),
  log: css({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    padding: space[4],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The position is kept by hand, the same in every browser.
    overflowAnchor: 'none',
    '&:focus-visible': { outlineOffset: '-3px' },
    // Few messages stand at the end, where one writes.
    '&::before': { content: '""', marginBlockStart: 'auto' },
  }),
  older: css({ alignSelf: 'center', flex: 'none', marginBlockEnd: space[2] }),
  empty: css({ marginBlock: 'auto', textAlign: 'center', fontSize: font.size.sm, color: color.muted }),
  jump: css({
    position: 'absolute',
    insetBlockEnd: space[2],
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    boxShadow: '0 0.25rem 1rem rgb(0 0 0 / 0.3)',
  }),
};
