import { act, screen, waitFor } from '@testing-library/react';
import type { EndpointKey } from './api/endpoints.ts';
import { fail, type ApiHandler, type ApiHandlers, type SentCall } from './api/handlers.ts';
import type { RenderedScreen } from './render-screen.tsx';

interface TroubledSend<Key extends EndpointKey> {
  /** The call that sends it, spelled as in the contracts. */
  readonly call: Key;
  /** Presses what sends it, twice in a row; opens and fills in what closed with a failure. */
  readonly send: () => Promise<void>;
  readonly answer: ApiHandler<Key>;
}

interface TroubledOutcome {
  /** Calls of a double press that the server refused. */
  readonly refused: number;
  /** Whether the page said so. */
  readonly isSaid: boolean;
  /** Calls that were answered once the connection was back. */
  readonly answered: number;
  /** Different idempotency keys of all these calls. */
  readonly keys: number;
}

/** What a form that is sent with an idempotency key should make of trouble. */
export const ONCE_BY_KEY: TroubledOutcome = { refused: 1, isSaid: true, answered: 1, keys: 1 };
/** The same, where repeating the call changes nothing by itself. */
export const ONCE: TroubledOutcome = { ...ONCE_BY_KEY, keys: 0 };

/** A moment in which a call that should not be made would have been. */
const MOMENT_MS = 60;
const SOON = { timeout: MOMENT_MS, interval: 5 };

/**
 * Sends a form of a rendered screen with a double press to a server in trouble, then without a connection, and lets the connection come
 * back: nothing may be sent twice, lost, or fail in silence. The screen is filled in before.
 */
export async function sendThroughTrouble<Key extends EndpointKey>(
  shown: RenderedScreen,
  { call, send, answer }: TroubledSend<Key>,
): Promise<TroubledOutcome> {
  const calls: SentCall[] = [];
  let refused = 0;
  let answered = 0;
  const use = (handle: ApiHandler<Key>): void => {
    const handler: ApiHandler<Key> = (sent) => {
      calls.push(sent);
      return handle(sent);
    };
    // The key is the handler's own.
    shown.api.use({ [call]: handler } as unknown as ApiHandlers);
  };

  // The refusal comes after the second press: a press after it would be another try.
  const pressed = Promise.withResolvers<void>();
  use(async () => {
    refused += 1;
    await pressed.promise;
    return fail({ status: 503, code: 'unavailable' });
  });
  await send();
  pressed.resolve();
  await waitFor(() => {
    if (refused === 0) throw new Error(`${call} was not sent`);
  });
  const isSaid = await waitFor(() => {
    if (!alerts().some(({ textContent }) => (textContent ?? '').trim() !== '')) throw new Error('nothing is said');
    return true;
  }).catch(() => false);

  use(() => {
    throw new TypeError('Failed to fetch');
  });
  let isOnline = false;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  try {
    await act(async () => void window.dispatchEvent(new Event('offline')));
    const before = calls.length;
    await send();
    // Forms try all the same, and have failed before the connection is back; mutations wait for it.
    await waitFor(() => {
      if (calls.length === before) throw new Error('not tried yet');
    }, SOON).catch(() => undefined);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    use((sent) => {
      answered += 1;
      return answer(sent);
    });
    isOnline = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => {
      if (answered === 0) throw new Error(`${call} was not sent again by itself`);
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, MOMENT_MS)));
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
  const keys = new Set(calls.flatMap(({ headers }) => headers.get('idempotency-key') ?? []));
  return { refused, isSaid, answered, keys: keys.size };
}

/** What interrupts a reader: alerts, and toasts of danger where the screen is shown with their region. */
function alerts(): readonly Element[] {
  return [...screen.queryAllByRole('alert'), ...document.querySelectorAll('[aria-live="assertive"]')];
}
