import { expect, test } from '@playwright/test';
import { newMember, startSignedIn } from './support/member.ts';
import { samplePath } from './support/sample-paths.ts';
import { keptLine, startWithRoot, storedRoot } from './support/stored-root.ts';
import { inEachView } from './support/views.ts';
import { watchFrames } from './support/watch-frames.ts';

const LIGHT = 'rgb(247, 247, 245)';

inEachView(
  'no frame of a returning visitor’s page is in the wrong theme or language',
  async (page, view) => {
    const frames = await watchFrames(page);
    await page.goto('/about');
    await expect(page.getByRole('button', { name: view.say('Open menu', 'メニューを開く') })).toBeVisible();
    const lang = view.say('en', 'ja');
    for (const frame of await frames()) {
      expect(frame).toMatchObject({ theme: 'light', lang });
      if (frame.background !== '') expect(frame.background).toBe(LIGHT);
      expect(frame.text).not.toMatch(view.say(/プライバシーポリシー|ショップ/, /Privacy policy|Terms of service/));
    }
  },
  { theme: 'light' },
);

test('nor when only the storage remembers: its cookies are gone', async ({ page }) => {
  await startWithRoot(page, { theme: 'light', language: 'jp' });
  const frames = await watchFrames(page);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toBeVisible();
  for (const frame of await frames()) {
    expect(frame).toMatchObject({ theme: 'light', lang: 'ja' });
    expect(frame.text).not.toMatch(/Privacy policy|Terms of service/);
  }
  // And the next document knows again.
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`))
    .toEqual(expect.arrayContaining(['orime_theme=light', 'orime_lang=jp']));
});

inEachView('the language of shell and remote changes in one frame, however late the texts come', async (page, view) => {
  const frames = await watchFrames(page);
  await page.goto('/catalog');
  const heading = page.locator('[data-remote="retail-shop"] h1');
  await expect(heading).toHaveText(view.say('Catalog', 'カタログ'));
  await page.getByRole('button', { name: view.say('Open menu', 'メニューを開く') }).click();
  const choose = (name: string) =>
    page
      .getByRole('group', { name: view.say('Language', '言語') })
      .first()
      .getByRole('button', { name })
      .click();

  // The remote's texts wait at the network; the shell's may come.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/r/retail-shop/**', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/r/retail-shop/**');
  await choose(view.say('日本語', 'English'));
  await asked;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(heading).toHaveText(view.say('Catalog', 'カタログ'));
  expect(await page.locator('html').getAttribute('lang')).toBe(view.say('en', 'ja'));
  release();
  await expect(heading).toHaveText(view.say('カタログ', 'Catalog'));

  // The shell's and the remote's words of each language, never together.
  const isEnglish = /Show|Filters|In stock|Sort|\bCatalog\b/;
  const isJapanese = /カタログ|絞り込み|並べ替え/;
  for (const { text, lang } of await frames()) {
    expect(isEnglish.test(text) && isJapanese.test(text), text.slice(0, 400)).toBe(false);
    if (isEnglish.test(text)) expect(lang).toBe('en');
    if (isJapanese.test(text)) expect(lang).toBe('ja');
  }
});

inEachView(
  'texts that cannot be had leave the old language everywhere, with a notice, and can be tried again',
  async (page, view) => {
    await page.goto('/catalog');
    const heading = page.locator('[data-remote="retail-shop"] h1');
    const old = view.say('Catalog', 'カタログ');
    await expect(heading).toHaveText(old);
    const menu = page.getByRole('button', { name: view.say('Open menu', 'メニューを開く') });
    await menu.click();
    const other = page
      .getByRole('group', { name: view.say('Language', '言語') })
      .first()
      .getByRole('button', { name: view.say('日本語', 'English') });
    await page.route('**/r/retail-shop/**', (route) => route.abort('connectionrefused'));
    await other.click();
    await expect(
      page.getByText(
        view.say('The language could not be changed. Please try again.', '言語を切り替えられませんでした。もう一度お試しください。'),
      ),
    ).toBeVisible();
    await expect(heading).toHaveText(old);
    await expect(page.locator('html')).toHaveAttribute('lang', view.say('en', 'ja'));

    await page.unroute('**/r/retail-shop/**');
    await other.click();
    await expect(heading).toHaveText(view.say('カタログ', 'Catalog'));
    await expect(page.locator('html')).toHaveAttribute('lang', view.say('ja', 'en'));
  },
  { expected: /\/r\/retail-shop\/|Failed to load resource|Loading chunk/ },
);

inEachView('a like shows at once, is one request for two clicks, and is taken back when it cannot be kept', async (page, view) => {
  await startSignedIn(page, await newMember(page.request, 'consumer'));
  await page.goto(await samplePath(page.request, '{design}'));
  const like = page
    .locator('main')
    .getByRole('button', { name: view.say('Like', 'いいね'), exact: true })
    .first();
  await expect(like).toHaveAttribute('aria-pressed', 'false');

  const sent: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/design/*like/**', async (route) => {
    sent.push(route.request().url());
    await held;
    await route.continue();
  });
  await like.dblclick();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toHaveLength(1);
  release();
  // Said, for those who do not see the heart.
  await expect(page.getByRole('status').filter({ hasText: view.say(/^\d+ likes?$/, /^いいね\d+件$/) })).toHaveCount(1);

  await page.unroute('**/api/design/*like/**');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a refused like is taken back and said', async ({ page }) => {
  await startSignedIn(page, await newMember(page.request, 'consumer'));
  await page.goto(await samplePath(page.request, '{design}'), { waitUntil: 'networkidle' });
  const like = page.locator('main').getByRole('button', { name: 'Like', exact: true }).first();
  await page.route('**/api/design/like/**', (route) => route.abort('connectionrefused'));
  await like.click();
  await expect(page.getByText('Your like could not be saved.')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('nothing of a person stays in the browser after signing out, and what belongs to the browser does', async ({ page }) => {
  const member = await newMember(page.request, 'buyer', 'Leaving Person');
  await startWithRoot(page, { market: 'JP', cart: { items: [keptLine()] }, codesUsed: [{ code: 'SPRING' }], guestDesign: { kept: true } });
  await startSignedIn(page, member);
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('orime.draft.usr_someone.design', '{"name":"draft"}'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect
    .poll(async () => (await storedRoot(page))?.state)
    .toMatchObject({
      theme: 'light',
      market: 'JP',
      codesUsed: [],
      queries: null,
      wholesaleCart: { items: [] },
      cart: { items: [{ id: 'dsn_kept' }] },
    });
  const kept = await page.evaluate(() => ({ ...localStorage }));
  // Beside the state only which lines of the cart the account has already, so that they are not merged twice.
  expect(Object.keys(kept).filter((key) => key !== 'cart-mirror')).toEqual(['root']);
  for (const word of [member.token, member.email, 'Leaving Person', 'SPRING', 'draft']) expect(JSON.stringify(kept)).not.toContain(word);
});

test('the state of older clients is taken over, without the slices of a person', async ({ page }) => {
  const old = {
    theme: '"light"',
    language: '"jp"',
    cart: JSON.stringify({ items: [keptLine()], showCart: true }),
    orders: '{"orders":[{"_id":"ord_secret"}]}',
    _persist: '{"version":-1}',
  };
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('once') === null) localStorage.setItem('root', text);
    sessionStorage.setItem('once', '1');
  }, JSON.stringify(old));
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'カート', exact: true })).toHaveAccessibleDescription(/1/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('region', { name: 'Cookieについて' }).getByRole('button', { name: 'すべて許可' }).click();
  await expect.poll(async () => (await storedRoot(page))?.version).toBe(1);
  const stored = await page.evaluate(() => localStorage.getItem('root'));
  expect(stored).not.toMatch(/ord_secret|_persist/);
  expect((await storedRoot(page))?.state).toMatchObject({ cookiesAccepted: true, language: 'jp', cart: { items: [{ id: 'dsn_kept' }] } });
});

test('a full storage leaves a working page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(errors).toEqual([]);
});

test('the shop leads with what a visitor keeps choosing, until they take it back', async ({ page }) => {
  await startWithRoot(page, { genderClassification: { menHits: 4, womenHits: 0, classified: null } });
  const hits = async () => (await storedRoot(page))?.state['genderClassification'];
  await page.goto('/catalog/men');
  await expect.poll(hits).toEqual({ menHits: 5, womenHits: 0, classified: 'men' });
  // A change of the filters or a look at the link is no visit.
  await page.goto('/');
  await expect(page.locator('main a[href="/men"], main a[href="/catalog/men"]').first()).toBeVisible();
  await page.locator('main a[href="/women"], main a[href="/catalog/women"]').first().hover();
  const asked = page.waitForRequest(({ url }) => /\/api\/design\/\?.*lead=men/.test(url())).catch(() => undefined);
  const boot = await page.locator('#orime-boot').evaluate((element) => element.textContent ?? '');
  expect(boot.includes('lead=men') || (await asked) !== undefined).toBe(true);
  expect(await hits()).toEqual({ menHits: 5, womenHits: 0, classified: 'men' });

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Show everything alike' }).click();
  await expect.poll(hits).toEqual({ menHits: 0, womenHits: 0, classified: null });
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'orime_gender')).toBe(false);
});
