/**
 * The one federation runtime of a page, bundled into the shell in place of the stock one (18.7 kB brotli there, about
 * half here). It keeps the stock code for share scopes and leaves out what our loader does itself: manifests,
 * snapshots, preload lists, script loading. Remotes carry none of it: their build replaces the same module by
 * `provided-runtime.ts`, which finds this object under a global name.
 */
import { ModuleFederation } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import type { FederationRuntime, WebpackRequire } from './federation-runtime.ts';

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

function createInstance(webpackRequire: WebpackRequire): ModuleFederation {
  const options = webpackRequire.federation.initOptions;
  if (options === undefined) throw new Error('A federated build started without its options');
  // The id keeps two versions of one remote apart: an open tab may try a second address after a failed first one.
  return new ModuleFederation({ ...options, id: `${options.name}@${String(performance.now())}` });
}

globalThis.__orimeFederation ??= leanRuntime;

export default leanRuntime;
