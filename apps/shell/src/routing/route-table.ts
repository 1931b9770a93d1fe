import type { ReleaseSet, RouteDeclaration } from '@orime/contracts';
import { matchInTable } from '@orime/platform/host';
import { shellRoutes } from './shell-routes.ts';

/** One row of the composed table and who draws it. */
export interface RouteRow {
  /** `shell`, or the remote's name: also the namespace of the title. */
  readonly owner: string;
  readonly route: RouteDeclaration;
}

/** The shell's own screens and those of every remote of the release set. */
export function composeRoutes(release: ReleaseSet): readonly RouteRow[] {
  const own = shellRoutes.map((route) => ({ owner: 'shell', route }));
  const theirs = Object.entries(release.remotes).flatMap(([owner, remote]) => remote.routes.map((route) => ({ owner, route })));
  return [...own, ...theirs];
}

/** The row that shows a path, static segments before parameters; undefined for the not-found page. */
export function findRow(rows: readonly RouteRow[], pathname: string): RouteRow | undefined {
  return findMatch(rows, pathname)?.route.row;
}

/** The same with the values of its parameters, as React Router gives it. */
export function findMatch(rows: readonly RouteRow[], pathname: string) {
  return matchInTable(toRouteObjects(rows), pathname);
}

const objects = new WeakMap<readonly RouteRow[], { path: string; row: RouteRow }[]>();

/** Rows in React Router's form, made once per table. */
function toRouteObjects(rows: readonly RouteRow[]): { path: string; row: RouteRow }[] {
  const known = objects.get(rows) ?? rows.map((row) => ({ path: row.route.path, row }));
  objects.set(rows, known);
  return known;
}
