import { expect, type Page } from '@playwright/test';
import { inEachView } from './support/views.ts';

/** The sum of what moved without the visitor having touched anything. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
}

inEachView(
  'home stays where it is while one scrolls to its end',
  async (page) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Parts that come late come later than the scrolling.
    await page.route('**/*.js', async (route) => {
      if (await page.evaluate(() => window.scrollY > 0).catch(() => false)) await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const view = page.viewportSize()?.height ?? 800;
    for (let y = 0; y < height; y += view * 0.8) {
      await page.mouse.wheel(0, view * 0.8);
      await page.waitForTimeout(150);
    }
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
  },
  { bothSizes: true },
);

inEachView(
  'home opens over the whole width, with one of its two pictures and the beginning of what follows',
  async (page, { size, say }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(/\/media\/([^/]+)\/\d+\.webp$/.exec(request.url())?.[1] ?? ''));
    await page.goto('/', { waitUntil: 'networkidle' });
    const cover = page.getByRole('region', { name: say('Cover story', '巻頭特集') });
    const [narrow, wide] = await page
      .locator('link[rel="preload"][as="image"][media]')
      .evaluateAll((links) => links.map((link) => /\/media\/([^/]+)\//.exec((link as HTMLLinkElement).imageSrcset)?.[1] ?? ''));
    const [shown, other] = size === 'phone' ? [narrow, wide] : [wide, narrow];
    const picture = cover.getByRole('img');
    expect(await picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).toContain(`/media/${shown}/`);
    expect(fetched).toContain(shown);
    expect(fetched).not.toContain(other);
    const box = await picture.boundingBox();
    expect(box?.width).toBe((await page.locator('body').boundingBox())?.width);
    if (size === 'desktop') await expect(page.getByRole('navigation', { name: say('Departments', 'カテゴリー') })).toBeInViewport();
  },
  { bothSizes: true },
);
