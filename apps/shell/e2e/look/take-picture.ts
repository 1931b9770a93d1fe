import type { Browser, Page } from '@playwright/test';
import { samplePath } from '../support/sample-paths.ts';
import { answerCookies, prefer, signInAs, visit } from '../support/visit.ts';
import type { ScreenToLookAt } from './opened-parts.ts';
import { WINDOWS, type ViewToTake } from './views-to-take.ts';

/** A screen as a JPEG, from its top to as far as the view is taken, everything on the way loaded. */
export async function takePicture(browser: Browser, baseURL: string, screen: ScreenToLookAt, view: ViewToTake): Promise<Buffer> {
  const { width, height, taken } = WINDOWS[view.size];
  const context = await browser.newContext({ baseURL, viewport: { width, height }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await prefer(context, baseURL, { ...view, market: view.language === 'jp' ? 'JP' : 'US' });
    await screen.before?.(page, view);
    await answerCookies(page, view.language);
    if (screen.as !== undefined) await signInAs(page, `${screen.as}@example.com`);
    await visit(page, await samplePath(page.request, screen.path));
    await scrollThrough(page, taken, height);
    await screen.open?.(page, view.language);
    await waitForPictures(page);
    return await page.screenshot({
      fullPage: true,
      // What lies over the page is in the window.
      clip: { x: 0, y: 0, width, height: screen.open === undefined ? await heightTaken(page, taken) : height },
      type: 'jpeg',
      quality: 80,
    });
  } finally {
    await context.close();
  }
}

/** Pictures below the first window load when they come near. */
async function scrollThrough(page: Page, taken: number, height: number): Promise<void> {
  for (let top = 0; top < taken; top += height) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(120);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What was opened has pictures of its own. Those beside the window, in a row that scrolls, come when they are scrolled to. */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const [place] = image.getClientRects();
      if (image.complete || place === undefined) return true;
      return place.top > innerHeight || place.bottom < 0 || place.left > innerWidth || place.right < 0;
    }),
  );
}

function heightTaken(page: Page, taken: number): Promise<number> {
  return page.evaluate((limit) => Math.min(document.documentElement.scrollHeight, limit), taken);
}
