import { currentPlatform } from '../current-platform.ts';
import type { SavedGuestDesign } from './start-guest-claim.ts';

/** Remembers, with the shared state, what a visitor has saved on the server; the next sign-in in this browser claims it. */
export function keepGuestDesign({ id, key }: SavedGuestDesign): void {
  currentPlatform().root.setState({ guestDesign: { id, key } });
}
