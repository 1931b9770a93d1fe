import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../../test/render-page.tsx';

let page: RenderedPage;
let frames: Map<number, FrameRequestCallback>;

// jsdom neither draws nor lays out; asking the visible canvas for its context is what drawing begins with.
beforeEach(() => {
  frames = new Map();
  let last = 0;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.set((last += 1), callback);
    return last;
  });
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((frame) => void frames.delete(frame));
  Object.assign(globalThis, { ResizeObserver: NoLayout });
});
afterEach(() => {
  page.close();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

class NoLayout {
  observe(): void {
    // Nothing has a size.
  }
  disconnect(): void {
    // Nothing is kept.
  }
}

async function open(options: RenderPageOptions = {}) {
  const context = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  page = await renderPage({ at: '/easter-egg', ...options });
  await screen.findByRole('button', { name: options.language === 'jp' ? '万華鏡を回す' : 'Turn the kaleidoscope' });
  /** Whether the picture is drawn anew by the next frames. */
  return function isMoving(): boolean {
    context.mockClear();
    for (const now of [1000, 1016, 1032]) {
      const due = [...frames.values()];
      frames.clear();
      act(() => due.forEach((callback) => callback(now)));
    }
    return context.mock.contexts.some((canvas) => canvas instanceof HTMLCanvasElement && canvas.isConnected);
  };
}

test('the kaleidoscope turns until it is stopped, and goes on when it is let', async () => {
  const isMoving = await open();
  expect(isMoving()).toBe(true);
  await page.user.click(screen.getByRole('button', { name: 'Stop the movement' }));
  expect(isMoving()).toBe(false);
  const play = screen.getByRole('button', { name: 'Let it move' });
  expect(play).toHaveFocus();
  await page.user.keyboard('{Enter}');
  expect(isMoving()).toBe(true);
});

test('the button speaks Japanese', async () => {
  await open({ language: 'jp' });
  await page.user.click(screen.getByRole('button', { name: '模様の動きを止める' }));
  expect(screen.getByRole('button', { name: '模様を動かす' })).toHaveFocus();
});

test('where motion is unwanted it stands still, and has nothing to stop', async () => {
  const isMoving = await open({ media: ['(prefers-reduced-motion: reduce)'] });
  expect(isMoving()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Stop the movement' })).not.toBeInTheDocument();
});
