import { reportError, useLocation } from '@orime/platform';
import { RemoteContext, usePlatform } from '@orime/platform/host';
import type { ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import type { ScreenLoad } from './screen-loads.ts';
import { useScreenLoad } from './use-screen-load.ts';

export interface RemoteScreenProps {
  readonly remote: string;
  /** Key of the screen in the remote's route table. */
  readonly screen: string;
}

/** One screen of one remote. Whatever happens to the remote happens inside this element. */
export function RemoteScreen({ remote, screen }: RemoteScreenProps) {
  // The key gives every screen a life of its own, though the shell renders this component for all of them.
  return <MountedScreen key={`${remote}/${screen}`} remote={remote} screen={screen} />;
}

function MountedScreen({ remote, screen }: RemoteScreenProps) {
  const { load, retry } = useScreenLoad(remote, screen);
  const { pathname } = useLocation();
  const version = usePlatform().boot.release.remotes[remote]?.version ?? 'none';
  const source = `${remote}@${version}`;
  return (
    <div data-remote={remote} data-version={version}>
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
