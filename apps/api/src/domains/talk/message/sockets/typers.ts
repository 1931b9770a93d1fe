import { TYPING_LASTS_MS } from '@orime/contracts';
import type { FastifyInstance } from 'fastify';
import { channelRoom, type Io, type IoSocket, type TypingNews } from '../../../../house/sockets/socket-types.ts';
import { listMemberIdsByName } from '../../channel/index.ts';

export interface TypersKeeper {
  start(socket: IoSocket, channel: string, username: string): void;
  stop(socket: IoSocket, channel: string): void;
  /** The page is gone: so is its typing. */
  forget(socket: IoSocket): void;
  /** Names of those who type, without the asker. */
  of(channel: string, userId: string): readonly string[];
  close(): Promise<void>;
}

interface Typer {
  readonly username: string;
  readonly timer: NodeJS.Timeout;
}

/**
 * Who is typing where: in memory only, the same in every process because each tells the others, and over by itself
 * after a while, so that nobody types for ever because a process or a page died.
 */
export function createTypers(app: FastifyInstance, io: Io): TypersKeeper {
  const channels = new Map<string, Map<string, Typer>>();
  // One news after the other: the last one told is how it is.
  let telling: Promise<unknown> = Promise.resolve();

  function of(channel: string, userId: string): readonly string[] {
    return [...(channels.get(channel) ?? [])].filter(([id]) => id !== userId).map(([, { username }]) => username);
  }

  function apply({ channel, userId, username, isTyping }: TypingNews): void {
    const typers = channels.get(channel) ?? new Map<string, Typer>();
    const known = typers.get(userId);
    if (known === undefined && !isTyping) return;
    clearTimeout(known?.timer);
    typers.delete(userId);
    if (isTyping) {
      const timer = setTimeout(() => apply({ channel, userId, username, isTyping: false }), TYPING_LASTS_MS);
      timer.unref();
      typers.set(userId, { username, timer });
    }
    if (typers.size === 0) channels.delete(channel);
    else channels.set(channel, typers);
    if ((known !== undefined) === isTyping) return;
    const typing = [...typers];
    telling = telling
      .then(() => tell(channel, userId, typing))
      .catch((error: unknown) => app.log.warn({ err: error }, 'typing could not be told'));
  }

  /**
   * Everybody sees the others, as far as they are members now: who lost the place since joining is seen no more, hears no
   * more and leaves. The pages of other processes are told by those, which have heard the same.
   */
  async function tell(channel: string, actorId: string, typing: readonly (readonly [string, Typer])[]): Promise<void> {
    const room = channelRoom(channel);
    if (io.of('/').adapter.rooms.get(room) === undefined) return;
    const members = await listMemberIdsByName(app.db, channel);
    for (const id of io.of('/').adapter.rooms.get(room) ?? []) {
      const socket = io.of('/').sockets.get(id);
      if (socket === undefined) continue;
      const { userId } = socket.data.actor;
      if (!members.has(userId)) void socket.leave(room);
      else if (userId !== actorId)
        socket.emit('typers', {
          channel,
          typers: typing.filter(([one]) => one !== userId && members.has(one)).map(([, { username }]) => username),
        });
    }
  }

  function say(news: TypingNews): void {
    apply(news);
    io.serverSideEmit('typing', news);
  }
  io.on('typing', apply);

  function stop(socket: IoSocket, channel: string): void {
    const { userId } = socket.data.actor;
    const known = channels.get(channel)?.get(userId);
    if (known !== undefined) say({ channel, userId, username: known.username, isTyping: false });
  }

  return {
    start: (socket, channel, username) => say({ channel, userId: socket.data.actor.userId, username, isTyping: true }),
    stop,
    forget(socket) {
      for (const channel of channels.keys()) if (channels.get(channel)?.has(socket.data.actor.userId) === true) stop(socket, channel);
    },
    of,
    async close() {
      for (const typers of channels.values()) for (const { timer } of typers.values()) clearTimeout(timer);
      channels.clear();
      await telling;
    },
  };
}
