import { useLocation } from '@orime/platform';
import { Button, css } from '@orime/ui';
import { Bell, MessageCircle } from '@orime/ui/icons';
import { useChatT } from '../../chat-dock/chat-texts.ts';
import { useChatStore, showChat } from '../../chat-dock/chat.store.ts';
import { CountBadge } from '../header/count-badge.tsx';
import { useNotificationT } from '../notifications/notification-texts.ts';
import { showNotifications } from '../notifications/notifications.store.ts';
import { useMemberNews } from './use-member-news.ts';

/** Notifications and messages, which a phone's header has no room for. */
export function MemberRows({ onClose }: { readonly onClose: () => void }) {
  const tChat = useChatT();
  const tNotification = useNotificationT();
  const { key } = useLocation();
  const current = useChatStore((state) => state.current);
  const { notifications, messages } = useMemberNews();
  const rows = [
    {
      Icon: Bell,
      label: tNotification('notification.title'),
      description: tNotification('notification.unread', { count: notifications }),
      count: notifications,
      open: () => showNotifications(key),
    },
    {
      Icon: MessageCircle,
      label: tChat('chat.open'),
      description: tChat('chat.unread', { count: messages }),
      count: messages,
      open: () => showChat(current),
    },
  ];
  return (
    <div css={styles.root}>
      {rows.map(({ Icon, label, description, count, open }) => (
        <span key={label} css={styles.cell}>
          <Button
            css={styles.button}
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={label}
            aria-description={description}
            onClick={() => {
              onClose();
              open();
            }}
          >
            <Icon size={18} strokeWidth={1.5} aria-hidden />
            {label}
          </Button>
          <CountBadge count={count} />
        </span>
      ))}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.75rem' }),
  cell: css({ position: 'relative', display: 'grid' }),
  button: css({ width: '100%' }),
};
