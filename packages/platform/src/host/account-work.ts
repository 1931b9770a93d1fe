import { startCartMirror } from '../cart/mirror/start-cart-mirror.ts';
import { startWholesaleMirror } from '../cart/wholesale-mirror/start-wholesale-mirror.ts';
import { startGuestClaim } from '../guest-design/start-guest-claim.ts';
import type { Platform } from '../platform.ts';

/** What keeps an account in step with this browser. Returns a function that stops it. */
export function accountWork(platform: Platform, isAtStart: boolean): () => void {
  const exits = [startCartMirror, startWholesaleMirror, startGuestClaim].map((start) => start(platform, isAtStart));
  return () => exits.forEach((exit) => exit());
}
