import { afterEach, describe, expect, test } from '@jest/globals';
import { toggleXRay, useIsXRayOpen } from '@orime/platform/x-ray';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../test/render-page.tsx';
import type { RenderedPage } from '../test/render-page.tsx';
import { measureParts } from './measure-parts.ts';

let page: RenderedPage;
afterEach(() => page?.close());

async function open(): Promise<RenderedPage> {
  page = await renderPage({ at: '/about' });
  await page.user.keyboard('{Alt>}{Shift>}[KeyX]{/Shift}{/Alt}');
  return page;
}

const tools = async () => within(await screen.findByRole('region', { name: 'Developer tools' }));

describe('the developer tools', () => {
  test('come and go with their key', async () => {
    const { user } = await open();
    await user.click((await tools()).getByRole('button', { name: 'Close the developer tools' }));
    expect(screen.queryByRole('region', { name: 'Developer tools' })).not.toBeInTheDocument();
    await user.keyboard('{Alt>}{Shift>}[KeyX]{/Shift}{/Alt}');
    expect(await screen.findByRole('region', { name: 'Developer tools' })).toBeInTheDocument();
  });

  test('come and go when a button asks for them, and say that they are there', async () => {
    page = await renderPage({ at: '/about' });
    const { result } = renderHook(useIsXRayOpen);
    expect(result.current).toBe(false);
    act(toggleXRay);
    expect(await screen.findByRole('region', { name: 'Developer tools' })).toBeInTheDocument();
    await waitFor(() => expect(result.current).toBe(true));
    act(toggleXRay);
    expect(screen.queryByRole('region', { name: 'Developer tools' })).not.toBeInTheDocument();
    await waitFor(() => expect(result.current).toBe(false));
  });

  test('show what is said, newest first, with what led to it', async () => {
    const { user, platform } = await open();
    const panel = await tools();
    await user.click(panel.getByRole('tab', { name: 'Messages' }));
    act(() => {
      const shop = platform.handleFor('retail-shop@1.0.0');
      const cause = shop.publish('order.placed@1', { groupId: 'grp_7' });
      platform.handleFor('magazine@2.0.0').publish('preference.theme-changed@1', { theme: 'light' }, { cause: cause?.id ?? '' });
    });
    const [, newest, older] = panel.getAllByRole('row');
    expect(newest).toHaveTextContent('preference.theme-changed@1magazine@2.0.0order.placed@1{"theme":"light"}');
    expect(older).toHaveTextContent('retail-shop@1.0.0{"groupId":"grp_7"}');
    await user.type(panel.getByRole('textbox', { name: 'Filter' }), 'grp_7');
    expect(panel.getAllByRole('row')).toHaveLength(2);
  });
});

test('outlines stand on the parts under what they are and cost, until the tools are closed', async () => {
  // jsdom has no style sheets that scripts make.
  class Sheet {
    rules = '';
    replaceSync(rules: string): void {
      this.rules = rules;
    }
  }
  const adopted = () => document.adoptedStyleSheets.map((sheet) => (sheet as unknown as Sheet).rules);
  const { CSSStyleSheet } = globalThis;
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.body.insertAdjacentHTML('beforeend', '<div data-remote="magazine" data-version="1.0.0+a"></div>');
  try {
    const { user, platform } = await open();
    act(() => void platform.handleFor('magazine@1.0.0+a').publish('order.placed@1', { groupId: 'grp_7' }));
    await waitFor(() => expect(adopted()).toEqual([expect.stringContaining('Published: 1')]), { timeout: 2_000 });
    expect(adopted()[0]).toContain('[data-remote] { outline: 2px dashed');
    expect(adopted()[0]).toContain(
      '[data-remote="magazine"][data-version="1.0.0+a"]::before { content: "magazine@1.0.0+a · JavaScript, kB: 0 · Long tasks, ms: 0 · ' +
        'Layout shift: 0 · Failed requests: 0 · Published: 1 · Received: 0"; }',
    );
    await user.click((await tools()).getByRole('button', { name: 'Close the developer tools' }));
    expect(adopted()).toEqual([]);
  } finally {
    document.querySelector('[data-remote="magazine"]')?.remove();
    Object.assign(globalThis, { CSSStyleSheet });
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
  }
});

describe('what a part costs', () => {
  const region = document.createElement('main');
  region.dataset['remote'] = 'magazine';
  region.dataset['version'] = '1.0.0+a';
  region.innerHTML = '<p>Story</p>';
  const request = (name: string, encodedBodySize: number, responseStatus = 200) =>
    ({ name, encodedBodySize, responseStatus }) as PerformanceResourceTiming;

  test('is told of the part that caused it, and the rest of the shell', () => {
    const shown = measureParts([region], 'shell@3.0.0', {
      requests: [
        request('https://orime.example/r/magazine/1.0.0%2Ba/c.js', 2000),
        request('https://orime.example/r/magazine/1.0.0%2Ba/picture.webp', 9000),
        request('https://orime.example/r/magazine/1.0.0%2Ba/gone.js', 0, 404),
        request('https://orime.example/r/shell/3.0.0/main.js', 5000),
      ],
      longFrames: [{ scripts: [{ sourceURL: 'https://orime.example/r/magazine/1.0.0%2Ba/c.js', duration: 200 }] } as never],
      shifts: [{ value: 0.1, sources: [{ node: region.firstElementChild }] } as never, { value: 0.02, sources: [] } as never],
      journal: [
        { kind: 'command', id: 'page:c1', type: 'cart.add@1', source: 'magazine@1.0.0+a', time: 0, cause: null, data: {} },
        { kind: 'command', id: 'page:c2', type: 'cart.show@1', source: 'shell@3.0.0', time: 0, cause: null, data: {} },
      ],
      heard: new Map([['magazine@1.0.0+a', 3]]),
    });
    expect(shown).toEqual([
      { part: 'shell@3.0.0', scriptBytes: 5000, longMs: 0, shift: 0.02, failedRequests: 0, published: 1, heard: 0 },
      { part: 'magazine@1.0.0+a', scriptBytes: 2000, longMs: 200, shift: 0.1, failedRequests: 1, published: 1, heard: 3 },
    ]);
  });
});
