import type { Page } from '@playwright/test';

/** What a browser keeps under `root`. */
export interface StoredRoot {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
}

export function storedRoot(page: Page): Promise<StoredRoot | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? 'null') as StoredRoot | null);
}

/** The browser of somebody who was here before: put there once, so that what the page writes stays. */
export async function startWithRoot(page: Page, state: Readonly<Record<string, unknown>>, version = 1): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('root-by-test') !== null) return;
      sessionStorage.setItem('root-by-test', '1');
      localStorage.setItem('root', text);
    },
    JSON.stringify({ state: { cookiesAccepted: true, ...state }, version }),
  );
}

/** A line of the retail cart with the specification's fields, as any client may have kept it. */
export function keptLine(part: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return { id: 'dsn_kept', name: 'Kept Haori', image: 'img_kept', size: 'M', quantity: 1, price: 120, ...part };
}
