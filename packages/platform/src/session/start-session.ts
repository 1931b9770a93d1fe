import type { SessionUser } from '@orime/contracts';
import { isApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import type { Platform } from '../platform.ts';
import { TOKEN_KEY } from './read-token.ts';
import { adoptStoredToken, endSession, signOutOf } from './session-actions.ts';

/**
 * Restores the session at start (specification, section 5) and maintains it: follows other tabs, renews the token and detects its
 * expiry. Returns a function that stops it.
 */
export function startSession(platform: Platform): () => void {
  let stopWatching: (() => void) | undefined;
  let isStopped = false;

  /** Visitors do not load the code that watches a token. */
  async function watch(): Promise<void> {
    if (stopWatching !== undefined || isStopped) return;
    stopWatching = () => undefined;
    try {
      const { watchToken } = await import('./watch-token.ts');
      if (!isStopped) stopWatching = watchToken(platform);
    } catch {
      stopWatching = undefined; // The next session change retries; until then the API reports an expired token.
    }
  }

  function follow(): void {
    void completeUser(platform);
    void watch();
  }

  if (adoptStoredToken(platform).status === 'signed-in') follow();

  const exits = [
    platform.bus.subscribe('session.changed@1', ({ data, session: page }) => {
      const isOwn = page === platform.bus.session;
      if (data.userId === null) {
        // Storage events reach other tabs later than bus messages, so the removed token may still be readable.
        if (!isOwn && platform.session.getState().status === 'signed-in') endSession(platform, 'elsewhere');
        return;
      }
      if (!isOwn) adoptStoredToken(platform);
      if (platform.session.getState().status === 'signed-in') follow();
    }),
    platform.session.subscribe((now, before) => {
      if (now.status === 'signed-in' && (before.status === 'anonymous' || before.user._id !== now.user._id)) follow();
    }),
    followStorage(platform),
  ];
  return () => {
    isStopped = true;
    for (const exit of exits) exit();
    stopWatching?.();
  };
}

/** Follows storage changes of other tabs: adopts a newer token; a removed one means signed out. */
function followStorage(platform: Platform): () => void {
  const handle = ({ key, newValue }: StorageEvent): void => {
    // A null key means that the whole storage was cleared.
    if (key !== TOKEN_KEY && key !== null) return;
    if (key === TOKEN_KEY && newValue !== null) adoptStoredToken(platform);
    else if (platform.session.getState().status === 'signed-in') endSession(platform, 'elsewhere');
  };
  globalThis.window?.addEventListener('storage', handle);
  return () => globalThis.window?.removeEventListener('storage', handle);
}

const completing = new WeakMap<Platform, Promise<void>>();

/** Loads what the token does not carry (following, socket, verification) from the server. One call at a time. */
function completeUser(platform: Platform): Promise<void> {
  const running = completing.get(platform) ?? readUser(platform).finally(() => completing.delete(platform));
  completing.set(platform, running);
  return running;
}

async function readUser(platform: Platform): Promise<void> {
  try {
    const user = await api.get<SessionUser>('/api/users/me');
    const session = platform.session.getState();
    if (session.status === 'signed-in' && session.user._id === user._id) platform.session.setState({ status: 'signed-in', user }, true);
  } catch (error) {
    // The HTTP client has already ended the session on `token_expired`.
    if (isApiError(error) && error.status === 401 && platform.session.getState().status === 'signed-in') signOutOf(platform, 'expired');
  }
}
