import { useQuery } from '@orime/platform';
import { channelsQuery } from '../../chat-dock/chat.api.ts';
import { useRealtimeStore } from '../../realtime/realtime.store.ts';
import { unreadQuery } from '../notifications/notifications.api.ts';

/** What a member has not read yet. */
export function useMemberNews(): { readonly notifications: number; readonly messages: number } {
  const isStarted = useRealtimeStore((state) => state.status !== 'off');
  const { data: notifications = 0 } = useQuery(unreadQuery);
  const { data: messages = 0 } = useQuery({ ...channelsQuery(), enabled: isStarted, select: (list) => list.unread });
  return { notifications, messages };
}
