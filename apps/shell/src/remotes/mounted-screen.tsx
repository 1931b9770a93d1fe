import { reportError, useLocation } from '@orime/platform';
import { RemoteContext, usePlatform } from '@orime/platform/host';
import type { ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import type { RemoteScreenProps } from './remote-screen.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import { sourceOf } from './resolve-remote.ts';
import type { ScreenLoad } from './screen-loads.ts';
import { useScreenLoad } from './use-screen-load.ts';

/** The screen once the loader is there; lazily imported, because the shell's own pages need none of it. */
export function MountedScreen({ remote, screen }: RemoteScreenProps) {
  const { load, retry } = useScreenLoad(remote, screen);
  const { pathname } = useLocation();
  const source = sourceOf(usePlatform().boot.release, remote);
  return (
    <div data-remote={remote} data-version={source.slice(remote.length + 1)}>
      <RemoteBoundary
        resetKeys={[load, pathname]}
        onError={(error, info) => reportError(error, { remote: source, info })}
        fallback={<RemoteFailure reason="failed" detail={`${source} · screen_threw`} onRetry={retry} />}
      >
        <RemoteContext value={source}>{content(load, source, retry)}</RemoteContext>
      </RemoteBoundary>
    </div>
  );
}

function content(load: ScreenLoad, source: string, retry: () => void): ReactNode {
  switch (load.status) {
    case 'loading':
      return <RemoteSkeleton />;
    case 'slow':
      return <RemoteFailure reason="slow" detail={source} onRetry={retry} />;
    case 'failed':
      return <RemoteFailure reason="failed" detail={`${source} · ${load.error.code}`} onRetry={retry} />;
    case 'ready':
      return <load.Screen />;
  }
}
