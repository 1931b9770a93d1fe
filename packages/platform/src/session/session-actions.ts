import type { SessionUser } from '@orime/contracts';
import type { Query } from '@tanstack/react-query';
import { currentPlatform } from '../current-platform.ts';
import type { Platform } from '../platform.ts';
import { forgetDatabases, forgetPerson } from './forget-person.ts';
import { TOKEN_KEY, readToken } from './read-token.ts';
import { revoke } from './revoke.ts';
import type { Session, SignOutReason } from './session.ts';

/** The current session, for code outside components. */
export function getSession(): Session {
  return currentPlatform().session.getState();
}

/** Stores the token and starts its session. Everything read as a visitor is refetched. */
export function signIn(token: string): Session {
  const platform = currentPlatform();
  platform.tokens?.setItem(TOKEN_KEY, token);
  const session = adoptStoredToken(platform);
  if (session.status === 'signed-in') platform.bus.publish('session.changed@1', { userId: session.user._id });
  void platform.queries.invalidateQueries({ predicate: isRepeatable });
  return session;
}

/** Ends the session in all tabs and removes the user's data from the page and the storage. */
export function signOut(reason: SignOutReason = 'user'): void {
  signOutOf(currentPlatform(), reason);
}

/** `signOut` for a given platform. */
export function signOutOf(platform: Platform, reason: SignOutReason): void {
  const token = platform.tokens?.getItem(TOKEN_KEY) ?? null;
  // Revoke on the server without waiting; if it fails, the token still expires.
  if (reason === 'user' && token !== null) revoke(token);
  endSession(platform, reason);
  platform.bus.publish('session.changed@1', { userId: null });
}

/** Expiry of each page's session, from its token. */
const knownEnds = new WeakMap<Platform, number>();

/** Starts the session of the stored token; an expired token gives a session with `endedBy: 'expired'`. */
export function adoptStoredToken(platform: Platform): Session {
  const stored = readToken(platform.tokens?.getItem(TOKEN_KEY) ?? null, Date.now());
  const now = platform.session.getState();
  if (stored.status === 'valid') {
    if (now.status === 'signed-in' && now.user._id !== stored.user._id) {
      forget(platform);
      void forgetDatabases();
    }
    knownEnds.set(platform, stored.expiresAtMs);
    platform.session.setState({ status: 'signed-in', user: completedBy(now, stored.user) }, true);
  } else if (stored.status === 'expired') endSession(platform, 'expired');
  else if (now.status === 'signed-in') platform.session.setState({ status: 'anonymous' }, true);
  return platform.session.getState();
}

/** Ends the session on this page without notifying other tabs. One that another tab ended after the token's expiry counts as expired. */
export function endSession(platform: Platform, endedBy: SignOutReason): void {
  const isOver = endedBy === 'elsewhere' && Date.now() >= (knownEnds.get(platform) ?? Number.POSITIVE_INFINITY);
  platform.tokens?.removeItem(TOKEN_KEY);
  const reason = isOver ? 'expired' : endedBy;
  platform.session.setState({ status: 'anonymous', endedBy: reason }, true);
  forget(platform);
  if (reason !== 'expired') void forgetDatabases();
}

/** Removes the user's data, including cached queries: unused ones are dropped, mounted ones are reset. */
function forget(platform: Platform): void {
  forgetPerson(platform);
  platform.queries.removeQueries({ type: 'inactive' });
  void platform.queries.resetQueries({ predicate: isRepeatable });
}

/** Keeps server-provided fields when the new token belongs to the same user. */
function completedBy(now: Session, user: SessionUser): SessionUser {
  if (now.status !== 'signed-in' || now.user._id !== user._id) return user;
  const { email, name, type, staffRole } = user;
  return { ...now.user, email, name, type, staffRole };
}

/** Reads with side effects, such as consuming a one-time token, opt out of refetching with `meta: { once: true }`. */
function isRepeatable({ meta }: Query): boolean {
  return meta?.['once'] !== true;
}
