import { describe, expect, test } from '@jest/globals';
import { describeTimeLeft, expectedEnd, shareOfBuild } from './time-left.ts';

describe('the time left', () => {
  test('follows the pace, once there is one', () => {
    expect(expectedEnd(1_000, 0.05, 20_000)).toBeUndefined();
    expect(expectedEnd(1_000, 0.5, 2_000)).toBeUndefined();
    expect(expectedEnd(1_000, 0.25, 11_000)).toBe(41_000);
  });

  test.each([
    [41_000, 'about 45 s left'],
    [40_000, 'about 40 s left'],
    [5_001, 'about 10 s left'],
    [5_000, 'a few seconds left'],
    [-2_000, 'a few seconds left'],
  ])('of %d ms is said in steps of five seconds', (endsAt, text) => {
    expect(describeTimeLeft(endsAt, 0)).toBe(text);
  });

  test.each([
    [-0.1, 0],
    [0, 0],
    [0.05, 0.01],
    [0.85, 0.38],
    [0.9, 0.61],
    [1, 1],
    [1.1, 1],
  ])('of a build that webpack calls %d done follows what takes long', (fraction, share) => {
    expect(shareOfBuild(fraction)).toBeCloseTo(share, 5);
  });
});
