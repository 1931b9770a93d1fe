import type { Query } from '@tanstack/react-query';
import { currentPlatform } from '../current-platform.ts';
import type { Platform } from '../platform.ts';
import { forgetPerson } from './forget-person.ts';
import { TOKEN_KEY, readToken } from './read-token.ts';
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
  const platform = currentPlatform();
  const token = platform.tokens?.getItem(TOKEN_KEY) ?? null;
  if (reason === 'user' && token !== null) {
    // The server's copy dies too; the visitor need not wait for it, and it expires by itself when this fails.
    void import('../http/client.ts').then(({ revoke }) => revoke(token)).catch(() => undefined);
  }
  endSession(platform, reason);
  platform.bus.publish('session.changed@1', { userId: null });
}

/** Takes the session from the stored token; an expired one ends as `endedBy: 'expired'`. */
export function adoptStoredToken(platform: Platform): Session {
  const stored = readToken(platform.tokens?.getItem(TOKEN_KEY) ?? null, Date.now());
  if (stored.status === 'valid') platform.session.setState({ status: 'signed-in', user: stored.user }, true);
  else if (stored.status === 'expired') endSession(platform, 'expired');
  else platform.session.setState({ status: 'anonymous' }, true);
  return platform.session.getState();
}

/** Forgets the person on this page, without telling anybody. */
export function endSession(platform: Platform, endedBy: SignOutReason): void {
  platform.tokens?.removeItem(TOKEN_KEY);
  platform.session.setState({ status: 'anonymous', endedBy }, true);
  forgetPerson(platform);
  // Answers may hold the person's data: unused ones go, shown ones start over as a visitor's.
  platform.queries.removeQueries({ type: 'inactive' });
  void platform.queries.resetQueries({ predicate: isRepeatable });
}

/** A read that uses something up, such as a one-time token, says so with `meta: { once: true }` and is never made again. */
function isRepeatable({ meta }: Query): boolean {
  return meta?.['once'] !== true;
}
