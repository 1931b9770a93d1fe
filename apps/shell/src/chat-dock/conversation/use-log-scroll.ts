import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Nearer than this to the end, the log goes on to show what comes. */
const AT_END_PX = 80;
/** Nearer than this to the beginning, the page before is fetched. */
const NEAR_START_PX = 160;

export interface LogScroll {
  readonly log: RefObject<HTMLDivElement | null>;
  /** Notes where one has scrolled to; true near the beginning. */
  readonly follow: () => boolean;
  /** Something new came while one was reading further up. */
  readonly hasMissed: boolean;
  readonly toEnd: () => void;
}

export interface LogContent {
  readonly firstId: string | undefined;
  readonly count: number;
  /** How many of one's own are on their way: writing leads to the end. */
  readonly ownCount: number;
}

/** Keeps the place: at the end while one is there, and on the same words when older ones come in above them. */
export function useLogScroll({ firstId, count, ownCount }: LogContent): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef<{ firstId: string | undefined; heightPx: number; count: number; ownCount: number }>({
    firstId: undefined,
    heightPx: 0,
    count: 0,
    ownCount: 0,
  });
  const [hasMissed, setMissed] = useState(false);

  // Synchronises the position with the content, before it is painted.
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    const was = before.current;
    const isOlder = was.firstId !== undefined && was.firstId !== firstId;
    if (ownCount > was.ownCount) isAtEnd.current = true;
    if (isOlder) element.scrollTop += element.scrollHeight - was.heightPx;
    else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else if (count > was.count) setMissed(true);
    before.current = { firstId, heightPx: element.scrollHeight, count, ownCount };
  }, [firstId, count, ownCount]);

  return {
    log,
    hasMissed,
    follow() {
      const element = log.current;
      if (element === null) return false;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < AT_END_PX;
      if (isAtEnd.current) setMissed(false);
      before.current = { ...before.current, heightPx: element.scrollHeight };
      return element.scrollTop < NEAR_START_PX;
    },
    toEnd() {
      setMissed(false);
      log.current?.scrollTo({ top: log.current.scrollHeight });
      log.current?.focus();
    },
  };
}
