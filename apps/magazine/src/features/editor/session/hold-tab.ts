/** Ends the hold; undefined when another tab has it. */
export type TabHold = (() => void) | undefined;

/**
 * Makes this tab the one that writes an article in this browser. `steal` takes it from another tab, which is told. Browsers without
 * locks let every tab write; the server's check of the base revision still loses nothing.
 */
export function holdTab(
  articleId: string,
  { steal, onStolen }: { readonly steal: boolean; readonly onStolen: () => void },
): Promise<TabHold> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const held = locks.request(`orime-article-${articleId}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
    // The request fails when the lock is stolen.
    held.catch(() => onStolen());
  });
}
