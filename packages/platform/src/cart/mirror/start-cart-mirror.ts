import type { Platform } from '../../platform.ts';
import { reportError } from '../../telemetry/report-error.ts';
import type { MirrorReason } from './mirror-cart.ts';

/** Changes that follow each other closely, such as presses of the stepper, travel together. */
const PAUSE_MS = 500;

/**
 * Keeps a member's cart and the account's copy of it alike: at the start, at sign-in, after each change, and when the
 * network is back. Only the page where something happened does it; other tabs learn of it by the bus. To be started when
 * the stored state has been read, since a cart that is not there yet would look like an emptied one. Returns the way out.
 */
export function startCartMirror(platform: Platform): () => void {
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
  mirrorArrival();
  return () => exits.forEach((exit) => exit());
}
