import { type ConversationSource, conversations } from '../../content/conversations.ts';
import { userId } from '../people/people.ts';
import type { World } from '../world/world.ts';
import type { ChannelRow, MessageRow } from './conversation-rows.ts';

export function buildChannels(world: World): ChannelRow[] {
  return conversations.map((source) => channelRow(world, source));
}

function channelRow(world: World, source: ConversationSource): ChannelRow {
  const { key, kind, title = '', people } = source;
  const id = world.id('chn', key);
  const ids = people.map((email) => userId(world, email));
  const messages = source.lines.map((line, index) => messageRow(world, source, line, index + 1));
  const unread = new Map(source.unread);
  return {
    id,
    name: `${kind}-${id.slice(4).toLowerCase()}`,
    kind,
    ref: kind === 'direct' ? ids.toSorted().join(':') : `${ids[0] ?? ''}:${key}`,
    title,
    createdBy: ids[source.lines[0]?.[0] ?? 0] ?? '',
    lastSeq: messages.length,
    lastMessageAt: messages.at(-1)?.createdAt ?? world.daysAgo(source.daysAgo),
    createdAt: messages[0]?.createdAt ?? world.daysAgo(source.daysAgo),
    members: ids.map((memberId, index) => ({ userId: memberId, lastReadSeq: messages.length - (unread.get(index) ?? 0) })),
    messages,
  };
}

function messageRow(
  world: World,
  { key, people, daysAgo }: ConversationSource,
  [person, hoursBefore, text]: ConversationSource['lines'][number],
  seq: number,
): MessageRow {
  return {
    id: world.id('msg', `${key}/${seq}`),
    seq,
    senderId: userId(world, people[person] ?? ''),
    text,
    clientId: `demo-${key}-${seq}`,
    createdAt: world.daysAgo(daysAgo + hoursBefore / 24),
  };
}
