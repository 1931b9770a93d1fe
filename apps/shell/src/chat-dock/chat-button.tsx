import { useQuery } from '@orime/platform';
import { IconButton, VisuallyHidden, color, css } from '@orime/ui';
import { MessageCircle } from '@orime/ui/icons';
import { useRealtimeStore } from '../realtime/realtime.store.ts';
import { CHAT_BUTTON_ID } from './chat-button-id.ts';
import { channelsQuery } from './chat.api.ts';
import { closeChat, showChat, useChatStore } from './chat.store.ts';
import { useChatT } from './chat-texts.ts';

/** Opens and closes the dock; the number of unread messages stands on it and is announced when it rises. */
export function ChatButton() {
  const t = useChatT();
  const isOpen = useChatStore((state) => state.isOpen);
  const current = useChatStore((state) => state.current);
  const isStarted = useRealtimeStore((state) => state.status !== 'off');
  const { data: unread = 0 } = useQuery({ ...channelsQuery(), enabled: isStarted, select: (list) => list.unread });
  return (
    <span css={styles.root}>
      <IconButton id={CHAT_BUTTON_ID} label={t('chat.open')} aria-describedby="chat-count" aria-expanded={isOpen} onClick={() => (isOpen ? closeChat() : showChat(current))}>
        <MessageCircle size={21} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {unread > 0 && (
        <span css={styles.count} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <VisuallyHidden id="chat-count" aria-live="polite">
        {t('chat.unread', { count: unread })}
      </VisuallyHidden>
    </span>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'inline-flex' }),
  count: css({
    position: 'absolute',
    insetBlockStart: '0.25rem',
    insetInlineEnd: '0.125rem',
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.125rem',
    height: '1.125rem',
    paddingInline: '0.25rem',
    borderRadius: '999px',
    background: color.accent,
    color: color.onAccent,
    fontSize: '0.6875rem',
    fontWeight: 600,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  }),
};
