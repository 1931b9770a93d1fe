import { installedPlatform } from '../current-platform.ts';
import { reportError } from '../telemetry/report-error.ts';

/** What remotes use of `localStorage` and `sessionStorage`. */
export type RemoteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's storage for one remote, under the keys that its `needs.ts` declares (`permissions.storage`: whole keys, or beginnings that
 * end in `.` or `:`). What it does not declare is neither read nor written, and reported. Otherwise as the browser's own: it throws where
 * the visitor blocks site data, and is empty on a server. It guards against mistakes, not against hostile code.
 */
export function remoteStorage(remote: string, kind: 'local' | 'session' = 'local'): RemoteStorage {
  const storage = (key: string): Storage | undefined => {
    if (isDeclared(remote, key)) return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    reportError(new Error(`${remote} does not declare that it stores "${key}"`), { info: 'storage', remote: sourceOf(remote) });
    return undefined;
  };
  return {
    getItem: (key) => storage(key)?.getItem(key) ?? null,
    setItem: (key, value) => storage(key)?.setItem(key, value),
    removeItem: (key) => storage(key)?.removeItem(key),
  };
}

/** A remote that is not of the page's release set, such as one that runs alone, may use every key. */
function isDeclared(remote: string, key: string): boolean {
  const released = installedPlatform()?.boot.release.remotes[remote];
  if (released === undefined) return true;
  return (released.rights?.storage ?? []).some((name) => (/[.:]$/.test(name) ? key.startsWith(name) : key === name));
}

function sourceOf(remote: string): string {
  return `${remote}@${installedPlatform()?.boot.release.remotes[remote]?.version ?? 'none'}`;
}
