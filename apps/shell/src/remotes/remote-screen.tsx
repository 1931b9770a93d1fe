import { lazy, memo, Suspense, useState } from 'react';
import type { ComponentType } from 'react';

export type RemoteScreenProps = {
  readonly remote: string;
  /** Key of the screen in the remote's route table. */
  readonly screen: string;
};

/**
 * One screen of one remote. Whatever happens to the remote happens inside this element. `memo`, because React draws markup anew when
 * something above it is rendered before its code has come.
 */
export const RemoteScreen = memo(function RemoteScreen({ remote, screen }: RemoteScreenProps) {
  // What is there already is drawn without a fallback: React shows one for 300 ms at least.
  const [Mounted] = useState(() => mounted ?? LazyMounted);
  return (
    // Keeps the footer below the fold until there is something to show.
    <Suspense fallback={<div style={{ minHeight: '100dvh' }} />}>
      {/* The key gives every screen a life of its own, though the shell renders this component for all of them. */}
      <Mounted key={`${remote}/${screen}`} remote={remote} screen={screen} />
    </Suspense>
  );
});

let mounted: ComponentType<RemoteScreenProps> | undefined;

/** The loader and the shared five come with the first remote; the document of a remote's page preloads them. */
async function loadLoader() {
  const { MountedScreen, prepareScreen } = await import(/* webpackChunkName: "loader" */ './mounted-screen.tsx');
  mounted = MountedScreen;
  return { MountedScreen, prepareScreen };
}

/**
 * Starts a screen that is about to be shown; settles when its loader is there and the load has begun, or when it can be drawn. A load that
 * fails is told when the screen is asked for.
 */
export async function prepareRemoteScreen(props: RemoteScreenProps, until: 'begun' | 'ready' = 'begun'): Promise<void> {
  try {
    const { prepareScreen } = await loadLoader();
    const outcome = prepareScreen(props);
    if (until === 'ready') await outcome;
  } catch {
    // Told where the screen stands.
  }
}

const LazyMounted = lazy(async () => ({ default: (await loadLoader()).MountedScreen }));
