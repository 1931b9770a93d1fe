import { useLayoutEffect, useRef, useState } from 'react';
import { PenHolder, type PenState } from './pen-holder.ts';

/** The pen of an article while `wants` is true: without it one reads. */
export function usePen(articleId: string, wants: boolean) {
  const [state, setState] = useState<PenState>({ kind: 'asking' });
  const holder = useRef<PenHolder>(undefined);
  // Synchronises with the locks of the browser and the server, which answer while the editors are made.
  useLayoutEffect(() => {
    if (!wants) return undefined;
    const opened = new PenHolder(articleId, setState);
    holder.current = opened;
    void opened.take();
    return () => {
      opened.close();
      setState({ kind: 'asking' });
    };
  }, [articleId, wants]);
  const reader: PenState = { kind: 'reader' };
  return { pen: wants ? state : reader, take: (takeOver: boolean): void => void holder.current?.take(takeOver) };
}
