import { useSyncExternalStore } from 'react';
import { X_RAY_MARK } from './x-ray.ts';

/** Whether the shell's developer tools are open, whoever opened them. Never on a server. */
export function useIsXRayOpen(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.documentElement.hasAttribute(X_RAY_MARK),
    () => false,
  );
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [X_RAY_MARK] });
  return () => observer.disconnect();
}
