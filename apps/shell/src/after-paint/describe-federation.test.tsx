import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReleaseSet } from '@orime/contracts';
import { describeFederation } from './describe-federation.ts';

const remoteOf = (name: string, version: string) => ({
  version,
  base: `/r/${name}/${version}/`,
  entry: 'remote.abc.js',
  container: name.replaceAll('-', '_'),
  routes: [],
});
const release: ReleaseSet = {
  id: 'rs_1',
  revision: 7,
  shell: '3.2.0+aa',
  remotes: { magazine: remoteOf('magazine', '1.5.0+bb'), 'retail-shop': remoteOf('retail-shop', '5.4.1+cc') },
};

/** Addresses that the page has asked for; jsdom keeps no list of them. */
let asked: readonly string[];
beforeEach(() => {
  asked = [];
  Object.assign(performance, { getEntriesByType: () => asked.map((path) => ({ name: `${location.origin}${path}` })) });
  describeFederation(release);
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
});

/** What developer tools read. */
function described() {
  return Reflect.get(globalThis, '__FEDERATION__');
}

test('tools see the shell with every remote of the set before one is loaded', () => {
  expect(described().moduleInfo).toEqual({
    shell: expect.objectContaining({
      version: '3.2.0+aa',
      remotesInfo: { magazine: { matchedVersion: '1.5.0+bb' }, 'retail-shop': { matchedVersion: '5.4.1+cc' } },
    }),
  });
  expect(described().__INSTANCES__).toEqual([{ name: 'shell', options: { name: 'shell', remotes: [] } }]);
});

test('a remote appears when its entry is asked for, by the name that its container has', () => {
  asked = ['/r/shell/3.2.0+aa/shell.js', '/r/retail-shop/5.4.1+cc/remote.abc.js'];
  const { moduleInfo, __INSTANCES__: instances } = described();
  expect(Object.keys(moduleInfo)).toEqual(['shell', 'retail-shop']);
  expect(moduleInfo['retail-shop']).toEqual({
    version: '5.4.1+cc',
    globalName: 'retail_shop',
    remoteEntry: '/r/retail-shop/5.4.1+cc/remote.abc.js',
    modules: [{ moduleName: './remote' }],
    remotesInfo: {},
    shared: [],
  });
  expect(instances[0].options.remotes).toEqual(['retail-shop']);
});
