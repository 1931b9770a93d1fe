import type { FederationRuntime, WebpackRequire } from './federation-runtime.ts';
import { ShareInstance } from './share-instance.ts';

/**
 * Gives the page its one federation runtime, before the first remote runs. Remotes carry none: their build finds this
 * one under a global name. The stock one weighs 18.7 kB brotli for manifests, snapshots, preload lists and script
 * loading, which are the loader's here, and for version ranges, which are the release gate's; what the generated code of
 * a container calls beyond that is this file. It speaks federation 2.9.2, which remotes state as `requires.mfRuntime`.
 */
export function installRuntime(): void {
  globalThis.__orimeFederation ??= {
    runtime: {},
    instance: undefined,
    initOptions: undefined,
    bundlerRuntime: { S: {}, I: () => true, consumes, installInitialConsumes, initContainerEntry, init },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
}

type Runtime = FederationRuntime['bundlerRuntime'];

const init: Runtime['init'] = ({ webpackRequire }) => {
  const options = webpackRequire.federation.initOptions;
  if (options === undefined) throw new Error('A federated build started without its options');
  return new ShareInstance(options);
};

/** The host hands over its modules. */
const initContainerEntry: Runtime['initContainerEntry'] = ({ webpackRequire, shareScope, shareScopeKey = 'default' }) => {
  instanceOf(webpackRequire).initShareScopeMap(shareScopeKey, shareScope);
  attachShareScopeMap(webpackRequire);
  return true;
};

/** Before a chunk runs, the shared modules that it imports are put where webpack looks for modules. */
const consumes: Runtime['consumes'] = ({ chunkId, promises, installedModules, webpackRequire }) => {
  for (const id of webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
    installedModules[id] ??= install(id, webpackRequire).then(
      () => {
        installedModules[id] = 0;
      },
      (error: unknown) => {
        // The next try asks again.
        delete installedModules[id];
        throw error;
      },
    );
    promises.push(installedModules[id]);
  }
};

const installInitialConsumes: Runtime['installInitialConsumes'] = ({ webpackRequire }) => {
  for (const id of webpackRequire.consumesLoadingData.initialConsumes ?? []) {
    put(id, instanceOf(webpackRequire).loadShareSync(keyOf(id, webpackRequire)), webpackRequire);
  }
};

async function install(id: string, webpackRequire: WebpackRequire): Promise<void> {
  const key = keyOf(id, webpackRequire);
  const factory = await instanceOf(webpackRequire).loadShare(key);
  if (factory === false) throw new Error(`The host provides no ${key}`);
  put(id, factory, webpackRequire);
}

function put(id: string, factory: () => unknown, webpackRequire: WebpackRequire): void {
  webpackRequire.m[id] = (module) => {
    // The shared module has a cache of its own.
    delete webpackRequire.c[id];
    module.exports = factory();
  };
}

function attachShareScopeMap(webpackRequire: WebpackRequire): void {
  webpackRequire.S = instanceOf(webpackRequire).shareScopeMap;
}

function keyOf(id: string, webpackRequire: WebpackRequire): string {
  return webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping?.[id]?.shareKey ?? id;
}

function instanceOf(webpackRequire: WebpackRequire): ShareInstance {
  const { instance } = webpackRequire.federation;
  if (instance === undefined) throw new Error('A container was used before its runtime started');
  return instance;
}
