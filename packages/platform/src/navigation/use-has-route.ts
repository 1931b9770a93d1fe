import { matchRoutes } from 'react-router-dom';
import { usePlatform } from '../platform-context.tsx';

/** Whether a remote of the release set has a screen for a path: a link to one that is not released yet would lead nowhere. */
export function useHasRoute(): (path: string) => boolean {
  const { remotes } = usePlatform().boot.release;
  return (path) => {
    const routes = Object.values(remotes).flatMap((remote) => remote.routes.map((route) => ({ path: route.path })));
    return matchRoutes(routes, path.split(/[?#]/)[0] ?? '/') !== null;
  };
}
