import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { create } from '@orime/platform';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useSlowTurn } from './use-slow-turn.ts';
import type { Viewport } from './viewport.ts';

let frames: FrameRequestCallback[] = [];
let now = 1000;
beforeEach(() => {
  frames = [];
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Frames of the display, so long after one another. */
function pass(count: number, frameMs: number): void {
  act(() => {
    for (let frame = 0; frame < count; frame++) {
      now += frameMs;
      const due = frames;
      frames = [];
      for (const callback of due) callback(now);
    }
  });
}

function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

function turn() {
  const view = create<Viewport>(() => ({ lon: 0, lat: 0, zoom: 1 }));
  const { result } = renderHook(() => {
    const [isWanted, want] = useState(true);
    useSlowTurn({ isWanted, view, onTooSlow: () => want(false) });
    return { isWanted, want };
  });
  pass(10, 16);
  expect(view.getState().lon).toBe(0);
  wait(3000);
  return { result, lon: () => view.getState().lon };
}

test('turns on a display that keeps up, though it began with a few late frames', () => {
  const { result, lon } = turn();
  pass(5, 200);
  pass(100, 16);
  expect(result.current.isWanted).toBe(true);
  const before = lon();
  pass(10, 16);
  expect(lon()).toBeGreaterThan(before);
});

test('stands still once six steps have come late, and turns again for whoever lets it', () => {
  const { result, lon } = turn();
  pass(6, 90);
  expect(result.current.isWanted).toBe(true);
  pass(1, 90);
  expect(result.current.isWanted).toBe(false);
  const before = lon();
  pass(10, 90);
  expect(lon()).toBe(before);
  act(() => result.current.want(true));
  wait(0);
  pass(60, 90);
  expect(result.current.isWanted).toBe(true);
  expect(lon()).toBeGreaterThan(before);
});
