import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedRanges } from '../preset/shared-five.ts';
import { RegistryError } from '../registry/registry-error.ts';

export interface FederatedBuild {
  readonly entry: string;
  readonly container: string;
  /** Exports the container instead of leaving it under a global name. */
  readonly isModule: boolean;
  /** Version range by module that it takes from its host. */
  readonly shared: Readonly<Record<string, string>>;
}

interface SharedModule {
  readonly name: string;
  readonly requiredVersion?: string | false;
  readonly assets?: { readonly js?: { readonly sync?: readonly string[]; readonly async?: readonly string[] } };
}

interface FederationManifest {
  readonly metaData?: { readonly globalName?: string; readonly remoteEntry?: { name?: string; path?: string; type?: string } };
  readonly shared?: readonly SharedModule[];
}

/** What the `mf-manifest.json` of a build says. Errors: `build_missing` without one, `manifest_invalid` where it names no entry. */
export async function readFederationManifest(folder: string): Promise<FederatedBuild> {
  const file = join(folder, 'mf-manifest.json');
  if (!existsSync(file))
    throw new RegistryError('build_missing', `${file} does not exist; build with the manifest of Module Federation`, { file });
  const { metaData, shared = [] }: FederationManifest = JSON.parse(await readFile(file, 'utf8'));
  const { name, path = '', type } = metaData?.remoteEntry ?? {};
  if (name === undefined || metaData?.globalName === undefined)
    throw new RegistryError('manifest_invalid', `${file} names no entry and no container`, { file });
  const entry = `${path}${path === '' || path.endsWith('/') ? '' : '/'}${name}`;
  return { entry, container: metaData.globalName, isModule: type === 'module' || type === 'esm', shared: takenModules(shared) };
}

/** What a shell lends is taken from it, also by a build that has its own beside; what none lends only by one that has no other. */
function takenModules(shared: readonly SharedModule[]): Readonly<Record<string, string>> {
  const taken = shared.filter(
    ({ name, assets }) => name in sharedRanges() || (assets?.js?.sync ?? []).length + (assets?.js?.async ?? []).length === 0,
  );
  return Object.fromEntries(taken.map(({ name, requiredVersion }) => [name, requiredVersion || '*']));
}
