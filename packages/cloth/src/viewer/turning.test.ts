import { expect, test } from '@jest/globals';
import { turntable } from './matrices.ts';
import { dragged, front, keyed } from './turning.ts';

test('a drag to the right turns to the right and never tips over', () => {
  const turned = dragged(front, 100, 5000);
  expect(turned.yaw).toBeGreaterThan(front.yaw);
  expect(turned.pitch).toBeLessThan(Math.PI / 2);
});

test('keys turn, Home comes back, other keys are left alone', () => {
  const turned = keyed(front, 'ArrowRight');
  expect(turned?.yaw).toBeGreaterThan(0);
  expect(turned && keyed(turned, 'Home')).toEqual(front);
  expect(keyed(front, 'a')).toBeUndefined();
});

test('half a turn shows the back, and the middle stays where it is', () => {
  const see = (yaw: number, [x, y, z]: readonly [number, number, number]) => {
    const m = turntable(yaw, 0, 100, 300);
    return [0, 1, 2].map((k) => (m[k] ?? 0) * x + (m[4 + k] ?? 0) * y + (m[8 + k] ?? 0) * z + (m[12 + k] ?? 0));
  };
  const chest = [0, 100, 12] as const;
  expect(see(0, chest)[2]).toBeCloseTo(-288);
  expect(see(Math.PI, chest)[2]).toBeCloseTo(-312);
  expect(see(1, [0, 100, 0]).map(Math.round)).toEqual([0, 0, -300]);
});
