/** One provided version of a shared module, in the format of federation containers. */
export interface ProvidedModule {
  readonly version: string;
  readonly scope?: readonly string[];
  readonly shareConfig?: object;
  /** Returns the module's factory, synchronously (eager) or as a promise. */
  readonly get: () => ModuleFactory | Promise<ModuleFactory>;
  readonly from?: string;
  lib?: ModuleFactory | undefined;
  loading?: Promise<ModuleFactory> | undefined;
  loaded?: boolean;
}

type ModuleFactory = () => unknown;
/** Module → version → provider. */
export type ShareScope = Record<string, Record<string, ProvidedModule>>;

interface InstanceOptions {
  readonly name: string;
  readonly remotes?: readonly unknown[];
  readonly shareStrategy?: string;
  /** The modules this build provides; set by generated code. */
  readonly shared?: Readonly<Record<string, readonly ProvidedModule[]>>;
}

/**
 * A container's view of the shared modules. Implements the part of the stock runtime's class that generated code calls: the shell is
 * the only provider, every shared module is a singleton, and version skew is rejected at release time.
 */
export class ShareInstance {
  readonly name: string;
  readonly shareScopeMap: Record<string, ShareScope> = {};
  options: InstanceOptions;

  constructor(options: InstanceOptions) {
    this.name = options.name;
    this.options = options;
    this.registerShared(options.shared ?? {});
  }

  initOptions(options: InstanceOptions): InstanceOptions {
    this.options = { ...this.options, ...options };
    return this.options;
  }

  /** Adopts the host's scope, so that both share the same modules. */
  initShareScopeMap(scopeName: string, scope: ShareScope): void {
    this.shareScopeMap[scopeName] = scope;
  }

  /** Nothing to await: providers have already registered their modules. */
  initializeSharing(scopeName: string): readonly Promise<unknown>[] {
    this.shareScopeMap[scopeName] ??= {};
    return [];
  }

  registerShared(shared: Readonly<Record<string, readonly ProvidedModule[]>>): void {
    for (const [name, versions] of Object.entries(shared)) {
      for (const module of versions) {
        for (const scopeName of module.scope ?? ['default']) {
          const scope = (this.shareScopeMap[scopeName] ??= {});
          // First registration wins: a page never swaps a singleton.
          (scope[name] ??= {})[module.version] ??= { ...module, from: this.name };
        }
      }
    }
  }

  /** The module's factory, or false when nobody provides it. */
  async loadShare(name: string): Promise<ModuleFactory | false> {
    const module = this.find(name);
    if (module === undefined) return false;
    if (module.lib === undefined) {
      module.loading ??= Promise.resolve(module.get());
      try {
        module.lib = await module.loading;
        module.loaded = true;
      } finally {
        // Do not cache a failed load; the next caller retries.
        module.loading = undefined;
      }
    }
    return module.lib;
  }

  /** For modules in the entry's own chunk, which cannot wait. Throws when the module is not loaded yet. */
  loadShareSync(name: string): ModuleFactory {
    const module = this.find(name);
    const factory = module?.lib ?? module?.get();
    if (module === undefined || typeof factory !== 'function') throw new Error(`Shared module ${name} is not there at once`);
    module.lib = factory;
    module.loaded = true;
    return factory;
  }

  private find(name: string): ProvidedModule | undefined {
    const versions = Object.values(this.shareScopeMap['default']?.[name] ?? {});
    return versions.find(({ loaded }) => loaded) ?? versions[0];
  }
}
