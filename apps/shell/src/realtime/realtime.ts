import { SOCKET_PATH } from '@orime/contracts';
import type { ClientEvents, ServerEvent, ServerEvents, SocketAnswer } from '@orime/contracts/api/talk/socket';
import { TOKEN_KEY } from '@orime/platform/host';
import type { Platform } from '@orime/platform/host';
import { io, type Socket } from 'socket.io-client';
import { setRealtimeStatus } from './realtime.store.ts';

type Listeners = { [Event in ServerEvent]: (data: ServerEvents[Event]) => void };
type Question = 'join' | 'leave' | 'message';
type Answered<Event extends Question> = Parameters<Parameters<ClientEvents[Event]>[1]>[0];

export interface Realtime {
  on<Event extends ServerEvent>(event: Event, handler: (data: ServerEvents[Event]) => void): () => void;
  /** Called on every connection, the first and those after a break: what was missed can be read then. */
  onConnect(handler: () => void): () => void;
  /** Sends and waits for the answer. Rejects when there is no connection, or no answer in time. */
  ask<Event extends Question>(event: Event, input: Parameters<ClientEvents[Event]>[0]): Promise<Answered<Event>>;
  /** Sends what is worth nothing later: lost without a connection. */
  say(event: 'typing' | 'stop_typing', input: { readonly channel: string }): void;
  isConnected(): boolean;
  close(): void;
}

const ANSWER_TIMEOUT_MS = 10_000;
/** After the server ended or refused the connection: the token may be renewed meanwhile. */
const RETRY_REFUSED_MS = 15_000;

/**
 * The page's one connection to the server, for as long as somebody is signed in. It comes back by itself after a break,
 * each time with the token of that moment.
 */
export function openRealtime(platform: Platform): Realtime {
  const socket: Socket<Listeners, ClientEvents> = io({
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnectionDelayMax: 15_000,
    auth: (answer) => answer({ token: platform.tokens?.getItem(TOKEN_KEY) ?? '' }),
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  const connectLater = (): void => {
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), RETRY_REFUSED_MS);
  };

  socket.on('connect', () => setRealtimeStatus('online'));
  socket.on('disconnect', (reason) => {
    setRealtimeStatus('offline');
    // The library comes back from a lost connection by itself, but not when the server said goodbye.
    if (reason === 'io server disconnect') connectLater();
  });
  socket.on('connect_error', () => {
    setRealtimeStatus('offline');
    if (!socket.active) connectLater();
  });
  const comeBack = (): void => void (socket.connected || socket.connect());
  window.addEventListener('online', comeBack);
  setRealtimeStatus('connecting');

  return {
    on(event, handler) {
      // Each event has its own data; TypeScript does not see that the pair fits through the generic.
      const loose = socket as unknown as { on(event: string, handler: unknown): void; off(event: string, handler: unknown): void };
      loose.on(event, handler);
      return () => loose.off(event, handler);
    },
    onConnect(handler) {
      socket.on('connect', handler);
      if (socket.connected) handler();
      return () => void socket.off('connect', handler);
    },
    async ask(event, input) {
      if (!socket.connected) throw new Error('There is no connection.');
      const loose = socket.timeout(ANSWER_TIMEOUT_MS) as unknown as { emitWithAck(event: string, input: unknown): Promise<never> };
      return loose.emitWithAck(event, input);
    },
    say: (event, input) => void (socket.connected && socket.emit(event, input)),
    isConnected: () => socket.connected,
    close() {
      clearTimeout(retry);
      window.removeEventListener('online', comeBack);
      socket.disconnect();
      setRealtimeStatus('off');
    },
  };
}

/** The value of an answer, or a refusal as an error with its code. */
export function valueOf<Value>(answer: SocketAnswer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new RefusedError(answer.error.code, answer.error.retryAfterSeconds);
}

export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, retryAfterSeconds: number | undefined) {
    super(`refused: ${code}`);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
