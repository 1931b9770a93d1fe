import { ROUTES } from '@orime/contracts/lists';
import { expect, test, type Page } from '@playwright/test';
import type { OwnSite } from './support/own-site.ts';
import { renderingSite } from './support/rendering-site.ts';
import { samplePath } from './support/sample-paths.ts';
import { SCREENS } from './support/screens.ts';
import { prefer, type Language } from './support/visit.ts';
import { hydrationOf, isRendered, prepareHydration, watchMismatches } from './support/watch-hydration.ts';

const PLACES: readonly { readonly language: Language; readonly timezoneId: string }[] = [
  { language: 'jp', timezoneId: 'Asia/Tokyo' },
  { language: 'en', timezoneId: 'America/Los_Angeles' },
  { language: 'jp', timezoneId: 'America/Los_Angeles' },
  { language: 'en', timezoneId: 'Asia/Tokyo' },
];
const isFull = process.env['TEST_FULL'] === '1';

/** One page of each kind. */
const SAMPLE = ['/', '/login', '/catalog', '{design}', '/digital-magazine', '/designers', '/globe', '/wholesale/catalog'];
/** An address of each public path with a parameter. What belongs to somebody is seen as a visitor sees it. */
const WITH_PARAMETER: Readonly<Record<string, string>> = {
  '/catalog/:country': '/catalog/jp',
  '/designs/:name': '{design}',
  '/shop/:handle': '/shop/ito-kasumi',
  '/private-reserve/:name': '/private-reserve/kept-for-somebody',
  '/order-info/:id': '/order-info/ord_unknown',
  '/wholesale/:id': '{wholesale}',
  '/wholesale-order-info/:id': '/wholesale-order-info/who_unknown',
  '/article/id/:id': '{article}',
  '/article/edit/id/:id': '/article/edit/id/art_unknown',
  '/article/draft/edit/id/:id': '/article/draft/edit/id/art_unknown',
  '/designs/edit/id/:id': '/designs/edit/id/dsg_unknown',
  '/producer/:handle': '{producer}',
  '/model/:id': '{model}',
};
/** `test:full` takes every public page, in all places: the specification's list, and the screens that a visitor sees. */
const PATHS = isFull
  ? new Set([
      ...SAMPLE,
      ...ROUTES.filter(({ access }) => access === 'public').map(({ path }) => (path.includes(':') ? addressOf(path) : path)),
      ...SCREENS.filter((screen) => !('as' in screen)).map(({ path }) => path),
    ])
  : SAMPLE;

function addressOf(pattern: string): string {
  const address = WITH_PARAMETER[pattern];
  if (address === undefined) throw new Error(`${pattern} has no address to be visited at`);
  return address;
}

let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await renderingSite(test.info().project.use.baseURL ?? '');
});
test.afterAll(() => site.stop());

for (const { language, timezoneId } of isFull ? PLACES : PLACES.slice(0, 2)) {
  for (const path of PATHS) {
    test(`${path} is taken over as it came (${language}, ${timezoneId})`, async ({ browser, request }) => {
      const context = await browser.newContext({ baseURL: site.url, timezoneId });
      await prefer(context, site.url, { language, theme: 'dark' });
      const page = await context.newPage();
      const mismatches = watchMismatches(page);
      await prepareHydration(page);
      await page.goto(await samplePath(request, path));
      expect(await isRendered(page)).toBe(true);
      const { elements, lost } = await hydrationOf(page);
      expect(elements).toBeGreaterThan(30);
      expect(lost).toEqual([]);
      await page.waitForLoadState('networkidle');
      expect(mismatches).toEqual([]);
      await context.close();
    });
  }
}

test('the lower parts of a garment are taken over as they came once its visitor goes on', async ({ browser, request }) => {
  const page = await browser.newPage({ baseURL: site.url });
  const mismatches = watchMismatches(page);
  await prepareHydration(page);
  await page.goto(await samplePath(request, '{design}'));
  const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const way = await page.locator('section[aria-labelledby=design-provenance]').elementHandle();
  expect((await hydrationOf(page)).lost).toEqual([]);
  expect(await way?.evaluate(isAlive)).toBe(false);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => way?.evaluate(isAlive)).toBe(true);
  expect(await way?.evaluate((element) => element.isConnected)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(mismatches).toEqual([]);
  await page.close();
});

test('without JavaScript pages can be read and their links work', async ({ browser, request }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const pages = { '/': 10, '/catalog': 20, '{design}': 5, '/digital-magazine': 10, '/designers': 10, '/about': 5, '/terms-of-service': 0 };
  for (const [template, links] of Object.entries(pages)) {
    await page.goto(await samplePath(request, template));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('main a[href^="/"]').count(), template).toBeGreaterThanOrEqual(links);
    expect((await page.locator('main').innerText()).length, template).toBeGreaterThan(200);
  }
  await page.goto('/catalog');
  await page.locator('main a[href^="/designs/"]').first().click();
  await expect(page).toHaveURL(/\/designs\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

/** Whether a visitor may see them is known to their browser alone: without it there is no name to be a heading. */
const UNNAMED = ['/private-reserve/kept-for-somebody'];

for (const path of isFull ? PATHS : []) {
  test(`${path} says without JavaScript what it is`, async ({ browser, request }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const address = await samplePath(request, path);
    const name = UNNAMED.includes(path) ? page.locator('main') : page.getByRole('heading', { level: 1 });
    // The API of a busy machine may miss the document's deadline, and then only a browser could read what the page is about.
    await expect(async () => {
      await page.goto(address);
      await expect(name).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await context.close();
  });
}

/** Keeps the shell's code away until the returned function is called. */
async function holdShell(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/r\/shell\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is pressed and typed before the code is there is not lost', async ({ page }) => {
  const release = await holdShell(page);
  await page.goto(`${site.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Cart' }).click();
  await page.getByLabel('Email').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
});

test('a form that is filled in and sent before its code is there keeps every kind of answer', async ({ page }) => {
  const release = await holdShell(page);
  await page.goto(`${site.url}/apply`, { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Your name' });
  await page.getByRole('radio', { name: 'Producer' }).check();
  await name.fill('Mori Sayo');
  const heard = page.getByRole('combobox', { name: 'How did you hear about us?' });
  await heard.selectOption({ index: 1 });
  const chosen = await heard.inputValue();
  await page.getByRole('checkbox', { name: 'Orime may use these details' }).check();
  await page.locator('input[type=file]').setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('none') });
  await page.getByRole('button', { name: 'Send application' }).click();
  await name.press('End');
  release();

  // The press was made on the form as it was filled in: only what is missing is asked for.
  const summary = page.getByRole('alert').filter({ hasText: 'e-mail address' });
  await expect(summary).toBeFocused();
  await expect(summary).not.toContainText(/your name/i);
  await expect(page.getByText('This is not a JPEG, PNG, WebP, AVIF or PDF.')).toBeVisible();
  await expect(name).toHaveValue('Mori Sayo');
  await expect(page.getByRole('radio', { name: 'Producer' })).toBeChecked();
  await expect(heard).toHaveValue(chosen);
  await expect(page.getByRole('checkbox', { name: 'Orime may use these details' })).toBeChecked();
});

test('a page that browsers draw otherwise than servers is drawn anew, with what was answered before', async ({ page }) => {
  const mismatches = watchMismatches(page);
  await page.route(`${site.url}/apply`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('>Your name<', '>Their name<') });
  });
  const release = await holdShell(page);
  await page.goto(`${site.url}/apply`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Their name' }).fill('Mori Sayo');
  await page.getByRole('checkbox', { name: 'Orime may use these details' }).check();
  await page.locator('input[type=file]').setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('none') });
  await page.getByRole('button', { name: 'Send application' }).click();
  release();

  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toHaveValue('Mori Sayo');
  await expect.poll(() => mismatches.length).toBeGreaterThan(0);
  const summary = page.getByRole('alert').filter({ hasText: 'e-mail address' });
  await expect(summary).toBeFocused();
  await expect(summary).not.toContainText(/your name/i);
  await expect(page.getByText('This is not a JPEG, PNG, WebP, AVIF or PDF.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Orime may use these details' })).toBeChecked();
  // What is answered from now on is the form's own business.
  await name.fill('');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /your name/i })).toBeFocused();
});
