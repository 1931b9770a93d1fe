import type { Message } from '@orime/contracts/api/talk/message';
import { isApiError } from '@orime/platform';
import { RefusedError, valueOf, type Realtime } from '../../realtime/realtime.ts';
import { postMessage } from '../chat.api.ts';
import { dropOutgoing, markOutgoing, putOutgoing, useChatStore, type Outgoing } from '../chat.store.ts';

/** How soon a message that met no network is tried again, besides every new connection. */
const RETRY_MS = 5_000;

export interface Outbox {
  send(channel: string, text: string): void;
  retry(clientId: string): void;
  /** Tries what waits, in the order in which it was said. */
  flush(): void;
  close(): void;
}

/**
 * Says what was written, once, whatever the network does: a message keeps its client id through every attempt, and
 * stays on the page until the server has it or refuses it for good.
 */
export function createOutbox(realtime: Realtime, onSent: (message: Message) => void): Outbox {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = { isBusy: false, isClosed: false };

  async function work(): Promise<void> {
    if (state.isBusy) return;
    state.isBusy = true;
    try {
      for (let next = findWaiting(); next !== undefined && !state.isClosed; next = findWaiting()) {
        const waitMs = await deliver(next);
        if (waitMs === undefined) continue;
        clearTimeout(timer);
        timer = setTimeout(() => void work(), waitMs);
        return;
      }
    } finally {
      state.isBusy = false;
    }
  }

  /** Undefined when the message is settled, otherwise how long to wait before the next attempt. */
  async function deliver({ clientId, channel, text }: Outgoing): Promise<number | undefined> {
    try {
      const input = { channel, text, clientId };
      const message = realtime.isConnected() ? valueOf(await realtime.ask('message', input)) : await postMessage(input);
      if (!state.isClosed) onSent(message);
      dropOutgoing(clientId);
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) return RETRY_MS;
      if (refusal.code === 'rate_limited') return (refusal.retryAfterSeconds ?? 5) * 1000;
      markOutgoing(clientId, 'failed');
      return undefined;
    }
  }

  return {
    send(channel, text) {
      putOutgoing({ clientId: newClientId(), channel, text, createdAt: new Date().toISOString(), status: 'waiting' });
      void work();
    },
    retry(clientId) {
      markOutgoing(clientId, 'waiting');
      void work();
    },
    flush: () => {
      clearTimeout(timer);
      void work();
    },
    close() {
      state.isClosed = true;
      clearTimeout(timer);
    },
  };
}

function findWaiting(): Outgoing | undefined {
  return useChatStore.getState().outbox.find(({ status }) => status === 'waiting');
}

/** What the server said; undefined when it did not get to say anything, or is in trouble itself. */
function refusalOf(error: unknown): { readonly code: string; readonly retryAfterSeconds: number | undefined } | undefined {
  if (error instanceof RefusedError) return error.code === 'internal' ? undefined : error;
  if (!isApiError(error) || error.status === 0 || error.status >= 500) return undefined;
  return { code: error.code, retryAfterSeconds: undefined };
}

/** `crypto.randomUUID` is missing on plain-http origins other than localhost. */
function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
