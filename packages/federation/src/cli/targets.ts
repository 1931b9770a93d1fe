import type { VersionMap } from '../registry/compose-revision.ts';
import { RegistryError } from '../registry/registry-error.ts';

/** Versions that were named on the command line, such as `magazine@0.1.0+9c2e71d0ab`. */
export function parseTargets(targets: readonly string[]): VersionMap {
  return Object.fromEntries(
    targets.map((target) => {
      const at = target.indexOf('@');
      if (at < 1 || at === target.length - 1)
        throw new RegistryError('version_unknown', `"${target}" is not of the form remote@version`, { target });
      return [target.slice(0, at), target.slice(at + 1)];
    }),
  );
}
