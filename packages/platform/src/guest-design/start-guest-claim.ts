import type { Platform } from '../platform.ts';
import { reportError } from '../telemetry/report-error.ts';

/** What the studio keeps in `root.guestDesign` of a design that a visitor has saved: the answer of `POST /api/guest-design`. */
export interface SavedGuestDesign {
  readonly id: string;
  readonly key: string;
}

/**
 * Moves a design that was saved before signing up into the account, at start and on sign-in. Start it after the stored state is
 * restored. Returns a function that stops it.
 * @param isAtStart false after a sign-in, which the bus repeats to this tab where it was this tab's
 */
export function startGuestClaim(platform: Platform, isAtStart = true): () => void {
  const { bus, session, root } = platform;
  const claim = (): void => {
    const design = root.getState().guestDesign;
    if (session.getState().status !== 'signed-in' || !isSaved(design)) return;
    import('./claim-guest-design.ts')
      .then(({ claimGuestDesign }) => claimGuestDesign(platform, design))
      .catch((error: unknown) => reportError(error, { info: 'the claim of a design' }));
  };
  if (isAtStart) claim();
  return bus.subscribe('session.changed@1', ({ session: page, data }) => {
    if (page === bus.session && data.userId !== null) claim();
  });
}

function isSaved(value: unknown): value is SavedGuestDesign {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'key' in value &&
    typeof value.key === 'string'
  );
}
