import type { Channel, ChannelInput, listChannels, readChannel } from '@orime/contracts/api/talk/channel';
import type { Message, MessageHistory, MessageInput } from '@orime/contracts/api/talk/message';
import type { Answer } from '@orime/contracts/schemas';
import { api, queryOptions } from '@orime/platform';

export type ChannelList = Answer<typeof listChannels>;

/** More than anybody talks in at a time; older ones are found by searching. */
const LIST_LENGTH = 50;
const PAGE_LENGTH = 30;
/** Belongs to one person: never kept, and never asked again in the moment of signing out. */
const personal = { keep: false, once: true } as const;

export function channelsQuery(q = '') {
  return queryOptions({
    queryKey: ['channel', 'mine', q] as const,
    queryFn: ({ signal }) => api.get<ChannelList>(`/api/channel/mine?limit=${LIST_LENGTH}&q=${encodeURIComponent(q)}`, { signal }),
    // Told of every change as long as the connection stands.
    staleTime: Number.POSITIVE_INFINITY,
    meta: personal,
  });
}

export const historyKey = (channel: string) => ['message', channel] as const;

/** The newest page first; each next one goes further back. */
export function historyQuery(channel: string) {
  return {
    queryKey: historyKey(channel),
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      api.get<MessageHistory>(`/api/message/${channel}?limit=${PAGE_LENGTH}${pageParam === null ? '' : `&before=${pageParam}`}`, {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: MessageHistory) => (page.hasMore ? (page.messages[0]?.id ?? null) : null),
    staleTime: Number.POSITIVE_INFINITY,
    meta: personal,
  };
}

export function openChannel(input: ChannelInput): Promise<Channel> {
  return api.post<Channel>('/api/channel', input);
}

export function postMessage(input: MessageInput): Promise<Message> {
  return api.post<Message>('/api/message', input);
}

export function postRead(channel: string, seq: number): Promise<Answer<typeof readChannel>> {
  return api.post<Answer<typeof readChannel>>(`/api/channel/read/${channel}`, { seq });
}

export function postReport(channel: string, reason: string): Promise<unknown> {
  return api.post(`/api/channel/report/${channel}`, { reason });
}
