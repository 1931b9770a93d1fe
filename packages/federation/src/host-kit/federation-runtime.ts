import type { ShareInstance, ShareScope } from './share-instance.ts';

/** A module's entry in webpack's registry. */
interface WebpackModule {
  exports: unknown;
}

/** The part of a container's `__webpack_require__` that the runtime uses (federation 2.9.2). */
export interface WebpackRequire {
  readonly federation: { readonly instance?: ShareInstance; readonly initOptions?: ConstructorParameters<typeof ShareInstance>[0] };
  /** Requirements of the container's chunks: module id → shared module, chunk → module ids. */
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping?: Readonly<Record<string, { readonly shareKey: string }>>;
    readonly chunkMapping?: Readonly<Record<string, readonly string[]>>;
    readonly initialConsumes?: readonly string[];
  };
  /** Module factories and module cache. */
  readonly m: Record<string, (module: WebpackModule) => void>;
  readonly c: Record<string, unknown>;
  S?: Record<string, ShareScope>;
}

interface ConsumeRequest {
  readonly chunkId: string;
  readonly promises: unknown[];
  /** By module id: the promise of a running load, 0 once loaded. */
  readonly installedModules: Record<string, Promise<void> | 0>;
  readonly webpackRequire: WebpackRequire;
}

interface InitRequest {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScope;
  readonly shareScopeKey?: string;
}

/** The object that a federated build imports as its runtime; has everything that generated code calls. */
export interface FederationRuntime {
  readonly runtime: object;
  readonly instance: undefined;
  readonly initOptions: undefined;
  readonly bundlerRuntime: {
    readonly S: object;
    readonly I: () => true;
    readonly consumes: (request: ConsumeRequest) => void;
    readonly installInitialConsumes: (request: Pick<ConsumeRequest, 'webpackRequire'>) => void;
    readonly initContainerEntry: (request: InitRequest) => true;
    readonly init: (request: { readonly webpackRequire: WebpackRequire }) => ShareInstance;
  };
  readonly attachShareScopeMap: (webpackRequire: WebpackRequire) => void;
  readonly bundlerRuntimeOptions: object;
}

declare global {
  /** Named after the major of the federation format that it implements: a runtime of another format stands beside it. */
  var __orimeFederation_2: FederationRuntime | undefined;
  /** The same, for remotes that were released while the name had no number. */
  var __orimeFederation: FederationRuntime | undefined;
}
