import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { afterQuiet } from './after-quiet.ts';

const then = jest.fn();
const press = (): void => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  then.mockClear();
  afterQuiet(then);
});
afterEach(() => void jest.useRealTimers());

test('what can wait begins after four seconds', () => {
  jest.advanceTimersByTime(3999);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(then).toHaveBeenCalledTimes(1);
});

test('not within two seconds of a press, nor of the next', () => {
  jest.advanceTimersByTime(3900);
  press();
  jest.advanceTimersByTime(1900);
  press();
  jest.advanceTimersByTime(1999);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2);
  expect(then).toHaveBeenCalledTimes(1);
});

test('for somebody who goes on pressing, after twelve seconds', () => {
  for (let second = 0; second < 11; second += 1) {
    jest.advanceTimersByTime(1000);
    press();
  }
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(then).toHaveBeenCalledTimes(1);
});
