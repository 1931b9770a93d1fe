import { reportError, useLocation } from '@orime/platform';
import { RemoteContext, SlotContext, usePlatform } from '@orime/platform/host';
import type { ReactNode } from 'react';
import { useDrawn } from '../routing/first-screen.ts';
import { noteMount } from './mount-outcomes.ts';
import { beginLoad, outcomeOf } from './part-loads.ts';
import type { PartLoad } from './part-loads.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import type { RemoteScreenProps } from './remote-screen.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import { sourceOf } from './resolve-remote.ts';
import { slotHost } from './slot/slot-host.ts';
import { usePartLoad } from './use-part-load.ts';

/** The screen once the loader is there; lazily imported, because the shell's own pages need none of it. */
export function MountedScreen({ remote, screen }: RemoteScreenProps) {
  const { load, retry } = usePartLoad({ remote, kind: 'screen', key: screen });
  const { pathname } = useLocation();
  useDrawn('screen');
  const source = sourceOf(usePlatform().boot.release, remote);
  return (
    <div data-remote={remote} data-version={source.slice(remote.length + 1)}>
      <RemoteBoundary
        resetKeys={[load, pathname]}
        onError={(error, info) => {
          noteMount(remote, false);
          reportError(error, { remote: source, info });
        }}
        fallback={<RemoteFailure reason="failed" detail={`${source} · screen_threw`} onRetry={retry} />}
      >
        <RemoteContext value={source}>
          <SlotContext value={slotHost}>{content(load, source, retry)}</SlotContext>
        </RemoteContext>
      </RemoteBoundary>
    </div>
  );
}

/** Runs the code of a screen that is about to be shown; resolves when there is something to draw. */
export async function prepareScreen({ remote, screen }: RemoteScreenProps): Promise<void> {
  const part = { remote, kind: 'screen', key: screen } as const;
  beginLoad(part);
  await outcomeOf(part);
}

function content(load: PartLoad, source: string, retry: () => void): ReactNode {
  switch (load.status) {
    case 'loading':
      return <RemoteSkeleton />;
    case 'slow':
      return <RemoteFailure reason="slow" detail={source} onRetry={retry} />;
    case 'failed':
      return <RemoteFailure reason="failed" detail={`${source} · ${load.error.code}`} onRetry={retry} />;
    case 'ready':
      return <load.Part />;
  }
}
