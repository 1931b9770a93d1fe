import type { Platform } from '../../platform.ts';
import { reportError } from '../../telemetry/report-error.ts';
import type { MirrorReason } from './mirror-cart.ts';

/** Debounce: quick successive changes, such as presses of the stepper, become one request. */
const PAUSE_MS = 500;

/**
 * Keeps a member's cart in sync with the account: at start, on sign-in, after each change and when the network returns. Only the tab
 * that made the change syncs; others follow over the bus. Start it after the stored state is restored, or the missing cart would
 * count as emptied. Returns a function that stops it.
 * @param isAtStart false after a sign-in, which the bus repeats to this tab where it was this tab's
 */
export function startCartMirror(platform: Platform, isAtStart = true): () => void {
  const { bus, session } = platform;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mirrorNow = (reason: MirrorReason): void => {
    clearTimeout(timer);
    if (session.getState().status !== 'signed-in') return;
    import('./mirror-cart.ts')
      .then(({ mirrorCart }) => mirrorCart(platform, reason))
      .catch((error: unknown) => reportError(error, { info: 'the copy of the cart' }));
  };
  const mirrorSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(mirrorNow, PAUSE_MS, 'change');
  };

  const mirrorArrival = (): void => mirrorNow('arrival');

  const exits = [
    bus.subscribe('cart.changed@1', ({ session: page }) => {
      if (page === bus.session) mirrorSoon();
    }),
    bus.subscribe('session.changed@1', ({ session: page, data }) => {
      if (page === bus.session && data.userId !== null) mirrorNow('arrival');
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
