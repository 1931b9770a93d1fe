import type { RouteDeclaration } from '@orime/contracts';
import { Navigate, useLocation, useSession } from '@orime/platform';
import type { ReactNode } from 'react';
import { registerPath } from './register-path.ts';

export interface GuardProps {
  readonly route: RouteDeclaration;
  readonly children: ReactNode;
}

/** Signed-in routes send a visitor to `/register`. The verification link is let through: its token signs in (decision T1). */
export function Guard({ route, children }: GuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (route.access === 'public' || session.status === 'signed-in' || route.screen === 'verify') return children;
  return <Navigate to={registerPath(pathname + search, session.endedBy === 'expired')} replace />;
}
