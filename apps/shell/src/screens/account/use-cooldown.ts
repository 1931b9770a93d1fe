import { useCallback, useSyncExternalStore } from 'react';

/** The api sends one mail a minute to an address. */
const COOLDOWN_MS = 60_000;

const watchers = new Set<() => void>();

/** Seconds until a mail of a kind may be asked for again, 0 when it may. The wait outlives the page: asking for a mail may load it anew. */
export function useCooldown(kind: 'verification' | 'reset'): { readonly secondsLeft: number; readonly start: () => void } {
  const key = `orime_mail_wait_${kind}`;
  const read = useCallback(() => Math.max(0, Math.ceil((Number(sessionStorage.getItem(key)) - Date.now()) / 1000)), [key]);
  const secondsLeft = useSyncExternalStore(watch, read, () => 0);
  return {
    secondsLeft,
    start: () => {
      sessionStorage.setItem(key, String(Date.now() + COOLDOWN_MS));
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
