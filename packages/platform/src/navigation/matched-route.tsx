import type { ReactNode } from 'react';
import { UNSAFE_RouteContext } from 'react-router-dom';
import type { RouteMatch, RouteObject } from 'react-router-dom';

export type MatchedRouteProps = {
  readonly match: Omit<RouteMatch, 'route'> & { readonly route: { readonly path: string } };
  readonly children: ReactNode;
};

/**
 * Makes a match's parameters those of `useParams` below it, as `useRoutes` does for a table without nesting. That one brings
 * the router's loaders and error boundaries along, which the shell's own take the place of.
 */
export function MatchedRoute({ match, children }: MatchedRouteProps) {
  // The router types the route of a match wider than it reads it.
  const matches = [match as RouteMatch<string, RouteObject>];
  return <UNSAFE_RouteContext value={{ outlet: null, matches, isDataRoute: false }}>{children}</UNSAFE_RouteContext>;
}
