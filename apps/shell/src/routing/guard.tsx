import { Navigate, useLocation, useSession } from '@orime/platform';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { isGuarded } from './is-guarded.ts';
import { registerPath } from './register-path.ts';
import { RoutesContext } from './routes-context.tsx';

/** Signed-in routes send a visitor to `/register`, with the way back. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const rows = useContext(RoutesContext);
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'signed-in' || !isGuarded(rows, pathname)) return children;
  return <Navigate to={registerPath(pathname + search + hash, session.endedBy === 'expired')} replace />;
}
