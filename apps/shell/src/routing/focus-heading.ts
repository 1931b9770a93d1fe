/** A heading that comes later than this belongs to something the visitor does meanwhile. */
const LIMIT_MS = 10_000;

/** Gives the focus to the page's heading as soon as that is drawn, unless it has left `before`. Returns the way out. */
export function focusHeading(before: Element | null): () => void {
  const main = document.getElementById('main');
  const observer = new MutationObserver(tryFocus);
  const timer = setTimeout(stop, LIMIT_MS);

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  function tryFocus(): void {
    const isElsewhere = document.activeElement !== before && document.activeElement !== document.body;
    const heading = main?.querySelector('h1');
    if (isElsewhere) return stop();
    if (heading === null || heading === undefined) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    stop();
  }
  if (main !== null) observer.observe(main, { childList: true, subtree: true });
  tryFocus();
  return stop;
}
