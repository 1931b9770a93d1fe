import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useReadingDown } from './use-reading-down.ts';

const html = document.documentElement;

function standAt(position: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
}

beforeEach(() => {
  Object.defineProperty(html, 'scrollHeight', { configurable: true, value: 4000 });
});
afterEach(() => {
  standAt(0);
  Reflect.deleteProperty(html, 'scrollHeight');
});

test('whoever had read on before the code came is reading on', async () => {
  standAt(900);
  const { result } = renderHook(useReadingDown);
  await waitFor(() => expect(result.current).toBe(true));
});

test.each([
  ['down the page', [900], true],
  ['back up', [900, 800], false],
  ['a little, at the beginning', [300], false],
  ['to the end', [4000], false],
  ['down, and a finger that rests', [900, 898], true],
])('%s: %j', (_, positions, expected) => {
  const { result } = renderHook(useReadingDown);
  for (const position of positions) {
    standAt(position);
    act(() => window.dispatchEvent(new Event('scroll')));
  }
  expect(result.current).toBe(expected);
});
