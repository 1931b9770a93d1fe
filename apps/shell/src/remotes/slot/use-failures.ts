import { useState } from 'react';

export interface Failures {
  readonly has: (id: string) => boolean;
  readonly add: (id: string) => void;
  readonly forget: (id: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** What has failed while the slot showed one subject. Another subject is a new try. */
export function useFailures(subject: string): Failures {
  const [state, setState] = useState({ subject, ids: NONE });
  const idsAt = (now: typeof state): ReadonlySet<string> => (now.subject === subject ? now.ids : NONE);
  return {
    has: (id) => idsAt(state).has(id),
    add: (id) => setState((now) => (idsAt(now).has(id) ? now : { subject, ids: new Set([...idsAt(now), id]) })),
    forget: (id) => setState((now) => ({ subject, ids: new Set([...idsAt(now)].filter((other) => other !== id)) })),
  };
}
