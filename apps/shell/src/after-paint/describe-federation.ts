import type { ReleaseSet } from '@orime/contracts';
import { entryAddress } from '../remotes/resolve-remote.ts';

interface ModuleInfo {
  readonly version: string;
  readonly globalName: string;
  readonly remoteEntry: string;
  readonly modules: readonly { readonly moduleName: string }[];
  readonly remotesInfo: Readonly<Record<string, { readonly matchedVersion: string }>>;
  readonly shared: readonly string[];
}

/**
 * Tells the browser's tools for Module Federation what the page consists of, in the form of its own runtime (`__FEDERATION__`): the shell
 * with the remotes of the release set, and those that are loaded by now.
 */
export function describeFederation(release: ReleaseSet): void {
  Object.defineProperty(globalThis, '__FEDERATION__', {
    configurable: true,
    get: () => {
      const moduleInfo = composeModuleInfo(release);
      const loaded = Object.keys(moduleInfo).filter((name) => name !== 'shell');
      return {
        moduleInfo,
        __INSTANCES__: [{ name: 'shell', options: { name: 'shell', remotes: loaded } }],
        __SHARE__: {},
        __MANIFEST_LOADING__: {},
      };
    },
  });
}

function composeModuleInfo({ shell, remotes }: ReleaseSet): Readonly<Record<string, ModuleInfo>> {
  const requested = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const loaded = Object.entries(remotes).flatMap(([name, remote]): [string, ModuleInfo][] => {
    const remoteEntry = entryAddress(remote, 1);
    if (!requested.has(new URL(remoteEntry, location.href).pathname)) return [];
    const { version, container: globalName } = remote;
    return [[name, { version, globalName, remoteEntry, modules: [{ moduleName: './remote' }], remotesInfo: {}, shared: [] }]];
  });
  const remotesInfo = Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, { matchedVersion: version }]));
  return {
    shell: { version: shell, globalName: 'shell', remoteEntry: '', modules: [], remotesInfo, shared: [] },
    ...Object.fromEntries(loaded),
  };
}
