import { useCallback, useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();

/** Seconds until a mail of a kind may be asked for again, 0 when it may. `start` takes what the api answered. The wait outlives the page: asking for a mail may load it anew. */
export function useCooldown(kind: 'verification' | 'reset'): {
  readonly secondsLeft: number;
  readonly start: (retryAfterSeconds: number) => void;
} {
  const key = `orime_mail_wait_${kind}`;
  const read = useCallback(() => Math.max(0, Math.ceil((Number(sessionStorage.getItem(key)) - Date.now()) / 1000)), [key]);
  const secondsLeft = useSyncExternalStore(watch, read, () => 0);
  return {
    secondsLeft,
    start: (retryAfterSeconds) => {
      sessionStorage.setItem(key, String(Date.now() + retryAfterSeconds * 1000));
      for (const tell of watchers) tell();
    },
  };
}

/** Looks at the clock once a second, and when a wait begins. */
function watch(tell: () => void): () => void {
  watchers.add(tell);
  const timer = setInterval(tell, 1000);
  return () => {
    watchers.delete(tell);
    clearInterval(timer);
  };
}
