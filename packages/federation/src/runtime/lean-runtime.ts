/**
 * The one federation runtime of a page, bundled into the shell in place of the stock one (18.7 kB brotli there, about
 * 3 here). It keeps the stock glue for generated code and leaves out what is decided elsewhere: manifests, snapshots,
 * preload lists and script loading are our loader's, versions are the release gate's. Remotes carry none of it: their
 * build replaces the same module by `provided-runtime.ts`, which finds this object under a global name.
 */
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import type { FederationRuntime, WebpackRequire } from './federation-runtime.ts';
import { ShareInstance } from './share-instance.ts';

const leanRuntime: FederationRuntime = {
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    installInitialConsumes,
    initContainerEntry,
    init: ({ webpackRequire }) => createInstance(webpackRequire),
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

function createInstance(webpackRequire: WebpackRequire): ShareInstance {
  const options = webpackRequire.federation.initOptions;
  if (options === undefined) throw new Error('A federated build started without its options');
  return new ShareInstance(options);
}

globalThis.__orimeFederation ??= leanRuntime;

export default leanRuntime;
