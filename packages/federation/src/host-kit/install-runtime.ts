import type { FederationRuntime, WebpackRequire } from './federation-runtime.ts';
import { ShareInstance } from './share-instance.ts';

/**
 * The page's single federation runtime, installed by whoever asks first: the shell's loader, or a remote's entry on a page of others.
 * It replaces the stock runtime (18.7 kB brotli), whose manifests, preloading and version ranges are covered here by
 * the loader and the release checks. Implements federation 2.9.2, which remotes state as `requires.mfRuntime`.
 */
export function installRuntime(): FederationRuntime {
  const runtime = (globalThis.__orimeFederation_2 ??= {
    runtime: {},
    instance: undefined,
    initOptions: undefined,
    bundlerRuntime: { S: {}, I: () => true, consumes, installInitialConsumes, initContainerEntry, init },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  });
  globalThis.__orimeFederation ??= runtime;
  return runtime;
}

type Runtime = FederationRuntime['bundlerRuntime'];

const init: Runtime['init'] = ({ webpackRequire }) => {
  const options = webpackRequire.federation.initOptions;
  if (options === undefined) throw new Error('A federated build started without its options');
  return new ShareInstance(options);
};

/** Gives a container the host's shared modules. */
const initContainerEntry: Runtime['initContainerEntry'] = ({ webpackRequire, shareScope, shareScopeKey = 'default' }) => {
  instanceOf(webpackRequire).initShareScopeMap(shareScopeKey, shareScope);
  attachShareScopeMap(webpackRequire);
  return true;
};

/** Before a chunk runs, places the shared modules it imports into webpack's module registry. */
const consumes: Runtime['consumes'] = ({ chunkId, promises, installedModules, webpackRequire }) => {
  for (const id of webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
    installedModules[id] ??= install(id, webpackRequire).then(
      () => {
        installedModules[id] = 0;
      },
      (error: unknown) => {
        // Forget the failed load, so that the next attempt retries.
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
    // The shared module has its own cache.
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
