import type { Page } from '@playwright/test';

/** A page without script, or a part that never comes, is used as it is after this long. */
const PATIENCE_MS = 5000;

/**
 * From now on `goto` and `reload` end when React has taken over every control of the document. Documents come rendered by the server:
 * their headings are visible before anybody listens, and what a journey chooses before that is forgotten.
 */
export function waitForTakeOver(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await takenOver(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await takenOver(page);
    return response;
  };
}

async function takenOver(page: Page): Promise<void> {
  // A page that moves on by itself is waited for by the steps that follow.
  await page.evaluate(waitInPage, PATIENCE_MS).catch(() => undefined);
}

/** Runs in the browser. React keeps its own record on each element that it has drawn or taken over. */
async function waitInPage(patience: number): Promise<void> {
  const end = performance.now() + patience;
  const isWaiting = (): boolean => {
    const controls = [...document.querySelectorAll('#root :is(button, input, select, textarea)')];
    return controls.length === 0 || controls.some((control) => !Object.keys(control).some((key) => key.startsWith('__reactFiber$')));
  };
  while (document.querySelector('#root') !== null && isWaiting() && performance.now() < end)
    await new Promise((again) => setTimeout(again, 50));
}
