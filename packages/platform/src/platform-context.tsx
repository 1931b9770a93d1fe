import { createContext, useContext } from 'react';
import { installedPlatform } from './current-platform.ts';
import type { Platform } from './platform.ts';

export const PlatformContext = createContext<Platform | null>(null);

/** The platform of this React tree; outside a provider, the installed one. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext) ?? installedPlatform();
  if (platform === undefined) throw new Error('No PlatformProvider around this component.');
  return platform;
}
