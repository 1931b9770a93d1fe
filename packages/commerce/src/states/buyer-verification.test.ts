import { describe, expect, test } from '@jest/globals';
import { buyerVerificationMachine, decideVerification, type BuyerVerification } from './buyer-verification.ts';

const states = Object.keys(buyerVerificationMachine) as BuyerVerification[]; // Keys of a Record of them.

describe('a decision about a company', () => {
  test.each([
    ['pending', false, 'verified', { state: 'verified', recheck: null }],
    ['pending', false, 'needs_info', { state: 'needs_info', recheck: null }],
    ['needs_info', false, 'verified', undefined],
    ['verified', false, 'rejected', undefined],
    ['verified', false, 'suspended', { state: 'suspended', recheck: null }],
    ['verified', true, 'verified', { state: 'verified', recheck: 'accepted' }],
    ['verified', true, 'rejected', { state: 'suspended', recheck: 'rejected' }],
    ['verified', true, 'suspended', { state: 'suspended', recheck: 'rejected' }],
    ['suspended', true, 'verified', { state: 'verified', recheck: 'accepted' }],
    ['suspended', true, 'suspended', { state: 'suspended', recheck: null }],
    ['rejected', false, 'verified', undefined],
  ] as const)('%s, changed: %s, told %s', (from, hasRecheck, wanted, step) => {
    expect(decideVerification(from, hasRecheck, wanted)).toEqual(step);
  });

  test('saying what is so already is no step', () => {
    for (const state of states) expect(decideVerification(state, false, state)).toEqual({ state, recheck: null });
  });

  test('nothing leads out of a rejection', () => {
    for (const wanted of states.filter((state) => state !== 'rejected'))
      expect(decideVerification('rejected', false, wanted)).toBeUndefined();
  });
});
