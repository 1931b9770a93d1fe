import type { Channel } from '@orime/contracts/api/talk/channel';
import { useChatStore } from './chat.store.ts';

/** Whether anybody else of the channel has a page open, as far as was heard. */
export function useIsOnline({ members }: Channel, userId: string): boolean {
  return useChatStore(({ online }) => members.some(({ id, online: wasOnline }) => id !== userId && (online[id] ?? wasOnline)));
}
