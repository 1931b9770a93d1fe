import { useQuery } from '@orime/platform';
import { IconButton, VisuallyHidden } from '@orime/ui';
import { MessageCircle } from '@orime/ui/icons';
import { CountBadge, countedButton } from '../chrome/header/count-badge.tsx';
import { useRealtimeStore } from '../realtime/realtime.store.ts';
import { CHAT_BUTTON_ID } from './chat-button-id.ts';
import { useChatT } from './chat-texts.ts';
import { channelsQuery } from './chat.api.ts';
import { closeChat, showChat, useChatStore } from './chat.store.ts';

/** Opens and closes the dock; the number of unread messages stands on it and is announced when it rises. */
export function ChatButton() {
  const t = useChatT();
  const isOpen = useChatStore((state) => state.isOpen);
  const current = useChatStore((state) => state.current);
  const isStarted = useRealtimeStore((state) => state.status !== 'off');
  const { data: unread = 0 } = useQuery({ ...channelsQuery(), enabled: isStarted, select: (list) => list.unread });
  return (
    <span css={countedButton}>
      <IconButton
        id={CHAT_BUTTON_ID}
        label={t('chat.open')}
        aria-describedby="chat-count"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? closeChat() : showChat(current))}
      >
        <MessageCircle size={21} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <CountBadge count={unread} />
      <VisuallyHidden id="chat-count" aria-live="polite">
        {t('chat.unread', { count: unread })}
      </VisuallyHidden>
    </span>
  );
}
