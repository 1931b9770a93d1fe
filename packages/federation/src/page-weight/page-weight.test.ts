import { expect, test } from '@jest/globals';
import type { RemoteManifest } from '@orime/contracts';
import { readManifest } from '../registry/read-manifest.ts';
import { sampleBuild, sampleRoute, type SampleBuild } from '../registry/sample-build.ts';
import { findRoute, pageWeight } from './page-weight.ts';

const FONT = 'inter-latin-wght-normal.0123456789abcdef.woff2';
const ENTRY = 'entry.0123456789abcdef.js';

/** Manifests of one set, as their builds write them. */
async function setOf(...builds: readonly SampleBuild[]): Promise<readonly RemoteManifest[]> {
  return Promise.all(builds.map(async (build) => readManifest(await sampleBuild(build))));
}

const shell: SampleBuild = {
  name: 'shell',
  version: '1.0.0',
  routes: [sampleRoute('shell', '/about', { screen: 'about' })],
  files: {
    'about.js': 'about',
    'shared.js': 'lent to remotes',
    'en.js': 'texts',
    'jp.js': '日本語',
    [FONT]: 'letters',
    'other.woff2': 'rare letters',
  },
  chunks: { about: ['about.js'], shared: ['shared.js'], 'locale:en': ['en.js'], 'locale:jp': ['jp.js'] },
};
const shop: SampleBuild = {
  name: 'shop',
  version: '1.0.0',
  routes: [
    sampleRoute('shop', '/things/:id', { screen: 'thing', document: { slots: [{ slot: 'thing-stories@1', props: {} }] } }),
    sampleRoute('shop', '/things/new', { screen: 'list' }),
  ],
  files: { 'list.js': 'list', 'thing.js': 'thing', 'thing.css': 'thing {}' },
  chunks: { list: ['list.js'], thing: ['thing.js', 'thing.css'] },
};
const stories: SampleBuild = {
  name: 'stories',
  version: '1.0.0',
  fragments: [
    { slot: 'thing-stories@1', key: 'told', order: 1 },
    { slot: 'thing-stories@1', key: 'for-buyers', order: 2, when: { types: ['buyer'] } },
  ],
  files: { 'told.js': 'told', 'for-buyers.js': 'for buyers' },
  chunks: { told: ['told.js'], 'for-buyers': ['for-buyers.js'] },
};

/** What the named files of a remote weigh together. */
function bytesOf(set: readonly RemoteManifest[], ...files: readonly (readonly [remote: string, path: string])[]): number {
  return files.reduce((sum, [remote, path]) => {
    const asset = set.find(({ name }) => name === remote)?.assets.find((each) => each.path === path);
    return sum + (asset?.brotliBytes ?? Number.NaN);
  }, 0);
}

test('a page of the shell weighs its screen, and nothing of what remotes need', async () => {
  const set = await setOf(shell, shop, stories);
  const { owner, route } = findRoute(set, '/about') ?? {};
  if (owner === undefined || route === undefined) throw new Error('no route');
  expect(pageWeight(set, owner, route)).toEqual({
    script: bytesOf(set, ['shell', ENTRY], ['shell', 'about.js'], ['shell', 'en.js']),
    style: 0,
    font: bytesOf(set, ['shell', FONT]),
  });
});

test('a page of a remote weighs its screen, what the shell lends, and what others lend to everybody', async () => {
  const set = await setOf(shell, shop, stories);
  const { owner, route } = findRoute(set, '/things/coat') ?? {};
  if (owner === undefined || route === undefined) throw new Error('no route');
  expect(pageWeight(set, owner, route, 'jp')).toEqual({
    script: bytesOf(
      set,
      ['shell', ENTRY],
      ['shell', 'shared.js'],
      ['shell', 'jp.js'],
      ['shop', ENTRY],
      ['shop', 'thing.js'],
      ['stories', ENTRY],
      ['stories', 'told.js'],
    ),
    style: bytesOf(set, ['shop', 'thing.css']),
    font: bytesOf(set, ['shell', FONT]),
  });
});

test('a fixed address comes before one with a parameter, and an unknown one has no route', async () => {
  const set = await setOf(shell, shop);
  expect(findRoute(set, '/things/new')?.route.screen).toBe('list');
  expect(findRoute(set, '/things/coat')?.route.screen).toBe('thing');
  expect(findRoute(set, '/things')).toBeUndefined();
});
