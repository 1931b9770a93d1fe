import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlatformContext } from '../platform-context.tsx';
import type { Platform } from '../platform.ts';

export type PlatformProviderProps = {
  readonly platform: Platform;
  readonly children: ReactNode;
};

/** Provides every context that `@orime/platform` reads, except the router. */
export function PlatformProvider({ platform, children }: PlatformProviderProps) {
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queries}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}
