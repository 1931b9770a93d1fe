import { expect, test, type Page } from '@playwright/test';
import { waitForTakeOver } from './support/taken-over.ts';
import { answerCookies } from './support/visit.ts';

interface StoredRoot {
  readonly version: number;
  readonly state: Record<string, unknown>;
}

const root = (page: Page): Promise<StoredRoot | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? 'null') as StoredRoot | null);

async function addFirstGarment(page: Page): Promise<string> {
  await page.goto('/catalog?inStock=1');
  await page.locator('main article a[href^="/designs/"]').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).waitFor();
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  if ((await sizes.count()) > 0) await sizes.getByRole('radio', { disabled: false }).first().check({ force: true });
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  return name;
}

test('language and theme are right in the first paint of the next visit, and in the storage', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: '日本語' }).click();
  await page.getByRole('switch', { name: 'ダークテーマ' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect.poll(async () => (await root(page))?.state).toMatchObject({ language: 'jp', theme: 'light' });

  // What the server sends, before any script has run.
  const html = await (
    await page.request.get('/', {
      headers: { cookie: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
  ).text();
  expect(html).toMatch(/<html lang="ja" data-theme="light"/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toBeVisible();
});

test('an address with ?lang=jp selects and keeps Japanese', async ({ page }) => {
  await page.goto('/about?lang=jp');
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toBeVisible();
  await expect.poll(async () => (await root(page))?.state['language']).toBe('jp');
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('the cart survives a reload and is one in two tabs', async ({ page, context }) => {
  const name = await addFirstGarment(page);
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.getByRole('button', { name: 'Cart', exact: true })).toHaveAccessibleDescription('1 item');

  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cart', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Cart' })
    .getByRole('button', { name: `Remove ${name}` })
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('Your cart is empty')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Cart', exact: true })).toHaveAccessibleDescription('0 items');
});

test('the drawer keeps the focus inside, and gives it back on Escape', async ({ page }) => {
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Cart', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    // The browser's own toolbar is part of the round: then no element of the page has the focus.
    expect(await drawer.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

test('page views leave the page only after consent, one for each visit', async ({ page }) => {
  const views: string[] = [];
  await page.exposeFunction('seen', (body: string) => void views.push((JSON.parse(body) as { path: string }).path));
  // The browser does not show a beacon's body to the outside, so it is looked at on its way; it is sent all the same.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((window as unknown as { seen: (body: string) => void }).seen);
      return send(url, body);
    };
  });
  // A link that is pressed before that is followed by the browser itself.
  waitForTakeOver(page);
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeFocused();
  expect(views).toEqual([]);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => views).toEqual(['/about', '/terms-of-service']);
  await page.goBack();
  await expect.poll(() => views).toEqual(['/about', '/terms-of-service', '/about']);
});

test('every path starts at the top, and going back returns to where one was', async ({ page }) => {
  // The notice would lie over the link, and the pointer scroll once more.
  await answerCookies(page, 'en');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Scroll to bottom' }).click();
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2)).toBe(true);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  await link.hover();
  const position = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveTitle('Privacy policy — Orime');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
});

test('the navbar stands 45 px lower while the banner shows on a wide screen, and 40 px on a phone', async ({ page }) => {
  for (const [width, offset] of [
    [1440, 45],
    [1223, 40],
    [390, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await expect(page.getByRole('region', { name: 'Promotion' })).toBeVisible();
    expect(await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(offset);
  }
});

test('a failing content service leaves the sale’s banner, and a broken storage leaves a working page', async ({ page }) => {
  await page.route('**/api/content/promo-banner*', (route) => route.fulfill({ status: 503, body: 'unavailable' }));
  await page.addInitScript(() => localStorage.setItem('root', '{"state":{"theme":'));
  await page.goto('/about');
  const banner = page.getByRole('region', { name: 'Promotion' });
  await expect(banner.getByRole('link', { name: 'EXCLUSIVE SALE - UP TO 50% OFF SELECTED ITEMS' })).toHaveAttribute('href', '/sale');
  await banner.getByRole('link').click();
  await expect(page).toHaveURL(/\/sale|\/catalog\?sale=1/);
});

test('home does not shift while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
  expect(total).toBeLessThanOrEqual(0.02);
});
