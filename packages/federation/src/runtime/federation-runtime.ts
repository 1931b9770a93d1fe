import type { ShareInstance } from './share-instance.ts';

/** The part of webpack's require function that the federation runtime reads. */
export interface WebpackRequire {
  readonly federation: { readonly initOptions?: ConstructorParameters<typeof ShareInstance>[0] };
}

/** Shape of the object that federated builds expect as their runtime (webpack-bundler-runtime 2.9.2). */
export interface FederationRuntime {
  readonly runtime: object;
  readonly instance: undefined;
  readonly initOptions: undefined;
  readonly bundlerRuntime: {
    readonly S: object;
    readonly I: unknown;
    readonly consumes: unknown;
    readonly installInitialConsumes: unknown;
    readonly initContainerEntry: unknown;
    readonly init: (options: { readonly webpackRequire: WebpackRequire }) => ShareInstance;
  };
  readonly attachShareScopeMap: unknown;
  readonly bundlerRuntimeOptions: object;
}

declare global {
  var __orimeFederation: FederationRuntime | undefined;
}
