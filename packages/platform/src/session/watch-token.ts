import { isApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import type { Platform } from '../platform.ts';
import { TOKEN_KEY, readToken } from './read-token.ts';
import type { ValidToken } from './read-token.ts';
import { adoptStoredToken, signOutOf } from './session-actions.ts';

/** Renewal starts in the last seventh of the token's life: on the last day of seven. */
const AHEAD_SHARE = 1 / 7;
/** For tokens without `iat`. */
const AHEAD_UNKNOWN_MS = 5 * 60_000;
/** Longest time between two checks of the clock: timers pause while a computer sleeps. */
const MAX_WAIT_MS = 5 * 60_000;
const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 15 * 60_000;
/** Shortest time between two renewals, which guards against clock skew between page and server. */
const MIN_BETWEEN_MS = 10 * 60_000;
const LOCK = 'orime-session-refresh';

/**
 * Renews the token before it expires and detects expiry. One tab renews, the others read the result from the storage; after failures
 * it retries until expiry. Returns a function that stops it.
 */
export function watchToken(platform: Platform): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;
  let failures = 0;
  let isRenewing = false;

  function check(): void {
    clearTimeout(timer);
    const now = Date.now();
    const stored = readToken(platform.tokens?.getItem(TOKEN_KEY) ?? null, now);
    if (stored.status === 'expired' && platform.session.getState().status === 'signed-in') return signOutOf(platform, 'expired');
    if (stored.status !== 'valid') return;
    const renewAt = Math.max(renewalTime(stored), notBefore);
    if (now >= renewAt && !isRenewing) void renew();
    const next = now >= renewAt ? stored.expiresAtMs : Math.min(renewAt, stored.expiresAtMs);
    timer = setTimeout(check, Math.min(next - now, MAX_WAIT_MS));
  }

  async function renew(): Promise<void> {
    isRenewing = true;
    const known = platform.tokens?.getItem(TOKEN_KEY) ?? null;
    try {
      await oneTabAtATime(() => renewOnce(platform, known));
      failures = 0;
      notBefore = Date.now() + MIN_BETWEEN_MS;
    } catch {
      notBefore = Date.now() + Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
      failures += 1;
    }
    isRenewing = false;
    check();
  }

  const exits = [platform.session.subscribe(check), onWake(check)];
  check();
  return () => {
    clearTimeout(timer);
    for (const exit of exits) exit();
  };
}

/** Requests a new token, unless another tab renewed it while this one waited for the lock. Rejects on failure. */
async function renewOnce(platform: Platform, before: string | null): Promise<void> {
  // Compares the token itself, not its age, to be safe against clock skew.
  if (platform.tokens?.getItem(TOKEN_KEY) !== before || readToken(before, Date.now()).status !== 'valid') return;
  let token: string;
  try {
    ({ token } = await api.post<{ readonly token: string }>('/api/users/refresh'));
  } catch (error) {
    // Any other 401 means that the server does not know the token; retrying is useless.
    if (isApiError(error) && error.status === 401 && platform.tokens?.getItem(TOKEN_KEY) === before) signOutOf(platform, 'expired');
    throw error;
  }
  // The user signed out or switched accounts during the request: discard the new token.
  if (platform.tokens?.getItem(TOKEN_KEY) !== before) return;
  platform.tokens?.setItem(TOKEN_KEY, token);
  adoptStoredToken(platform);
}

function renewalTime({ expiresAtMs, issuedAtMs }: ValidToken): number {
  return expiresAtMs - (issuedAtMs === undefined ? AHEAD_UNKNOWN_MS : (expiresAtMs - issuedAtMs) * AHEAD_SHARE);
}

/** Web Locks are missing on insecure origins; if two tabs then renew at once, both tokens are valid. */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  await (locks === undefined ? work() : locks.request(LOCK, work));
}

/** Runs the check when the computer may have slept, the tab was frozen, or the network is back. */
function onWake(check: () => void): () => void {
  const handle = (): void => {
    if (document.visibilityState === 'visible') check();
  };
  document.addEventListener('visibilitychange', handle);
  for (const name of WAKES) window.addEventListener(name, handle);
  return () => {
    document.removeEventListener('visibilitychange', handle);
    for (const name of WAKES) window.removeEventListener(name, handle);
  };
}

const WAKES = ['pageshow', 'focus', 'online'] as const;
