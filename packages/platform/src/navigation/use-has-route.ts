import { usePlatform } from '../platform-context.tsx';
import type { Platform } from '../platform.ts';
import { matchInTable } from './match-in-table.ts';

/**
 * Whether a remote of the live release set answers a path, so that a link to an address that is not released yet is not offered, or
 * leads elsewhere. Paths of the shell are always there and not asked for; query and fragment are ignored.
 */
export function useHasRoute(): (path: string) => boolean {
  const { boot } = usePlatform();
  return (path) => matchInTable(routesOf(boot.release), path.split(/[?#]/)[0] ?? '/') !== undefined;
}

type Release = Platform['boot']['release'];
const routes = new WeakMap<Release, { readonly path: string }[]>();

function routesOf(release: Release): { readonly path: string }[] {
  const known = routes.get(release) ?? Object.values(release.remotes).flatMap((remote) => remote.routes.map(({ path }) => ({ path })));
  routes.set(release, known);
  return known;
}
