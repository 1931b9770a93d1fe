import { beforeEach, describe, expect, test } from '@jest/globals';
import type { FederationRuntime, WebpackRequire } from './federation-runtime.ts';
import { installRuntime, shareScope, type HostModule } from './index.ts';

const react = { useState: () => 'state' };
let runtime: FederationRuntime;

/** A container's webpack as generated code sets it up: chunk `screen` imports two shared modules. */
function container(): { webpackRequire: WebpackRequire; load: () => Promise<unknown[]>; read: (id: string) => unknown } {
  const webpackRequire: WebpackRequire = {
    federation: { initOptions: { name: 'magazine' } },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { '1': { shareKey: 'react' }, '2': { shareKey: '@orime/ui/overlays' } },
      chunkMapping: { screen: ['1', '2'] },
    },
    m: {},
    c: {},
  };
  Object.assign(webpackRequire.federation, { instance: runtime.bundlerRuntime.init({ webpackRequire }) });
  const installedModules = {};
  const load = () => {
    const promises: unknown[] = [];
    runtime.bundlerRuntime.consumes({ chunkId: 'screen', promises, installedModules, webpackRequire });
    return Promise.all(promises);
  };
  const read = (id: string) => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return { webpackRequire, load, read };
}

function open(modules: Record<string, HostModule>) {
  const opened = container();
  runtime.bundlerRuntime.initContainerEntry({ webpackRequire: opened.webpackRequire, shareScope: shareScope(modules) });
  return opened;
}

beforeEach(() => {
  runtime = installRuntime();
});

describe('the host kit', () => {
  test('gives containers the very modules of the host', async () => {
    const { load, read } = open({
      react: { version: '19.3.1', module: react },
      '@orime/ui/overlays': { version: '0.1.0', load: async () => ({ Dialog: 'dialog' }) },
    });
    await load();
    expect(read('1')).toBe(react);
    expect(read('2')).toEqual({ Dialog: 'dialog' });
  });

  test('fetches a lazily shared module once for several containers', async () => {
    let fetched = 0;
    const scope = shareScope({
      react: { version: '19.3.1', module: react },
      '@orime/ui/overlays': { version: '0.1.0', load: async () => ({ number: ++fetched }) },
    });
    const both = [container(), container()];
    for (const { webpackRequire } of both) runtime.bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: scope });
    await Promise.all(both.map(({ load }) => load()));
    expect(fetched).toBe(1);
    expect(both[0]?.read('2')).toBe(both[1]?.read('2'));
  });

  test('a shared module that could not be fetched is fetched again by the next try', async () => {
    let isDown = true;
    const { load, read } = open({
      react: { version: '19.3.1', module: react },
      '@orime/ui/overlays': {
        version: '0.1.0',
        load: async () => {
          if (isDown) throw new Error('down');
          return { up: true };
        },
      },
    });
    await expect(load()).rejects.toThrow('down');
    isDown = false;
    await load();
    expect(read('2')).toEqual({ up: true });
  });

  test('a module that the host does not have is named', async () => {
    const { load } = open({ react: { version: '19.3.1', module: react } });
    await expect(load()).rejects.toThrow('The host provides no @orime/ui/overlays');
  });

  test('a second installation leaves the first in place', () => {
    expect(installRuntime()).toBe(runtime);
    expect(globalThis.__orimeFederation_2).toBe(runtime);
  });

  test('is found by remotes that were released while its name had no number', () => {
    expect(globalThis.__orimeFederation).toBe(runtime);
  });
});
