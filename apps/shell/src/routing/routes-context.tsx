import { createContext, useContext } from 'react';
import { findRow } from './route-table.ts';
import type { RouteRow } from './route-table.ts';

/** The composed table of the page. */
export const RoutesContext = createContext<readonly RouteRow[]>([]);

/** Whether a link leads somewhere in this release set: the shell offers no link to a screen that is not released. */
export function useHasRoute(): (path: string) => boolean {
  const rows = useContext(RoutesContext);
  return (path) => findRow(rows, path.split(/[?#]/)[0] ?? '/') !== undefined;
}
