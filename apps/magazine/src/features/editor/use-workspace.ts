import { useEffect, useState } from 'react';
import type { Workspace } from './workspace.tsx';

type Loaded = { readonly Workspace?: typeof Workspace; readonly failure?: unknown };

/**
 * The editor's code, fetched while the story is on its way; undefined until it is here. Not `lazy`: React shows what suspended at most
 * every 300 ms, and would draw the desk in pieces that begin anew. Fails as a rendering, for the boundary around the screen.
 */
export function useWorkspace(): typeof Workspace | undefined {
  const [loaded, setLoaded] = useState<Loaded>({});
  // Synchronises with the load of the code.
  useEffect(() => {
    let isWanted = true;
    const take = (next: Loaded): void => {
      if (isWanted) setLoaded(next);
    };
    import('./workspace.tsx').then(
      (module) => take({ Workspace: module.Workspace }),
      (failure: unknown) => take({ failure }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (loaded.failure !== undefined) throw loaded.failure;
  return loaded.Workspace;
}
