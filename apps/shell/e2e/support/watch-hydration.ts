import type { Page } from '@playwright/test';

export interface Hydration {
  /** Elements of the document's markup when its screen had been taken over, and those of them that were thrown away by then. */
  readonly elements: number;
  readonly lost: readonly string[];
}

/** What React reports when it finds markup that it has to draw anew. */
export function watchMismatches(page: Page): readonly string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/api/errors/front-end') ? (request.postData() ?? '') : '';
    if (body.includes('hydration')) reports.push(body.slice(0, 600));
  });
  return reports;
}

/** Marks the document's elements before any script runs, and looks for them when the screen has taken its markup over. */
export async function prepareHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let marked: Element[] = [];
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') marked = [...document.querySelectorAll('#root *')];
    });
    addEventListener('orime-drawn', (event) => {
      if (!(event instanceof CustomEvent) || event.detail !== 'screen') return;
      const lost = marked.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 120));
      Object.assign(globalThis, { hydration: { elements: marked.length, lost } });
    });
  });
}

export async function hydrationOf(page: Page): Promise<Hydration> {
  const found = await page.waitForFunction(() => (globalThis as { hydration?: Hydration }).hydration);
  const hydration = await found.jsonValue();
  if (hydration === undefined) throw new Error('The page was never drawn');
  return hydration;
}

/** Whether the document came with markup, by its own word. */
export async function isRendered(page: Page): Promise<boolean> {
  const boot = (await page.locator('#orime-boot').textContent()) ?? '{}';
  // What the gateway wrote (`BootData`).
  return (JSON.parse(boot) as { rendered?: readonly string[] }).rendered !== undefined;
}
