import { createContext, useContext, useMemo } from 'react';
import { usePlatform } from '../platform-context.tsx';
import type { PlatformBus } from '../platform.ts';

/** The remote that renders this part of the page, `remote@version`; null in the shell's own parts. */
export const RemoteContext = createContext<string | null>(null);

/** A bus handle of the current remote: its events carry the remote's name and version. */
export function useBus(): PlatformBus {
  const platform = usePlatform();
  const source = useContext(RemoteContext) ?? `shell@${platform.boot.release.shell}`;
  // Memoised because effects compare the handle by identity.
  return useMemo(() => platform.handleFor(source), [platform, source]);
}
