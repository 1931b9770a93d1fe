import { afterEach, expect, test } from '@jest/globals';
import { isSparing, savesData } from './saves-data.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

test.each([
  [undefined, false, false],
  [{}, false, false],
  [{ saveData: false, effectiveType: '4g' }, false, false],
  [{ saveData: true, effectiveType: '4g' }, true, true],
  [{ saveData: false, effectiveType: '3g' }, false, true],
  [{ effectiveType: 'slow-2g' }, false, true],
])('of %j it says whether data is saved, and whether to be sparing', (connection, saves, sparing) => {
  if (connection !== undefined) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect([savesData(), isSparing()]).toEqual([saves, sparing]);
});
