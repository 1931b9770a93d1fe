import { createContext, useContext, useMemo } from 'react';
import { usePlatform } from '../platform-context.tsx';
import type { PlatformBus } from '../platform.ts';

/** Which remote a part of the page belongs to: `remote@version`; null in the shell's own parts. */
export const RemoteContext = createContext<string | null>(null);

/** The bus as this remote's: what it publishes carries its name and version. */
export function useBus(): PlatformBus {
  const platform = usePlatform();
  const source = useContext(RemoteContext) ?? `shell@${platform.boot.release.shell}`;
  // A handle is compared by identity in effects.
  return useMemo(() => platform.handleFor(source), [platform, source]);
}
