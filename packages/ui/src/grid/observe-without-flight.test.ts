import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { observeWithoutFlight } from './observe-without-flight.ts';

let box: HTMLElement;
let told: number[];
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  box = document.createElement('div');
  told = [];
  stop = observeWithoutFlight({ scrollElement: box, scrollRect: { width: 800, height: 400 } }, (offset) => told.push(offset));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function scroll(to: number, afterMs = 16): void {
  jest.advanceTimersByTime(afterMs);
  box.scrollTop = to;
  box.dispatchEvent(new Event('scroll'));
}

test('a turn of the wheel is told frame by frame', () => {
  for (const offset of [100, 200, 300]) scroll(offset);
  expect(told).toEqual([100, 200, 300]);
});

test('a jump is told at once, and one that follows after a while too', () => {
  scroll(400_000);
  scroll(0, 400);
  expect(told).toEqual([400_000, 400_000, 0]);
});

test('while the scrollbar is dragged nothing is told but where it stops', () => {
  for (let frame = 1; frame <= 20; frame += 1) scroll(frame * 1500);
  expect(told).toEqual([1500]);
  jest.advanceTimersByTime(100);
  expect(told).toEqual([1500, 30_000]);
});

test('a long drag gives a glimpse now and then', () => {
  for (let frame = 1; frame <= 120; frame += 1) scroll(frame * 1500);
  expect(told.length).toBeGreaterThan(3);
  expect(told.length).toBeLessThan(6);
});

test('nothing is told any more after it was stopped', () => {
  scroll(100);
  stop();
  jest.advanceTimersByTime(1000);
  scroll(200);
  expect(told).toEqual([100]);
});
