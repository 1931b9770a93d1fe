import { useFormat } from '@orime/platform';
import { VisuallyHidden } from '@orime/ui';
import { useChatT } from '../../chat-dock/chat-texts.ts';
import { CountBadge } from '../header/count-badge.tsx';
import { useNotificationT } from '../notifications/notification-texts.ts';
import { useMemberNews } from './use-member-news.ts';

/** Unread notifications and messages together, on the account button of a phone; its description says how many of each. */
export function MemberBadge({ id }: { readonly id: string }) {
  const tNotification = useNotificationT();
  const tChat = useChatT();
  const format = useFormat();
  const { notifications, messages } = useMemberNews();
  return (
    <>
      <CountBadge count={notifications + messages} />
      <VisuallyHidden id={id}>
        {format.list([tNotification('notification.unread', { count: notifications }), tChat('chat.unread', { count: messages })])}
      </VisuallyHidden>
    </>
  );
}
