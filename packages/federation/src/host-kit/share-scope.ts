import type { ProvidedModule, ShareScope } from './share-instance.ts';

/** A module that the host provides: already loaded, or loaded on the first request of a remote. */
export type HostModule = { readonly version: string } & ({ readonly module: object } | { readonly load: () => Promise<object> });

/** The share scope that a host passes to a container's `init`: its modules, each a singleton. */
export function shareScope(modules: Readonly<Record<string, HostModule>>): ShareScope {
  return Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, { [module.version]: provided(module) }]));
}

function provided(host: HostModule): ProvidedModule {
  const common = { version: host.version, scope: ['default'], shareConfig: { singleton: true, requiredVersion: '*' }, from: 'host' };
  if ('load' in host) return { ...common, get: async () => asFactory(await host.load()) };
  const factory = asFactory(host.module);
  return { ...common, get: () => factory, lib: factory, loaded: true };
}

function asFactory(module: object): () => object {
  return () => module;
}
