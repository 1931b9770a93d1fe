import { expect, test } from '@jest/globals';
import { designers } from '../../content/designers/index.ts';
import { studioOf } from './choice.ts';
import { studioKeys } from './studio.ts';

test('every designer has a studio and every studio is used more than once', () => {
  const rooms = designers.map(({ handle }) => studioOf(handle));
  for (const key of studioKeys) expect(rooms.filter((room) => room === key).length).toBeGreaterThanOrEqual(2);
  expect(() => studioOf('nobody')).toThrow('no studio is chosen for nobody');
});
