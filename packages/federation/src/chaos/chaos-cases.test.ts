import { describe, expect, test } from '@jest/globals';
import { chaosCases } from './chaos-cases.ts';
import type { ChaosTarget } from './chaos-site.ts';
import { FAULTS } from './faults.ts';

function targetsOf(...names: readonly string[]): readonly ChaosTarget[] {
  return names.map((remote) => ({
    remote,
    version: '1.0.0+a',
    path: `/${remote}`,
    entry: 'entry.js',
    container: remote,
    locales: { en: [], jp: [] },
  }));
}

const SIX = targetsOf('a', 'b', 'c', 'd', 'e', 'f');
const KINDS = [...new Set(FAULTS.map(({ kind }) => kind))];

describe('beside a broken remote', () => {
  const cases = chaosCases(SIX, [], []);

  test('the home page and pages of two others at least are visited under each fault', () => {
    expect(cases).toHaveLength(72);
    for (const { target, foreign } of cases) {
      expect(foreign[0]).toBe('/');
      expect(foreign.length).toBeGreaterThanOrEqual(3);
      expect(new Set(foreign).size).toBe(foreign.length);
      expect(foreign).not.toContain(target.path);
    }
  });

  test.each(KINDS)('every other remote is seen under the faults of kind %s', (kind) => {
    for (const { remote, path } of SIX) {
      const seen = cases.filter(({ target, fault }) => target.remote === remote && fault.kind === kind).flatMap(({ foreign }) => foreign);
      expect(new Set(seen)).toEqual(new Set(['/', ...SIX.map((other) => other.path).filter((other) => other !== path)]));
    }
  });

  test('every other remote is visited when one fault is looked at', () => {
    const [only, ...more] = chaosCases(SIX, ['b'], ['is slow']);
    expect(more).toEqual([]);
    expect(only?.foreign.toSorted()).toEqual(['/', '/a', '/c', '/d', '/e', '/f']);
  });

  test('there may be one other, or none', () => {
    expect(chaosCases(targetsOf('a', 'b'), ['a'], []).every(({ foreign }) => foreign.join() === '/,/b')).toBe(true);
    expect(chaosCases(targetsOf('a'), [], []).every(({ foreign }) => foreign.join() === '/')).toBe(true);
  });
});

test('each remote meets its faults in both languages, and unknown names are refused', () => {
  const languages = chaosCases(SIX, ['c'], []).map(({ language }) => language);
  expect(languages.filter((language) => language === 'en')).toHaveLength(6);
  expect(() => chaosCases(SIX, ['z'], [])).toThrow(expect.objectContaining({ code: 'remote_unknown' }));
  expect(() => chaosCases(SIX, [], ['sleeps'])).toThrow(expect.objectContaining({ code: 'fault_unknown' }));
});
