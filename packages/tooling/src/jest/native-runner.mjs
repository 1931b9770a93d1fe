import { ModernFakeTimers } from '@jest/fake-timers';
import { expect } from 'expect';
import circus from 'jest-circus/runner';
import { ModuleMocker } from 'jest-mock';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Runs a test file with jest-circus, but imports it with Node's own loader instead of jest's module registry.
 *
 * Jest evaluates ES modules in one `vm` context per file and cannot free it: with the API's 900 modules a worker ran out of memory
 * after some 300 files, and half the run time went into linking. Here every module is loaded once per worker, as in production, so
 * tests of server code share module state. `jest.mock` needs jest's registry and is not available.
 */
export default async function runNatively(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  const setGlobals = runtime.setGlobalsForRuntime.bind(runtime);
  runtime.setGlobalsForRuntime = (globals) => {
    current = { ...globals, expect, jest: jestObject(environment, mocker, timers) };
    setGlobals(globals);
  };
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = (path) => import(pathToFileURL(path).href);
  expect.setState({ testPath, assertionCalls: 0 });
  try {
    return await circus.default(globalConfig, config, environment, runtime, testPath, sendMessageToJest);
  } finally {
    timers.dispose();
    mocker.restoreAllMocks();
  }
}

/** The `@jest/globals` of the test file that is running. */
let current;

function jestObject(environment, mocker, timers) {
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
    useFakeTimers: timers.useFakeTimers.bind(timers),
    useRealTimers: timers.useRealTimers.bind(timers),
    advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
    setTimeout: (timeoutMs) => void (environment.global[Symbol.for('TEST_TIMEOUT_SYMBOL')] = timeoutMs),
  };
}

/** Modules are evaluated once per worker, so each global looks up the current test file when called. */
function forward(name) {
  return new Proxy(() => {}, {
    apply: (_target, _self, args) => current[name](...args),
    get: (_target, key) => current[name][key],
  });
}

const names = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'];
const forwarded = Symbol.for('orime.jest-globals');
globalThis[forwarded] = Object.fromEntries(names.map((name) => [name, forward(name)]));
const source = names.map((name) => `export const ${name} = globalThis[Symbol.for('orime.jest-globals')].${name};`).join('\n');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: `data:text/javascript,${encodeURIComponent(source)}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
