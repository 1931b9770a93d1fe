import { isApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import type { Platform } from '../platform.ts';
import { TOKEN_KEY, readToken } from './read-token.ts';
import type { ValidToken } from './read-token.ts';
import { adoptStoredToken, signOutOf } from './session-actions.ts';

/** A token is renewed in the last seventh of its life: the last day of seven. */
const AHEAD_SHARE = 1 / 7;
/** For tokens that do not say when they were made. */
const AHEAD_UNKNOWN_MS = 5 * 60_000;
/** The clock is looked at this often at least: timers stand still while a computer sleeps. */
const MAX_WAIT_MS = 5 * 60_000;
const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 15 * 60_000;
/** Two renewals never follow each other faster, whatever the clocks of page and server say. */
const MIN_BETWEEN_MS = 10 * 60_000;
const LOCK = 'orime-session-refresh';

/**
 * Keeps the session alive and notices its end. Ahead of the token's end one tab asks for a new one, the others find it in
 * the storage; when that fails the session goes on until its end, with further attempts. Returns the way out.
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

/** Asks for a new token, unless another tab has got one while this one waited. Rejects when none could be had. */
async function renewOnce(platform: Platform, before: string | null): Promise<void> {
  // Told by the token itself and not by its age, which two clocks may see differently.
  if (platform.tokens?.getItem(TOKEN_KEY) !== before || readToken(before, Date.now()).status !== 'valid') return;
  let token: string;
  try {
    ({ token } = await api.post<{ readonly token: string }>('/api/users/refresh'));
  } catch (error) {
    // Any other refusal of the token means that the server does not know it: there is nothing to wait for.
    if (isApiError(error) && error.status === 401 && platform.tokens?.getItem(TOKEN_KEY) === before) signOutOf(platform, 'expired');
    throw error;
  }
  // Who signed out, or in as somebody else, while the answer was on its way is not signed in again by it.
  if (platform.tokens?.getItem(TOKEN_KEY) !== before) return;
  platform.tokens?.setItem(TOKEN_KEY, token);
  adoptStoredToken(platform);
}

function renewalTime({ expiresAtMs, issuedAtMs }: ValidToken): number {
  return expiresAtMs - (issuedAtMs === undefined ? AHEAD_UNKNOWN_MS : (expiresAtMs - issuedAtMs) * AHEAD_SHARE);
}

/** Locks are missing on plain-http origins; two tabs that renew at once then both get a good token of the one session. */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  await (locks === undefined ? work() : locks.request(LOCK, work));
}

/** When the computer may have slept, the tab was frozen, or the network is back. */
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
