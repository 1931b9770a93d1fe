/** A page that nobody touches has what it needs by then; the shell does its own later work at the same time. */
const LATEST_MS = 4000;
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'click'] as const;

/** Settles when the visitor goes on from what they saw first: with a pointer, a finger, a key, by scrolling; without any of it a while later. */
export function visitorStirs(): Promise<void> {
  return new Promise((resolve) => {
    if (scrollY > 0) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, handleSign, { capture: true });
      resolve();
    };
    const handleSign = (event: Event): void => {
      if (!isPageThatMoved(event)) end();
    };
    const timer = setTimeout(end, LATEST_MS);
    // Capturing, for rows that are scrolled within the page.
    for (const sign of SIGNS) addEventListener(sign, handleSign, { capture: true, passive: true });
  });
}

/** Browsers tell of a pointer that rests when something else has come under it. */
function isPageThatMoved(event: Event): boolean {
  return event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;
}
