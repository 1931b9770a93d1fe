/** One provided version of a shared module, in the form that all federation containers understand. */
export interface ProvidedModule {
  readonly version: string;
  readonly scope?: readonly string[];
  readonly shareConfig?: object;
  /** Answers the module's factory, at once (eager) or later. */
  readonly get: () => ModuleFactory | Promise<ModuleFactory>;
  readonly from?: string;
  lib?: ModuleFactory | undefined;
  loading?: Promise<ModuleFactory> | undefined;
  loaded?: boolean;
}

type ModuleFactory = () => unknown;
/** module → version → who provides it. */
export type ShareScope = Record<string, Record<string, ProvidedModule>>;

interface InstanceOptions {
  readonly name: string;
  readonly remotes?: readonly unknown[];
  readonly shareStrategy?: string;
  /** What this build provides; written by the generated code. */
  readonly shared?: Readonly<Record<string, readonly ProvidedModule[]>>;
}

/**
 * What one container knows about shared modules. It stands in for the stock runtime's
 * class, of which the generated code calls only this much once loading, versions and plugins are decided elsewhere: the
 * shell is the only provider, every shared module is a singleton, and skew is refused when a version is released.
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

  /** A host hands over its scope: from now on both see the same modules. */
  initShareScopeMap(scopeName: string, scope: ShareScope): void {
    this.shareScopeMap[scopeName] = scope;
  }

  /** Nothing to wait for: whoever provides modules has registered them. */
  initializeSharing(scopeName: string): readonly Promise<unknown>[] {
    this.shareScopeMap[scopeName] ??= {};
    return [];
  }

  registerShared(shared: Readonly<Record<string, readonly ProvidedModule[]>>): void {
    for (const [name, versions] of Object.entries(shared)) {
      for (const module of versions) {
        for (const scopeName of module.scope ?? ['default']) {
          const scope = (this.shareScopeMap[scopeName] ??= {});
          // First come, first served: a page never swaps a singleton.
          (scope[name] ??= {})[module.version] ??= { ...module, from: this.name };
        }
      }
    }
  }

  /** The module's factory, or false where nobody provides it. */
  async loadShare(name: string): Promise<ModuleFactory | false> {
    const module = this.find(name);
    if (module === undefined) return false;
    if (module.lib === undefined) {
      module.loading ??= Promise.resolve(module.get());
      try {
        module.lib = await module.loading;
        module.loaded = true;
      } finally {
        // A load that failed is tried again by the next one who asks.
        module.loading = undefined;
      }
    }
    return module.lib;
  }

  /** For modules in the entry's own chunk, which cannot wait. */
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
