import { SIGNED_IN_PATHS } from '@orime/contracts';
import { matchInTable } from '@orime/platform/host';
import { findRow } from './route-table.ts';
import type { RouteRow } from './route-table.ts';

/** Listed as signed-in, yet its token is what signs in: it tries first (decision T1). */
const VERIFY = SIGNED_IN_PATHS.shell;

const listed = Object.values(SIGNED_IN_PATHS)
  .flatMap((paths) => paths.split(' '))
  .filter((path) => path !== VERIFY)
  .map((path) => ({ path }));

/**
 * Whether a path is for signed-in people alone: the specification says so, or the remote that owns it does. The list comes
 * first, as a path is not opened by a remote that is older, says otherwise, or is not there.
 */
export function isGuarded(rows: readonly RouteRow[], pathname: string): boolean {
  if (matchInTable(listed, pathname) !== undefined) return true;
  const route = findRow(rows, pathname)?.route;
  return route?.access === 'signed-in' && route.path !== VERIFY;
}
