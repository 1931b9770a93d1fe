import type { Channel } from '@orime/contracts/api/talk/channel';
import type { Message, MessageHistory } from '@orime/contracts/api/talk/message';
import type { ReadMark } from '@orime/contracts/api/talk/socket';
import type { Platform } from '@orime/platform/host';
import { channelsQuery, historyKey, type ChannelList } from '../chat.api.ts';

type Queries = Platform['queries'];
interface Pages {
  readonly pages: readonly MessageHistory[];
  readonly pageParams: readonly unknown[];
}

/** Puts a message that was heard into what has been read already. Where something is missing before it, it is all read again. */
export function addMessage(queries: Queries, message: Message, userId: string): void {
  const key = historyKey(message.channel);
  const [newest, ...older] = queries.getQueryData<Pages>(key)?.pages ?? [];
  if (newest !== undefined) {
    const last = newest.messages.at(-1)?.seq ?? 0;
    if (message.seq === last + 1)
      queries.setQueryData<Pages>(
        key,
        (read) => read && { ...read, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] },
      );
    else if (message.seq > last) void queries.invalidateQueries({ queryKey: key });
  }
  const { queryKey } = channelsQuery();
  const list = queries.getQueryData<ChannelList>(queryKey);
  if (list === undefined) return;
  const channel = list.items.find(({ name }) => name === message.channel);
  if (channel === undefined) return void queries.invalidateQueries({ queryKey });
  const isOwn = message.sender.id === userId;
  const unread = isOwn ? 0 : Math.max(channel.unread, message.seq - channel.lastReadSeq);
  const lively: Channel = {
    ...channel,
    unread,
    lastReadSeq: isOwn ? Math.max(channel.lastReadSeq, message.seq) : channel.lastReadSeq,
    lastMessage: { senderId: message.sender.id, text: message.text.slice(0, 200), createdAt: message.createdAt },
    lastMessageAt: message.createdAt,
  };
  queries.setQueryData<ChannelList>(queryKey, {
    ...list,
    unread: Math.max(0, list.unread + unread - channel.unread),
    items: [lively, ...list.items.filter((one) => one !== channel)],
  });
}

export function applyRead(queries: Queries, { channel: name, lastReadSeq, unread }: ReadMark): void {
  queries.setQueryData<ChannelList>(channelsQuery().queryKey, (list) => {
    const channel = list?.items.find((one) => one.name === name);
    if (list === undefined || channel === undefined) return list;
    const items = list.items.map((one) =>
      one === channel ? { ...one, lastReadSeq: Math.max(one.lastReadSeq, lastReadSeq), unread } : one,
    );
    return { ...list, unread: Math.max(0, list.unread + unread - channel.unread), items };
  });
}

/** A channel that was just opened stands in the list at once. */
export function addChannel(queries: Queries, channel: Channel): void {
  queries.setQueryData<ChannelList>(channelsQuery().queryKey, (list) =>
    list === undefined || list.items.some(({ id }) => id === channel.id)
      ? list
      : { ...list, total: list.total + 1, items: [channel, ...list.items] },
  );
}

/** After a break anything may have happened: what is shown is read again. */
export function readAgain(queries: Queries): void {
  void queries.invalidateQueries({ queryKey: ['channel'] });
  void queries.invalidateQueries({ queryKey: ['message'] });
}

export function forgetConversations(queries: Queries): void {
  queries.removeQueries({ queryKey: ['channel'] });
  queries.removeQueries({ queryKey: ['message'] });
}
