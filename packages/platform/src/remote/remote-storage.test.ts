import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { installPlatform } from '../current-platform.ts';
import { testPlatform } from '../test-tools.ts';
import { remoteStorage } from './remote-storage.ts';

let reports: unknown[];
const originalFetch = globalThis.fetch;

beforeEach(() => {
  localStorage.clear();
  reports = [];
  globalThis.fetch = async (input, init) => {
    reports.push(await new Request(input, init).json());
    return Response.json({ id: 'err_1' });
  };
  const released = { version: '1.0.0+a', base: '/r/x/', entry: 'x.js', container: 'x', routes: [] };
  const remotes = { magazine: { ...released, rights: { storage: ['orime.magazine.', 'orime.unit'] } }, admin: released };
  installPlatform(testPlatform({ bootPart: { release: { id: 'rs_1', revision: 1, shell: '1.0.0', remotes } } }));
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

test('a remote stores under the keys that it declares, whole ones and beginnings', () => {
  const storage = remoteStorage('magazine');
  storage.setItem('orime.magazine.read', '["a"]');
  storage.setItem('orime.unit', 'cm');
  expect([storage.getItem('orime.magazine.read'), localStorage.getItem('orime.unit')]).toEqual(['["a"]', 'cm']);
  storage.removeItem('orime.unit');
  expect(storage.getItem('orime.unit')).toBeNull();
});

test('what it does not declare is neither read nor written, and reported as its own', async () => {
  localStorage.setItem('root', 'of the shell');
  const storage = remoteStorage('magazine');
  expect(storage.getItem('root')).toBeNull();
  storage.setItem('root', 'spoilt');
  remoteStorage('admin').setItem('orime.magazine.read', 'x');
  expect([localStorage.getItem('root'), localStorage.getItem('orime.magazine.read')]).toEqual(['of the shell', null]);
  await waitFor(() =>
    expect(reports).toMatchObject([
      { message: 'magazine does not declare that it stores "root"', remote: 'magazine@1.0.0+a' },
      { remote: 'admin@1.0.0+a' },
    ]),
  );
});

test('a remote that runs alone declares nothing, and may use every key', () => {
  remoteStorage('stylists').setItem('anything', '1');
  expect(localStorage.getItem('anything')).toBe('1');
});
