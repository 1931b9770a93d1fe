import type { ProvidedModule, ShareScope } from './share-instance.ts';

/** A module as the host has it: at hand, or fetched when a remote first asks. */
export type HostModule = { readonly version: string } & ({ readonly module: object } | { readonly load: () => Promise<object> });

/** What a host hands to a container's `init`: its modules, each a singleton, in the form that containers understand. */
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
