import { MemoryRouter } from '@orime/platform/host';
import { act, type ComponentType } from 'react';
import { screenTree, startScreenPlatform, type ScreenOptions } from '../screen-tree.tsx';
import { inBrowser } from './in-browser.ts';

/**
 * Lets a browser take over a screen that a server has drawn, with React's development build, which compares texts and attributes.
 * Gives what React did not find as it draws it, and what it has left as it was; what it prints is the caller's to look at.
 */
export async function takeOver(Screen: ComponentType, html: string, options: ScreenOptions): Promise<readonly unknown[]> {
  const { route, at = route.path, language = 'en' } = options;
  const page = `<!doctype html><html lang="${language === 'jp' ? 'ja' : 'en'}"><body><div id="root">${html}</div></body></html>`;
  return inBrowser(page, `http://localhost${at}`, async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    // It looks for a document when it is loaded.
    const { hydrateRoot } = await import('react-dom/client');
    const box = document.querySelector('#root');
    if (box === null) throw new Error('There is nothing to take over');
    const marked = [...box.querySelectorAll(OWN_ELEMENTS)];
    const platform = await startScreenPlatform(options);
    const differences: unknown[] = [];
    const tell = (error: unknown): void => void differences.push(error);
    const tree = screenTree(Screen, route, platform, (routes) => <MemoryRouter initialEntries={[at]}>{routes}</MemoryRouter>);
    // Also what waits for its turn, such as parts behind a boundary.
    const root = await act(async () => hydrateRoot(box, tree, { onRecoverableError: tell, onCaughtError: tell, onUncaughtError: tell }));
    differences.push(...marked.filter((element) => element.isConnected && !isTaken(element)).map(({ outerHTML }) => outerHTML));
    await act(async () => root.unmount());
    platform.queries.clear();
    return differences;
  });
}

/** Not the hints that come before the markup, nor what is for browsers without scripts. */
const OWN_ELEMENTS = '*:not(link, noscript *)';

/** React keeps its record on each element that it has drawn or taken over. */
function isTaken(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
