import { remoteStorage } from '@orime/platform';

const storage = remoteStorage('admin', 'session');

/** A sign-in at an outside provider that this tab began: what must come back, and who is to be told. */
export interface PendingSignIn {
  readonly state: string;
  readonly callback: string;
}

const KEY = 'orime_oauth';

export function keepPending(pending: PendingSignIn): void {
  storage.setItem(KEY, JSON.stringify(pending));
}

/** Gives it once: a callback page that is loaded again finds nothing. */
export function takePending(): PendingSignIn | undefined {
  const text = storage.getItem(KEY);
  storage.removeItem(KEY);
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (
      typeof value === 'object' &&
      value !== null &&
      'state' in value &&
      'callback' in value &&
      typeof value.state === 'string' &&
      typeof value.callback === 'string'
    ) {
      return { state: value.state, callback: value.callback };
    }
  } catch {
    // Not ours, then.
  }
  return undefined;
}

const ALLOWED = [/^\/api\/gmailer\/auth\/callback$/, /^\/api\/users\/oauth\/[\w-]+\/callback$/];

/** Whether a callback may be told: the call carries the token, so it stays on this site and within a list (decision T3). */
export function isAllowedCallback(callback: string, origin: string): boolean {
  if (!callback.startsWith('/')) return false;
  const url = new URL(callback, origin);
  return url.origin === origin && url.search === '' && ALLOWED.some((pattern) => pattern.test(url.pathname));
}
