import type { RemoteManifest } from '@orime/contracts';
import semver from 'semver';
import { RegistryError } from './registry-error.ts';

/** Throws when versions cannot be live together: two owners of one path, or a remote that needs more than the shell offers. */
export function refuseConflicts(manifests: readonly RemoteManifest[]): void {
  refuseSharedPaths(manifests);
  refuseShellMismatch(manifests);
}

function refuseSharedPaths(manifests: readonly RemoteManifest[]): void {
  const owners = new Map<string, string>();
  for (const { name, routes } of manifests) {
    for (const { path } of routes) {
      const shape = path.replace(/:\w+/g, ':');
      const owner = owners.get(shape);
      if (owner !== undefined && owner !== name) {
        throw new RegistryError('route_conflict', `${path} is claimed by both ${owner} and ${name}`, { path, remotes: [owner, name] });
      }
      owners.set(shape, name);
    }
  }
}

function refuseShellMismatch(manifests: readonly RemoteManifest[]): void {
  const shell = manifests.find(({ name }) => name === 'shell');
  const offered = shell?.requires.shellApi.replace(/^[^0-9]+/, '');
  for (const { name, version, requires } of manifests) {
    if (offered === undefined || semver.satisfies(offered, requires.shellApi)) continue;
    throw new RegistryError(
      'shell_api_mismatch',
      `${name}@${version} needs shell API ${requires.shellApi}, the set's shell offers ${offered}`,
      {
        remote: name,
        version,
        needs: requires.shellApi,
        offers: offered,
      },
    );
  }
}
