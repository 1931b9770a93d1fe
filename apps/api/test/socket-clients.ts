import { afterAll } from '@jest/globals';
import { SOCKET_PATH } from '@orime/contracts';
import type { ClientEvents, ServerEvent, ServerEvents, SocketAnswer } from '@orime/contracts/api/talk/socket';
import { io, type Socket } from 'socket.io-client';

type Listeners = { [Event in ServerEvent]: (data: ServerEvents[Event]) => void };

export interface SocketClient {
  readonly socket: Socket<Listeners, ClientEvents>;
  /** Everything the server told this page so far. */
  readonly heard: readonly { readonly event: string; readonly data: unknown }[];
  /** Sends anything at all, and waits for the answer. */
  ask<Value = unknown>(event: string, input?: unknown): Promise<SocketAnswer<Value>>;
  say(event: string, ...input: unknown[]): void;
  /** The first thing told, now or later, that fits. */
  hear<Event extends ServerEvent>(event: Event, fits?: (data: ServerEvents[Event]) => boolean): Promise<ServerEvents[Event]>;
}

const open: Socket<Listeners, ClientEvents>[] = [];
afterAll(() => open.forEach((socket) => socket.disconnect()));

/** A page's connection, once it stands. Rejects with the server's reason. */
export async function connectSocket(origin: string, token: unknown): Promise<SocketClient> {
  const socket: Socket<Listeners, ClientEvents> = io(origin, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  });
  open.push(socket);
  const heard: { event: string; data: unknown }[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((event: string, data: unknown) => {
    heard.push({ event, data });
    waiting.forEach((look) => look());
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  // Tests send what types forbid.
  const loose = socket as unknown as { emit(event: string, ...args: unknown[]): void };
  return {
    socket,
    heard,
    ask: (event, input) => new Promise((resolve) => loose.emit(event, input, resolve)),
    say: (event, ...input) => loose.emit(event, ...input),
    hear: (event, fits = () => true) =>
      new Promise((resolve) => {
        const look = (): void => {
          // What is heard under a name has the name's type.
          const found = heard.find((one) => one.event === event && fits(one.data as never));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found.data as never);
        };
        waiting.add(look);
        look();
      }),
  };
}
