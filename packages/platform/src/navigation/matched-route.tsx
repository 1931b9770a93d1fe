import type { ReactNode } from 'react';
import { UNSAFE_RouteContext } from 'react-router-dom';
import type { RouteMatch, RouteObject } from 'react-router-dom';

export type MatchedRouteProps = {
  readonly match: Omit<RouteMatch, 'route'> & { readonly route: { readonly path: string } };
  readonly children: ReactNode;
};

/**
 * Provides a match's parameters to `useParams` below it, as `useRoutes` does for a flat table. `useRoutes` would add the router's
 * loaders and error boundaries, which the shell replaces.
 */
export function MatchedRoute({ match, children }: MatchedRouteProps) {
  // The router declares the route's type wider than what it reads.
  const matches = [match as RouteMatch<string, RouteObject>];
  return <UNSAFE_RouteContext value={{ outlet: null, matches, isDataRoute: false }}>{children}</UNSAFE_RouteContext>;
}
