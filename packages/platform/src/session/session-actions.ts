import type { SessionUser } from '@orime/contracts';
import type { Query } from '@tanstack/react-query';
import { currentPlatform } from '../current-platform.ts';
import type { Platform } from '../platform.ts';
import { forgetPerson } from './forget-person.ts';
import { TOKEN_KEY, readToken } from './read-token.ts';
import { revoke } from './revoke.ts';
import type { Session, SignOutReason } from './session.ts';

export function getSession(): Session {
  return currentPlatform().session.getState();
}

/** Keeps the token and becomes its user. Everything read as a visitor is read again. */
export function signIn(token: string): Session {
  const platform = currentPlatform();
  platform.tokens?.setItem(TOKEN_KEY, token);
  const session = adoptStoredToken(platform);
  if (session.status === 'signed-in') platform.bus.publish('session.changed@1', { userId: session.user._id });
  void platform.queries.invalidateQueries({ predicate: isRepeatable });
  return session;
}

/** Ends the session here and in the other tabs; what belonged to the person leaves the page and the storage. */
export function signOut(reason: SignOutReason = 'user'): void {
  signOutOf(currentPlatform(), reason);
}

/** The same for a named platform. */
export function signOutOf(platform: Platform, reason: SignOutReason): void {
  const token = platform.tokens?.getItem(TOKEN_KEY) ?? null;
  // The server's copy dies too; the visitor need not wait for it, and it expires by itself when this fails.
  if (reason === 'user' && token !== null) revoke(token);
  endSession(platform, reason);
  platform.bus.publish('session.changed@1', { userId: null });
}

/** When the token of each page's session ends, by its own word. */
const knownEnds = new WeakMap<Platform, number>();

/** Takes the session from the stored token; an expired one ends as `endedBy: 'expired'`. */
export function adoptStoredToken(platform: Platform): Session {
  const stored = readToken(platform.tokens?.getItem(TOKEN_KEY) ?? null, Date.now());
  const now = platform.session.getState();
  if (stored.status === 'valid') {
    if (now.status === 'signed-in' && now.user._id !== stored.user._id) forget(platform);
    knownEnds.set(platform, stored.expiresAtMs);
    platform.session.setState({ status: 'signed-in', user: completedBy(now, stored.user) }, true);
  } else if (stored.status === 'expired') endSession(platform, 'expired');
  else if (now.status === 'signed-in') platform.session.setState({ status: 'anonymous' }, true);
  return platform.session.getState();
}

/** Forgets the person on this page, without telling anybody. A session whose time was over has expired, whoever noticed first. */
export function endSession(platform: Platform, endedBy: SignOutReason): void {
  const isOver = endedBy === 'elsewhere' && Date.now() >= (knownEnds.get(platform) ?? Number.POSITIVE_INFINITY);
  platform.tokens?.removeItem(TOKEN_KEY);
  platform.session.setState({ status: 'anonymous', endedBy: isOver ? 'expired' : endedBy }, true);
  forget(platform);
}

/** What belonged to the person leaves page and storage: answers may hold it too, so unused ones go and shown ones start over. */
function forget(platform: Platform): void {
  forgetPerson(platform);
  platform.queries.removeQueries({ type: 'inactive' });
  void platform.queries.resetQueries({ predicate: isRepeatable });
}

/** The token knows who it is of; what only the server knows of the same person is kept. */
function completedBy(now: Session, user: SessionUser): SessionUser {
  if (now.status !== 'signed-in' || now.user._id !== user._id) return user;
  const { email, name, type, staffRole } = user;
  return { ...now.user, email, name, type, staffRole };
}

/** A read that uses something up, such as a one-time token, says so with `meta: { once: true }` and is never made again. */
function isRepeatable({ meta }: Query): boolean {
  return meta?.['once'] !== true;
}
