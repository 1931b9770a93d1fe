import { useEffect, useState } from 'react';
import type { Workspace } from './workspace.tsx';

type Loaded = { readonly Workspace?: typeof Workspace; readonly failure?: unknown };
type Code = { readonly Workspace: typeof Workspace };

let code: Promise<Code> | undefined;

function loadCode(): Promise<Code> {
  code ??= import('./workspace.tsx').catch((error: unknown) => {
    // The next visit of the screen tries again.
    code = undefined;
    throw error;
  });
  return code;
}

// Begins with the screen's own code, while the session and the story are still on their way. A server draws no desk.
if (typeof document !== 'undefined') loadCode().catch(() => undefined);

/**
 * The editor's code, undefined until it is here. Not `lazy`: React shows what suspended at most every 300 ms, and would draw the desk in
 * pieces that begin anew. Fails as a rendering, for the boundary around the screen.
 */
export function useWorkspace(): typeof Workspace | undefined {
  const [loaded, setLoaded] = useState<Loaded>({});
  // Synchronises with the load of the code.
  useEffect(() => {
    let isWanted = true;
    const take = (next: Loaded): void => {
      if (isWanted) setLoaded(next);
    };
    loadCode().then(
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
