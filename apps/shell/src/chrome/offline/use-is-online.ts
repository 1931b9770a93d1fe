import { useSyncExternalStore } from 'react';

/** Of a document that the service worker had kept: neither network nor site gave a newer one. */
const KEPT = 'data-kept';

/** Whether the browser has a network, and this page came from it. The server, and a browser that cannot tell, say yes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !document.documentElement.hasAttribute(KEPT),
    () => true,
  );
}

function subscribe(notify: () => void): () => void {
  const handleOnline = (): void => {
    document.documentElement.removeAttribute(KEPT);
    notify();
  };
  window.addEventListener('online', handleOnline);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', handleOnline);
    window.removeEventListener('offline', notify);
  };
}
