import { expect, test } from '@jest/globals';
import { sampleVersion } from '../releases.fixture.ts';
import { compareVersions } from './compare-versions.ts';

test('equal contracts have no differences, whatever else is different', () => {
  expect(compareVersions(sampleVersion(), sampleVersion({ version: '2.0.0+x', commit: 'other', isLive: false }))).toEqual([]);
});

test('what is new, gone and different is told by its name', () => {
  const from = sampleVersion();
  const [first] = from.routes;
  if (first === undefined) throw new Error('the sample has a route');
  const to = sampleVersion({
    shellApi: '^0.2.0',
    shared: { react: '^19.0.0' },
    routes: [
      { ...first, scriptBytes: first.scriptBytes + 500 },
      { ...first, path: '/zine', access: 'signed-in' },
    ],
    publishes: [],
    origins: ['https://tiles.example'],
    localeKeys: { en: 41, jp: 40 },
  });
  expect(compareVersions(from, to).map(({ part, name, before, after }) => [part, name, before, after])).toEqual([
    ['shellApi', '', '^0.1.0', '^0.2.0'],
    ['shared', '@orime/ui', '^0.1.0', undefined],
    ['route', '/zine', undefined, 'signed-in, core'],
    ['cost', '/digital-magazine', '21000', '21500'],
    ['cost', '/zine', undefined, '21000'],
    ['publishes', 'article.read@1', 'article.read@1', undefined],
    ['origin', 'https://tiles.example', undefined, 'https://tiles.example'],
    ['texts', 'en', '40', '41'],
  ]);
});

test('a field of an event that was renamed, and types that changed, are differences though every name is the same', () => {
  const from = sampleVersion();
  const to = sampleVersion({
    schemas: { 'article.read@1': { data: 'object', 'data.path': 'string' } },
    types: {
      contracts: ['b'.repeat(64)],
      uses: ['@orime/ui#Button', '@orime/ui#Menu'],
      misfits: [{ other: 'shell@3.0.0+s', use: '@orime/ui#Menu', why: 'Property size is missing' }],
    },
  });
  expect(compareVersions(from, to).map(({ part, name, before, after }) => [part, name, before, after])).toEqual([
    ['field', 'article.read@1 data.path', undefined, 'string'],
    ['field', 'article.read@1 data.slug', 'string', undefined],
    ['contract', '', 'aaaaaaaaaaaa', 'bbbbbbbbbbbb'],
    ['uses', '@orime/ui#Menu', undefined, '@orime/ui#Menu'],
    ['misfit', '@orime/ui#Menu (shell@3.0.0+s)', undefined, 'Property size is missing'],
  ]);
});

test('an event without a known schema is told as such, and one that only one version names by its name alone', () => {
  const { schemas } = sampleVersion();
  const parts = (from: object, to: object) => compareVersions(sampleVersion(from), sampleVersion(to)).map(({ part, name }) => [part, name]);
  expect(parts({ schemas: {} }, {})).toEqual([['schema', 'article.read@1']]);
  expect(parts({ publishes: [], schemas: {} }, { schemas })).toEqual([['publishes', 'article.read@1']]);
});
