/** A page is painted much sooner. Where the browser does not tell, nobody waits longer. */
const LONGEST_MS = 300;

/**
 * Calls `then` once the document's markup was painted: scripts that are there before it would take the processor from the first view. At
 * once where there is no markup to paint, or nobody who sees it.
 */
export function afterFirstPaint(then: () => void): void {
  const hasMarkup = (document.getElementById('root')?.childElementCount ?? 0) > 0;
  if (!hasMarkup || document.visibilityState !== 'visible') return then();
  let isOver = false;
  const go = () => {
    if (!isOver) then();
    isOver = true;
  };
  // Browsers that do not know the kind ignore it.
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    go();
  });
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(go, LONGEST_MS);
}
