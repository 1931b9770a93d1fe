import { lazy, memo, Suspense } from 'react';

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
  return (
    // Keeps the footer below the fold until there is something to show.
    <Suspense fallback={<div style={{ minHeight: '100dvh' }} />}>
      {/* The key gives every screen a life of its own, though the shell renders this component for all of them. */}
      <MountedScreen key={`${remote}/${screen}`} remote={remote} screen={screen} />
    </Suspense>
  );
});

/** The loader and the shared five come with the first remote; the document of a remote's page preloads them. */
const MountedScreen = lazy(async () => ({ default: (await import('./mounted-screen.tsx')).MountedScreen }));
