import { expect, test, type Locator, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { drag, swipe } from './support/touch.ts';
import { inEachView, type View } from './support/views.ts';

const toggle = (page: Page, { say }: View) => page.getByRole('button', { name: say('Open menu', 'メニューを開く') });
const panel = (page: Page, { say }: View, index: number) =>
  page.getByRole('region', {
    name:
      [say('Shop', 'ショップ'), say('Magazine', 'マガジン'), say('Designers', 'デザイナー'), say('World Map', 'ワールドマップ')][index] ??
      '',
    exact: true,
  });
const PATHS = ['/catalog', '/digital-magazine', '/designers', '/globe'];

async function openMenu(page: Page, view: View, path = '/about'): Promise<void> {
  await page.goto(path);
  await toggle(page, view).click();
  await expect(panel(page, view, 0)).toBeVisible();
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const hasFocusInside = (bar: Locator) => bar.evaluate((element) => element.contains(document.activeElement));

inEachView(
  'the bar stays and takes less room, the banner leaves; the brand leads home, and the cart says what is in it',
  async (page, { say }) => {
    await page.goto('/about');
    const bar = page.getByRole('banner');
    const promotion = page.getByRole('region', { name: say('Promotion', 'お知らせ') });
    await expect(promotion).toBeInViewport();
    expect((await bar.boundingBox())?.height).toBe(64);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(() => bar.boundingBox()).toMatchObject({ y: 0, height: 52 });
    await expect(promotion).not.toBeInViewport();
    const cart = bar.getByRole('button', { name: say('Cart', 'カート'), exact: true });
    await expect(cart).toHaveAccessibleDescription(say('0 items', '0点'));
    await cart.click();
    await expect(page.getByRole('dialog', { name: say('Cart', 'カート'), exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Orime' }).click();
    await expect(page).toHaveURL('/');
  },
);

inEachView(
  'the menu’s panels go round by chevrons, arrow keys and swipes, and lead where they say',
  async (page, view) => {
    const { say, size } = view;
    await openMenu(page, view);
    for (const [index, path] of PATHS.entries()) {
      await expect(panel(page, view, index).getByRole('link')).toHaveAttribute('href', path);
      await expect(panel(page, view, index).getByRole('group', { name: say('Language', '言語') })).toBeVisible();
      await page.getByRole('button', { name: say('Next panel', '次のパネル') }).click();
    }
    await expect(panel(page, view, 0)).toBeVisible();
    await page.getByRole('button', { name: say('Previous panel', '前のパネル') }).click();
    await expect(panel(page, view, 3)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(panel(page, view, 0)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(panel(page, view, 3)).toBeVisible();

    const move = size === 'phone' ? swipe : drag;
    const y = 240;
    await move(page, { x: 100, y }, { x: 300, y: y + 10 });
    await expect(panel(page, view, 2)).toBeVisible();
    await move(page, { x: 300, y }, { x: 100, y });
    await move(page, { x: 300, y }, { x: 100, y });
    await expect(panel(page, view, 0)).toBeVisible();
    // Neither a short way nor one that goes down is a swipe, and none of them was a press on the link.
    await move(page, { x: 300, y }, { x: 260, y });
    if (size === 'phone') await swipe(page, { x: 300, y }, { x: 280, y: y + 120 });
    await expect(panel(page, view, 0)).toBeVisible();
    await expect(page).toHaveURL('/about');

    if (size === 'desktop') {
      await page
        .getByRole('navigation', { name: say('Menu', 'メニュー') })
        .getByRole('link', { name: say('World Map', 'ワールドマップ') })
        .hover();
      await expect(panel(page, view, 3)).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowRight');
    await panel(page, view, 1).getByRole('link').click();
    await expect(page).toHaveURL('/digital-magazine');
    await expect(toggle(page, view)).toHaveAttribute('aria-expanded', 'false');
    // It starts on Shop each time, closes on the way back, and does not wait on the page one comes back to.
    await toggle(page, view).click();
    await expect(panel(page, view, 0)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(toggle(page, view)).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page, view, 0)).toHaveCount(0);
  },
  { bothSizes: true },
);

inEachView('the menu is worked by keyboard alone, and holds the page behind still', async (page, view) => {
  // Fonts that come later would move the page by a pixel.
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const left = (await page.locator('main h1').boundingBox())?.x;
  await toggle(page, view).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, view, 0).getByRole('link')).toBeFocused();
  const bar = page.getByRole('banner');
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    // The browser's own toolbar is part of the round: then no element of the page has the focus.
    expect((await hasFocusInside(bar)) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
  }
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  expect((await page.locator('main h1').boundingBox())?.x).toBe(left);
  await page.keyboard.press('Escape');
  await expect(panel(page, view, 0)).toHaveCount(0);
  await expect(toggle(page, view)).toBeFocused();
});

inEachView(
  'the menu holds theme, market and the ways in, above the cookie notice',
  async (page, view) => {
    const { say } = view;
    await openMenu(page, view);
    await expect(page.getByRole('link', { name: say('Sign Up', '新規登録') })).toHaveAttribute('href', '/register');
    await page.getByRole('link', { name: say('Sign Up', '新規登録') }).click({ trial: true });
    await page.getByRole('combobox', { name: say('Prices and delivery', '価格・配送先') }).selectOption('EU');
    await page.getByRole('switch', { name: say('Dark theme', 'ダークテーマ') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('link', { name: say('Sign In', 'ログイン') }).click();
    await expect(page).toHaveURL('/login');
    expect((await page.context().cookies()).find(({ name }) => name === 'orime_market')?.value).toBe('EU');
  },
  { consented: false },
);

inEachView('a member finds profile and way out in the menu', async (page, view) => {
  const { say } = view;
  await startSignedIn(page, await newMember(page.request, 'consumer'));
  await openMenu(page, view);
  await expect(page.getByRole('link', { name: say('Sign Up', '新規登録') })).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('Profile', 'プロフィール') })).toHaveAttribute('href', '/dashboard');
  await page.getByRole('button', { name: say('Sign Out', 'ログアウト') }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
});

inEachView('a compact bar stands where the navbar is hidden, without a banner', async (page, { say }) => {
  for (const [path, cart] of [
    ['/checkout', say('Cart', 'カート')],
    ['/wholesale/catalog', say('Wholesale cart', '卸売カート')],
    ['/wholesale-checkout', say('Wholesale cart', '卸売カート')],
  ] as const) {
    await page.goto(path);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Orime' })).toHaveAttribute('href', '/');
    expect((await bar.boundingBox())?.y).toBe(0);
    await expect(page.getByRole('region', { name: say('Promotion', 'お知らせ') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('Open menu', 'メニューを開く') })).toHaveCount(0);
    await expect(bar.getByRole('button', { name: say('Search', '検索'), exact: true })).toBeVisible();
    await expect(bar.getByRole('link', { name: say('Likes', 'お気に入り') })).toBeVisible();
    await bar.getByRole('button', { name: say('Account', 'アカウント'), exact: true }).click();
    await expect(bar.getByRole('group', { name: say('Language', '言語') })).toBeVisible();
    await expect(bar.getByRole('switch', { name: say('Dark theme', 'ダークテーマ') })).toBeVisible();
    await expect(bar.getByRole('link', { name: say('Sign In', 'ログイン') })).toHaveAttribute('href', '/login');
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('button', { name: say('Account', 'アカウント'), exact: true })).toBeFocused();
    await bar.getByRole('button', { name: say('Cart', 'カート'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: cart, exact: true })).toBeVisible();
  }
});

for (const theme of ['dark', 'light'] as const) {
  inEachView(
    `the open menu is accessible in the ${theme} theme`,
    async (page, view) => {
      await openMenu(page, view);
      for (const index of [0, 3]) {
        if (index === 3) await page.keyboard.press('ArrowLeft');
        await expect(panel(page, view, index)).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      }
    },
    { theme },
  );
}

test('a window that grows to 768 px turns the phone’s menu into the wide one, and the panel stays', async ({ page }) => {
  const view: View = { language: 'en', size: 'phone', say: (en) => en };
  await page.setViewportSize({ width: 767, height: 900 });
  await openMenu(page, view);
  await page.keyboard.press('ArrowRight');
  await expect(panel(page, view, 1)).toBeVisible();
  const isBelow = async () => ((await page.getByRole('link', { name: 'Sign Up' }).boundingBox())?.x ?? 0) < 100;
  expect(await isBelow()).toBe(true);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(isBelow).toBe(false);
  await expect(panel(page, view, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle(page, view)).toBeFocused();
});

test('nothing hangs out of a window 320 px wide: bar, menu, and a member’s compact bar', async ({ page }) => {
  const view: View = { language: 'en', size: 'phone', say: (en) => en };
  await page.setViewportSize({ width: 320, height: 640 });
  await openMenu(page, view);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await page.locator('#menu').evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
  await page.goto('/checkout');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await startSignedIn(page, await newMember(page.request, 'consumer'));
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: '日本語' }).click();
  const account = page.getByRole('button', { name: 'アカウント', exact: true });
  await expect(account).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: '言語' })).toBeHidden();
  await expect(account).toBeFocused();
});
