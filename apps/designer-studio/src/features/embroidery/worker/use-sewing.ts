import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Shape } from '../stitch/shape.ts';
import { askWorker } from './ask-worker.ts';
import type { Sewing } from './questions.ts';

export type SewingState =
  | { readonly status: 'sewing'; readonly sewing: Sewing | undefined }
  | { readonly status: 'ready'; readonly sewing: Sewing }
  | { readonly status: 'failed'; readonly sewing: Sewing | undefined; readonly retry: () => void };

/** The pause after a change before stitches are planned anew. */
const PAUSE_MS = 120;

type Done = { readonly shapes: readonly Shape[]; readonly sewing: Sewing | undefined; readonly isFailed: boolean };

/** The stitches of the shapes. While new ones are planned the last ones stay. */
export function useSewing(shapes: readonly Shape[]): SewingState {
  const [done, setDone] = useState<Done>();
  const latest = useRef(shapes);
  const plan = (wanted: readonly Shape[]): void => {
    const finish = (sewing: Sewing | undefined): void => {
      // Answers for earlier shapes are dropped.
      if (latest.current === wanted)
        setDone((before) => ({ shapes: wanted, sewing: sewing ?? before?.sewing, isFailed: sewing === undefined }));
    };
    askWorker('sew', wanted).then(finish, () => finish(undefined));
  };
  const planLatest = useEffectEvent(plan);
  // Follows the shapes: the worker is asked once they rest.
  useEffect(() => {
    latest.current = shapes;
    const timer = setTimeout(() => planLatest(shapes), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [shapes]);
  if (done === undefined || done.shapes !== shapes) return { status: 'sewing', sewing: done?.sewing };
  if (done.isFailed || done.sewing === undefined) return { status: 'failed', sewing: done.sewing, retry: () => plan(shapes) };
  return { status: 'ready', sewing: done.sewing };
}
