/** The first page has what it needs by then. */
const QUIET_MS = 4000;
/** Whoever has just pressed something is about to press again. */
const PAUSE_MS = 2000;
/** What waits is needed for later pages: nobody is busy for ever. */
const LONGEST_MS = 12_000;
const ACTS = ['pointerdown', 'keydown'] as const;

/** Calls `then` when the page has been there for a while and nobody presses anything: what can wait would delay the answer. */
export function afterQuiet(then: () => void): void {
  const latest = performance.now() + LONGEST_MS;
  let still = 0;
  const note = (): void => {
    still = performance.now() + PAUSE_MS;
  };
  for (const act of ACTS) addEventListener(act, note, { capture: true, passive: true });
  const look = (): void => {
    const left = Math.min(still, latest) - performance.now();
    if (left > 0) {
      setTimeout(look, left);
      return;
    }
    for (const act of ACTS) removeEventListener(act, note, { capture: true });
    then();
  };
  setTimeout(look, QUIET_MS);
}
