import { describe, expect, test } from '@jest/globals';
import type { ReleaseSet } from '@orime/contracts';
import { entryAddress, resolveRemote } from './resolve-remote.ts';

const magazine = { version: '1.0.0+a', base: '/r/magazine/1.0.0+a/', entry: 'remote.abc.js', container: 'magazine', routes: [] };
const release: ReleaseSet = { id: 'rs_1', revision: 1, shell: '1.0.0', remotes: { magazine } };

describe('resolving a remote', () => {
  test('finds the version of the document’s own set', () => {
    expect(resolveRemote(release, 'magazine')).toBe(magazine);
  });

  test('a remote outside the set is an error with a code', () => {
    expect(() => resolveRemote(release, 'stylists')).toThrow(
      expect.objectContaining({ code: 'remote_not_released', name: 'RemoteError', remote: 'stylists' }),
    );
  });

  test('every attempt has an address of its own, which its chunks inherit', () => {
    expect([1, 2, 3].map((attempt) => entryAddress(magazine, attempt))).toEqual([
      '/r/magazine/1.0.0+a/remote.abc.js',
      '/r/magazine/1.0.0+a/~2/remote.abc.js',
      '/r/magazine/1.0.0+a/~3/remote.abc.js',
    ]);
  });
});
