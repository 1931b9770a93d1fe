import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Repeats what was held back. */
type Departure = { readonly go: () => unknown };

/**
 * Holds back what would leave the page while `isOn`, until the person has decided. The site's router has no blocker of its
 * own, so links are caught before it sees them, and a step in the history is taken back. Code that navigates by itself, such as a form
 * after its send, is not asked. Once there is nothing to lose any more, because the work was sent meanwhile, what was held back is followed.
 */
export function useLeaveGuard(isOn: boolean) {
  const [departure, setDeparture] = useState<Departure>();
  /** Set while a departure that was allowed is under way. */
  const isLeaving = useRef(false);
  const held = useRef<Departure>(undefined);
  const hold = useEffectEvent((next: Departure | undefined) => {
    held.current = next;
    setDeparture(next);
  });

  // Synchronises with the document's clicks, the history and the tab, while there is something to lose.
  useEffect(() => {
    if (!isOn) return undefined;
    const stops = [
      watchLinks((link) => !isLeaving.current && hold({ go: () => link.click() })),
      watchHistory((back) => !isLeaving.current && hold({ go: back })),
      watchTab(() => !isLeaving.current),
    ];
    return () => {
      for (const stop of stops) stop();
      isLeaving.current = false;
      const left = held.current;
      held.current = undefined;
      setDeparture(undefined);
      // After what else has changed is drawn.
      if (left !== undefined) setTimeout(left.go);
    };
  }, [isOn]);

  return {
    isAsking: departure !== undefined,
    stay(): void {
      held.current = undefined;
      setDeparture(undefined);
    },
    leave(): void {
      held.current = undefined;
      setDeparture(undefined);
      isLeaving.current = true;
      departure?.go();
    },
  };
}

type Stop = () => void;
/** Answers false to let the departure pass. */
type Hold<Subject> = (subject: Subject) => boolean | void;

function watchLinks(hold: Hold<HTMLAnchorElement>): Stop {
  const handleClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || !opensHere(link, event) || hold(link) === false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', handleClick, { capture: true });
  return () => document.removeEventListener('click', handleClick, { capture: true });
}

/** Whether following the link takes this page away: not a new tab, a download, or a place on the same page. */
function opensHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return false;
  const to = new URL(link.href, location.href);
  return /^https?:$/.test(to.protocol) && to.origin + to.pathname + to.search !== location.origin + location.pathname + location.search;
}

/** The router numbers its entries in `history.state.idx`; the difference says how far to step back. */
function watchHistory(hold: Hold<() => unknown>): Stop {
  const here = indexOf(history.state);
  let isReturning = false;
  const handlePop = (event: PopStateEvent): void => {
    const there = indexOf(event.state);
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    if (here === undefined || there === undefined || here === there) return;
    // Not from another page, which code has gone to meanwhile.
    if (hold(() => indexOf(history.state) === here && history.go(there - here)) === false) return;
    // The router, which listens after us, must not see the step that is about to be undone.
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(here - there);
  };
  window.addEventListener('popstate', handlePop, { capture: true });
  return () => window.removeEventListener('popstate', handlePop, { capture: true });
}

function indexOf(state: unknown): number | undefined {
  const index: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof index === 'number' ? index : undefined;
}

function watchTab(isHeld: () => boolean): Stop {
  const handleUnload = (event: BeforeUnloadEvent): void => {
    if (isHeld()) event.preventDefault();
  };
  window.addEventListener('beforeunload', handleUnload);
  return () => window.removeEventListener('beforeunload', handleUnload);
}
