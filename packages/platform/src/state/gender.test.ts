import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GENDER_THRESHOLD, countHit, genderOfPath } from './gender.ts';
import { NO_HITS } from './root-state.ts';
import type { Gender } from './root-state.ts';

const count = (hits: readonly Gender[]) => hits.reduce(countHit, NO_HITS);
const many = (gender: Gender, times: number): Gender[] => Array.from({ length: times }, () => gender);

describe('gender hits', () => {
  test.each([
    ['/men', 'men'],
    ['/catalog/men', 'men'],
    ['/women', 'women'],
    ['/catalog/women', 'women'],
    ['/catalog/women/', 'women'],
    ['/catalog', null],
    ['/catalog/japan', null],
    ['/menswear', null],
    ['/designs/men', null],
  ])('%s counts for %s', (path, gender) => {
    expect(genderOfPath(path)).toBe(gender);
  });

  test('classify at the fifth hit, not before', () => {
    expect(count(many('women', GENDER_THRESHOLD - 1)).classified).toBeNull();
    expect(count(many('women', GENDER_THRESHOLD))).toEqual({ menHits: 0, womenHits: 5, classified: 'women' });
    expect(count([...many('men', 4), ...many('women', 4), 'men']).classified).toBe('men');
  });

  test('never change a first classification', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Gender>('men', 'women'), { maxLength: 40 }), (hits) => {
        let first: Gender | null = null;
        let known = NO_HITS;
        for (const hit of hits) {
          known = countHit(known, hit);
          first ??= known.classified;
          expect(known.classified).toBe(first);
          if (first === null) expect(Math.max(known.menHits, known.womenHits)).toBeLessThan(GENDER_THRESHOLD);
        }
        expect(known.menHits + known.womenHits).toBe(hits.length);
      }),
    );
  });
});
