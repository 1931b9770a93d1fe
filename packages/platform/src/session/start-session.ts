import type { SessionUser } from '@orime/contracts';
import { api } from '../http/api.ts';
import { isApiError } from '../http/api-error.ts';
import type { Platform } from '../platform.ts';
import { TOKEN_KEY } from './read-token.ts';
import { adoptStoredToken, endSession, signOut } from './session-actions.ts';

/**
 * The session check at start (specification, section 5) and its upkeep: other tabs are followed, the end of the token's
 * time and an answer `token_expired` end the session. Returns the way out.
 */
export function startSession(platform: Platform): () => void {
  const session = adoptStoredToken(platform);
  if (session.status === 'signed-in') void completeUser(platform);

  const stopFollowing = platform.bus.subscribe('session.changed@1', ({ data, session: page }) => {
    if (page === platform.bus.session) return;
    if (data.userId !== null) adoptStoredToken(platform);
    // The stored token may still be seen for a moment: storage reaches other tabs later than the bus does.
    else if (platform.session.getState().status === 'signed-in') endSession(platform, 'elsewhere');
  });
  const followStorage = (event: StorageEvent): void => {
    if (event.key === TOKEN_KEY && event.newValue !== null) adoptStoredToken(platform);
  };
  globalThis.window?.addEventListener('storage', followStorage);
  const stopWatching = [
    platform.queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isSessionOver(event.action.error)) signOut('expired');
    }),
    platform.queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isSessionOver(event.action.error)) signOut('expired');
    }),
  ];
  const stopCompleting = platform.session.subscribe((now, before) => {
    if (now.status === 'signed-in' && (before.status === 'anonymous' || before.user._id !== now.user._id)) void completeUser(platform);
  });
  return () => {
    stopFollowing();
    globalThis.window?.removeEventListener('storage', followStorage);
    for (const stop of stopWatching) stop();
    stopCompleting();
  };
}

function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.code === 'token_expired';
}

/** The token carries who it is; following, socket and verification come from the server. */
async function completeUser(platform: Platform): Promise<void> {
  try {
    const user = await api.get<SessionUser>('/api/users/me');
    const session = platform.session.getState();
    if (session.status === 'signed-in' && session.user._id === user._id) platform.session.setState({ status: 'signed-in', user }, true);
  } catch (error) {
    if (isSessionOver(error) || (isApiError(error) && error.status === 401)) signOut('expired');
  }
}
