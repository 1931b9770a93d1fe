import type { Platform } from '@orime/platform/host';
import { opensHere } from './opens-here.ts';

const ASK_EVERY_MS = 60_000;

/** What a visitor fills in. Searches and filters are not of them: what they hold is in the address. */
const FIELDS = 'input:not([type="search"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Moves the tab to what is released meanwhile, when nobody notices: the first link that is followed while nothing is open, typed or on
 * its way loads its page anew instead of drawing it into this one. Until then the tab stays on its set. Returns the way out.
 */
export function followRelease({ boot, queries }: Pick<Platform, 'boot' | 'queries'>): () => void {
  let isNewer = false;
  /** Address of the page on which something was typed last. */
  let typedOn: string | undefined;

  async function ask(): Promise<void> {
    if (isNewer || document.visibilityState === 'hidden') return;
    try {
      const answer: unknown = await (await fetch('/current-release', { cache: 'no-store' })).json();
      const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null;
      isNewer = typeof id === 'string' && id !== boot.release.id;
    } catch {
      // Without a network, or a gateway, there is nothing newer to be had.
    }
  }

  function handleInput({ target }: Event): void {
    if (target instanceof Element && target.matches(FIELDS) && target.closest('[role="search"]') === null) typedOn = location.pathname;
  }

  function handleClick(event: MouseEvent): void {
    if (!isNewer || event.defaultPrevented) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || !opensHere(link, event)) return;
    if (typedOn === location.pathname || queries.isMutating() > 0 || isBusyPage()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    location.assign(link.href);
  }

  const askNow = (): void => void ask();
  const timer = setInterval(askNow, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', askNow);
  addEventListener('input', handleInput, { capture: true });
  addEventListener('click', handleClick, { capture: true });
  askNow();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askNow);
    removeEventListener('input', handleInput, { capture: true });
    removeEventListener('click', handleClick, { capture: true });
  };
}

/** Something is open over the page, or somebody would be asked before it is left: a form with unsent work, a remote that wants to wait. */
function isBusyPage(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null) return true;
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
