import { isApiError } from '@orime/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRepeatKey } from './repeat-key.ts';

/** `waiting`: offline, it goes out when the connection is back. `sent`: done, and nothing was changed since. */
export type SendStatus = 'idle' | 'sending' | 'waiting' | 'sent';

/**
 * Runs one send at a time. A second press is ignored while one is under way or what was sent has not changed; a send that
 * fails for want of a connection is repeated, under the same key, when the browser is online again.
 *
 * `keyFor` gives the idempotency key of a body: the same until a send succeeds, so that a repeat after a lost answer does nothing
 * twice, and another once the body changed, since the API refuses another body under a key it knows.
 */
export function useSending() {
  const [status, setStatus] = useState<SendStatus>('idle');
  const [failure, setFailure] = useState<unknown>();
  // State is known at the next render only; the second press of a double press comes before it.
  const isBusy = useRef(false);
  const [repeatKey] = useState(createRepeatKey);
  const pending = useRef<() => Promise<void>>(undefined);

  async function run(work: (keyFor: (body: unknown) => string) => Promise<'sent' | 'refused'>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    pending.current = undefined;
    setStatus('sending');
    setFailure(undefined);
    try {
      const outcome = await work(repeatKey.of);
      if (outcome === 'sent') repeatKey.forget();
      setStatus(outcome === 'sent' ? 'sent' : 'idle');
    } catch (error) {
      const isOffline = isApiError(error) && error.status === 0 && !navigator.onLine;
      pending.current = isOffline ? () => run(work) : undefined;
      setFailure(error);
      setStatus(isOffline ? 'waiting' : 'idle');
    } finally {
      isBusy.current = false;
    }
  }

  const resume = useEffectEvent(() => void pending.current?.());
  // Synchronises with the browser's connection while something waits for it.
  useEffect(() => {
    if (status !== 'waiting') return undefined;
    const handleOnline = (): void => resume();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [status]);

  return {
    status,
    failure,
    run,
    /** Gives up what waits for a connection. */
    stopWaiting(): void {
      pending.current = undefined;
      setStatus('idle');
    },
    /** Something was changed, or the form starts over. */
    settle(): void {
      if (pending.current !== undefined) return;
      setStatus((now) => (now === 'sent' ? 'idle' : now));
      setFailure(undefined);
    },
  };
}
