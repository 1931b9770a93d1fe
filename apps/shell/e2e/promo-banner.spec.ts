import { expect, test, type Page } from '@playwright/test';
import { newMember, startSignedIn } from './support/member.ts';
import { inEachView, type View } from './support/views.ts';

const SERVICE = '**/api/content/promo-banner*';
/** The page’s clock is ours from its first moment on, and stands still from here. */
const LATER = 600_000;

interface Answer {
  readonly results: readonly { readonly data: { readonly promoText: string; readonly promoTextJp?: string; readonly promoUrl: string } }[];
}

const banner = (page: Page, { say }: View) => page.getByRole('region', { name: say('Promotion', 'お知らせ') });
const control = (page: Page, view: View, [en, jp]: readonly [string, string]) =>
  banner(page, view).getByRole('button', { name: view.say(en, jp), exact: true });
const NEXT = ['Next message', '次のお知らせ'] as const;
const PREVIOUS = ['Previous message', '前のお知らせ'] as const;
const PAUSE = ['Pause messages', 'お知らせを一時停止'] as const;
const PLAY = ['Play messages', 'お知らせを再生'] as const;

/** The messages of the running site in the view's language, at least two. The page keeps to them, whatever staff publish meanwhile. */
async function readMessages(page: Page, { language }: View): Promise<readonly string[]> {
  const answer = (await (await page.request.get('/api/content/promo-banner?limit=50')).json()) as Answer;
  await page.route(SERVICE, (route) => route.fulfill({ json: answer }));
  const { results } = answer;
  expect(results.length).toBeGreaterThan(1);
  return results.map(({ data }) => (language === 'jp' ? (data.promoTextJp ?? data.promoText) : data.promoText));
}

/** Opens a page whose time stands still, with the first message shown for its whole time. */
async function openStill(page: Page, view: View, [first]: readonly string[]): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/about');
  await expect(banner(page, view).getByRole('link')).toBeVisible();
  await banner(page, view).hover();
  await page.clock.pauseAt(LATER);
  while ((await banner(page, view).getByRole('link').textContent()) !== first) await control(page, view, PREVIOUS).click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await leave(page);
}

const leave = (page: Page) => page.mouse.move(200, 600);

inEachView('the banner turns every 7 seconds, waits under pointer and focus, and is turned and paused by hand', async (page, view) => {
  const messages = await readMessages(page, view);
  await openStill(page, view, messages);
  const shows = (index: number) =>
    expect(banner(page, view).getByRole('link')).toHaveText(messages[(index + messages.length) % messages.length] ?? '');
  for (const [index] of messages.entries()) {
    await shows(index);
    await page.clock.runFor(6999);
    await shows(index);
    await page.clock.runFor(1);
  }
  // Round and round; and never read out while it turns by itself.
  await shows(0);
  await expect(banner(page, view).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');

  await banner(page, view).hover();
  await page.clock.runFor(30_000);
  await shows(0);
  await leave(page);
  await page.clock.runFor(7000);
  await shows(1);

  await banner(page, view).getByRole('link').focus();
  await page.clock.runFor(30_000);
  await page.keyboard.press('Tab');
  await expect(control(page, view, NEXT)).toBeFocused();
  await page.clock.runFor(30_000);
  await shows(1);
  await page.keyboard.press('Enter');
  await shows(2);

  await control(page, view, PREVIOUS).click();
  await control(page, view, PREVIOUS).click();
  await control(page, view, PREVIOUS).click();
  await shows(-1);
  await control(page, view, PAUSE).click();
  await page.locator('main').click({ position: { x: 5, y: 300 } });
  await page.clock.runFor(30_000);
  await shows(-1);
  await control(page, view, PLAY).click();
  await page.locator('main').click({ position: { x: 5, y: 300 } });
  await page.clock.runFor(7000);
  await shows(0);
});

inEachView('the banner stands still for visitors who want less motion, and its controls remain', async (page, view) => {
  const messages = await readMessages(page, view);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, view, messages);
  await page.clock.runFor(30_000);
  await expect(banner(page, view).getByRole('link')).toHaveText(messages[0] ?? '');
  await control(page, view, NEXT).click();
  await expect(banner(page, view).getByRole('link')).toHaveText(messages[1] ?? '');
  for (const name of [NEXT, PREVIOUS, PLAY]) {
    const box = await control(page, view, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

inEachView(
  'a content service that fails leaves the sale’s banner, and is reported',
  async (page, view) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/errors/front-end')) reports.push(request.postData() ?? '');
    });
    await page.route(SERVICE, (route) => route.fulfill({ status: 402, json: { message: 'The plan has expired' } }));
    await page.goto('/about');
    const link = banner(page, view).getByRole('link', {
      name: view.say('EXCLUSIVE SALE - UP TO 50% OFF SELECTED ITEMS', '期間限定セール 対象商品が最大50%OFF'),
    });
    await expect(link).toHaveAttribute('href', '/sale');
    await expect.poll(() => reports.length).toBe(1);
    expect(JSON.parse(reports[0] ?? '{}')).toMatchObject({
      info: 'Reading the promo banner',
      route: '/about',
      remote: expect.stringMatching(/^shell@\d/),
    });
    await expect(banner(page, view).getByRole('button')).toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL(/\/sale|\/catalog\?sale=1/);
  },
  { expected: /402/ },
);

inEachView('without a message there is no banner, and the navbar stands at the top', async (page, view) => {
  await page.route(SERVICE, (route) =>
    route.fulfill({ json: { results: [{ id: '1', name: 'Draft', published: 'draft', data: { promoText: 'Not yet' } }] } }),
  );
  await page.goto('/about');
  await expect(banner(page, view)).toHaveCount(0);
  await expect.poll(() => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
});

inEachView(
  'a very long message keeps to the bar',
  async (page, view) => {
    const promoText = 'A very long message about everything that is new this week, next week and all the weeks after it, '.repeat(3);
    const item = { published: 'published', name: 'Long', createdDate: '', lastUpdated: '' };
    await page.route(SERVICE, (route) =>
      route.fulfill({
        json: {
          results: [
            { ...item, id: '1', data: { promoText } },
            { ...item, id: '2', data: { promoText: 'W'.repeat(200), promoUrl: 'https://example.com/' } },
          ],
        },
      }),
    );
    for (const width of [view.size === 'phone' ? 320 : 1440, view.size === 'phone' ? 390 : 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      const link = banner(page, view).getByRole('link');
      for (const text of [promoText.trim(), 'W'.repeat(200)]) {
        await expect(link).toHaveText(text);
        const [bar, words] = [await banner(page, view).boundingBox(), await link.locator('span').boundingBox()];
        expect(words?.height ?? Number.NaN).toBeLessThanOrEqual(bar?.height ?? 0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(
          0,
        );
        await control(page, view, NEXT).click();
      }
    }
  },
  { bothSizes: true },
);

test('the call to the content service never carries a member’s token', async ({ page }) => {
  await startSignedIn(page, await newMember(page.request, 'consumer'));
  const asked = page.waitForRequest(/promo-banner/);
  const own = page.waitForRequest(/\/api\/users\/me$/);
  await page.goto('/about');
  expect((await asked).headers()['authorization']).toBeUndefined();
  expect((await own).headers()['authorization']).toBeDefined();
});
