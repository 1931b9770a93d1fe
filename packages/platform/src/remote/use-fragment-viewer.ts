import type { FragmentViewer } from '@orime/contracts';
import { useContext } from 'react';
import { RouteContext } from '../navigation/route-context.tsx';
import { useSession } from '../session/use-session.ts';

/** Who looks at which page, as the conditions of fragments ask. */
export function useFragmentViewer(): FragmentViewer {
  const session = useSession();
  const route = useContext(RouteContext)?.path;
  return { userType: session.status === 'signed-in' ? session.user.type : null, route };
}
