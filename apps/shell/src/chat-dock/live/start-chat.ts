import type { ChatTarget } from '@orime/contracts';
import type { ChannelInput } from '@orime/contracts/api/talk/channel';
import type { Platform } from '@orime/platform/host';
import { rereadNotifications } from '../../chrome/notifications/notifications.api.ts';
import { openRealtime, valueOf, type Realtime } from '../../realtime/realtime.ts';
import { openChannel } from '../chat.api.ts';
import { forgetChat, setOnline, setTypers, showChat } from '../chat.store.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { addChannel, addMessage, applyRead, forgetConversations, readAgain } from './patch-queries.ts';

export interface Chat {
  readonly realtime: Realtime;
  readonly outbox: Outbox;
  /** Makes or finds the channel and shows it. Gives its name; null for the list. */
  open(target: ChatTarget): Promise<string | null>;
  /** Tells the server that a channel is shown, now and after every break. Returns the way out. */
  join(channel: string): () => void;
  close(): void;
}

/** Everything that goes on while a member is signed in: the connection, what is heard on it, and what waits to be said. */
export function startChat(platform: Platform, userId: string): Chat {
  const { queries } = platform;
  const realtime = openRealtime(platform);
  const outbox = createOutbox(realtime, (message) => addMessage(queries, message, userId));
  let connections = 0;

  realtime.on('message', (message) => addMessage(queries, message, userId));
  realtime.on('typers', ({ channel, typers }) => setTypers(channel, typers));
  realtime.on('presence', ({ userId: person, online }) => setOnline({ [person]: online }));
  realtime.on('read', (mark) => applyRead(queries, mark));
  // The bell has no connection of its own: what it shows is read again when the server says so.
  realtime.on('notification', () => void rereadNotifications(queries));
  realtime.onConnect(() => {
    connections += 1;
    if (connections > 1) readAgain(queries);
    // Also the first time: something may have happened between the page's first look and now.
    void rereadNotifications(queries);
    outbox.flush();
  });

  async function open(target: ChatTarget): Promise<string | null> {
    if ('channel' in target) {
      showChat(target.channel);
      return target.channel;
    }
    const wanted = channelFor(target);
    if (wanted === undefined) {
      showChat(null);
      return null;
    }
    const channel = await openChannel(wanted);
    addChannel(queries, channel);
    showChat(channel.name);
    return channel.name;
  }

  async function enter(channel: string): Promise<void> {
    const { typers, online } = valueOf(await realtime.ask('join', { channel }));
    setTypers(channel, typers);
    setOnline(Object.fromEntries(online.map((id) => [id, true])));
  }

  function join(channel: string): () => void {
    // What cannot be joined now is joined after the break; what may not be joined has its history refused, which is shown.
    const stop = realtime.onConnect(() => void enter(channel).catch(() => undefined));
    return () => {
      stop();
      setTypers(channel, []);
      realtime.ask('leave', { channel }).catch(() => undefined);
    };
  }

  return {
    realtime,
    outbox,
    open,
    join,
    close() {
      outbox.close();
      realtime.close();
      forgetChat();
      forgetConversations(queries);
    },
  };
}

/** Undefined for the list of all conversations. */
function channelFor(target: ChatTarget): ChannelInput | undefined {
  if ('profileId' in target) return { kind: 'direct', members: [target.profileId] };
  if ('userId' in target) return { kind: 'direct', members: [target.userId] };
  return 'orderId' in target ? { kind: 'order', ref: target.orderId } : undefined;
}
