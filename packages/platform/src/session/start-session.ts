import type { SessionUser } from '@orime/contracts';
import { isApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import type { Platform } from '../platform.ts';
import { TOKEN_KEY } from './read-token.ts';
import { adoptStoredToken, endSession, signOutOf } from './session-actions.ts';

/**
 * The session check at start (specification, section 5) and its upkeep: other tabs are followed, and while somebody is
 * signed in the token is kept fresh and its end noticed. Returns the way out.
 */
export function startSession(platform: Platform): () => void {
  let stopWatching: (() => void) | undefined;
  let isStopped = false;

  /** Visitors do without the code that watches a token. */
  async function watch(): Promise<void> {
    if (stopWatching !== undefined || isStopped) return;
    stopWatching = () => undefined;
    try {
      const { watchToken } = await import('./watch-token.ts');
      if (!isStopped) stopWatching = watchToken(platform);
    } catch {
      stopWatching = undefined; // The next change of the session tries again; until then the api says when a token is over.
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
        // The stored token may still be seen for a moment: storage reaches other tabs later than the bus does.
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

/** Other tabs write the same storage: a newer token is taken over, a removed one was signed out. */
function followStorage(platform: Platform): () => void {
  const handle = ({ key, newValue }: StorageEvent): void => {
    // Without a key the whole storage was cleared.
    if (key !== TOKEN_KEY && key !== null) return;
    if (key === TOKEN_KEY && newValue !== null) adoptStoredToken(platform);
    else if (platform.session.getState().status === 'signed-in') endSession(platform, 'elsewhere');
  };
  globalThis.window?.addEventListener('storage', handle);
  return () => globalThis.window?.removeEventListener('storage', handle);
}

const completing = new WeakMap<Platform, Promise<void>>();

/** The token carries who it is; following, socket and verification come from the server. One call at a time. */
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
    // `token_expired` has ended the session where the answer came in.
    if (isApiError(error) && error.status === 401 && platform.session.getState().status === 'signed-in') signOutOf(platform, 'expired');
  }
}
