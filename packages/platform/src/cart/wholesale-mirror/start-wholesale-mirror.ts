import type { Platform } from '../../platform.ts';
import { reportError } from '../../telemetry/report-error.ts';
import type { MirrorReason } from '../mirror/mirror-cart.ts';

/** Debounce: filling in a size matrix becomes one request. */
const PAUSE_MS = 800;

/**
 * Keeps a buyer's wholesale cart in sync with the company's copy: at start, on sign-in, after each change and when the network returns.
 * Only the tab that made a change writes it. Start it after the stored state is restored. Returns a function that stops it.
 * @param isAtStart false after a sign-in, which the bus repeats to this tab where it was this tab's
 */
export function startWholesaleMirror(platform: Platform, isAtStart = true): () => void {
  const { bus, session } = platform;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const mirrorNow = (reason: MirrorReason): void => {
    clearTimeout(timer);
    const state = session.getState();
    if (state.status !== 'signed-in' || state.user.type !== 'buyer') return;
    // One after the other: the next begins with what the one before has learned.
    last = last
      .then(() => import('./mirror-wholesale-cart.ts'))
      .then(({ mirrorWholesaleCart }) => mirrorWholesaleCart(platform, reason))
      .catch((error: unknown) => reportError(error, { info: 'the copy of the wholesale cart' }));
  };
  const mirrorArrival = (): void => mirrorNow('arrival');

  const exits = [
    bus.subscribe('wholesale-cart.changed@1', ({ session: page }) => {
      if (page !== bus.session) return;
      clearTimeout(timer);
      timer = setTimeout(mirrorNow, PAUSE_MS, 'change');
    }),
    bus.subscribe('session.changed@1', ({ session: page, data }) => {
      if (page === bus.session && data.userId !== null) mirrorArrival();
    }),
    () => clearTimeout(timer),
    () => globalThis.window?.removeEventListener('online', mirrorArrival),
  ];
  globalThis.window?.addEventListener('online', mirrorArrival);
  if (isAtStart) mirrorArrival();
  // The bus has repeated the cart as well, which is no change of it.
  else clearTimeout(timer);
  return () => exits.forEach((exit) => exit());
}
