import { expect, test, type Page } from '@playwright/test';
import { ALTERED, breakRemote, CODES, FAULTS, REMOTE_PAGES, type RemoteName } from './support/broken-remote.ts';
import { prefer, signInAs, visit } from './support/visit.ts';

const remotes = Object.keys(REMOTE_PAGES) as RemoteName[];
const isFull = process.env['TEST_FULL'] === '1';

/** Every remote with every fault; without `test:full`, every fault once and every remote once. */
const MATRIX = remotes.flatMap((remote, index) =>
  Object.keys(FAULTS)
    .filter((_, number) => isFull || remote === 'magazine' || number === index % Object.keys(FAULTS).length)
    .map((fault) => ({ remote, fault })),
);

function uncaughtErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

async function signInFor(page: Page, remote: RemoteName): Promise<void> {
  const { as } = { as: undefined, ...REMOTE_PAGES[remote] };
  if (as !== undefined) await signInAs(page, `${as}@example.com`);
}

/** The menu of the page, or the account's where the bar is compact, has its language and its way out. */
async function useBar(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Open menu|Account)$/ })
    .first()
    .click();
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: '日本語' }).click();
  await expect(page.getByRole('button', { name: '再試行' })).toBeVisible();
  await page.getByRole('group', { name: '言語' }).getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
}

for (const { remote, fault } of MATRIX) {
  test(`${remote} ${fault}: its page says so and comes back, the shell goes on`, async ({ page }) => {
    const errors = uncaughtErrors(page);
    await signInFor(page, remote);
    const repair = await breakRemote(page, remote, FAULTS[fault]?.(remote) ?? (() => undefined), fault === ALTERED);
    await page.goto(REMOTE_PAGES[remote].path);

    const panel = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
    await expect(panel.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    await expect(panel).toContainText(CODES[fault] ?? '');
    await expect(page.locator(`[data-remote="${remote}"]`)).toHaveAttribute('data-version', /^\d+\.\d+\.\d+\+/);

    // The shell's own things still work.
    await page.getByRole('button', { name: 'Cart' }).click();
    await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // Still broken: the button shows the panel again rather than nothing.
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel).toBeVisible();

    await repair();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.locator(`[data-remote="${remote}"] h1`)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const remote of isFull ? remotes : (['retail-shop'] as const)) {
  test(`while ${remote} is down, every page that it does not own renders`, async ({ page }) => {
    const errors = uncaughtErrors(page);
    await breakRemote(page, remote, (route) => route.abort('connectionrefused'));
    const others = remotes.filter((other) => other !== remote && !('as' in REMOTE_PAGES[other]));
    for (const path of ['/', '/about', '/login', ...others.map((other) => REMOTE_PAGES[other].path)]) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
    // The bar of a broken page has all that it has, and from there one walks on without loading anew.
    await signInAs(page, `${{ as: 'consumer', ...REMOTE_PAGES[remote] }.as}@example.com`);
    await page.goto(REMOTE_PAGES[remote].path);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await useBar(page);
    await page.getByRole('link', { name: 'Orime' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a remote that never answers gets a panel after 10 seconds and is given up after 120', async ({ page, context, baseURL }) => {
  await prefer(context, baseURL ?? '', { language: 'jp', theme: 'dark' });
  const errors = uncaughtErrors(page);
  const reports: string[] = [];
  await page.route('**/api/errors/front-end', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.continue();
  });
  await page.clock.install();
  // Requests that are never answered keep the page's load event away.
  const repair = await breakRemote(page, 'magazine', () => undefined);
  await page.goto('/digital-magazine', { waitUntil: 'commit' });
  // What came with the document can be read meanwhile; where nothing came, the page says that it waits.
  await expect(page.locator('[data-remote="magazine"]').locator('h1, [role="status"]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '読み込みに時間がかかっています' })).toHaveCount(0);

  await page.clock.runFor(9_000);
  await expect(page.getByRole('button', { name: '再試行' })).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('読み込みに時間がかかっています');
  await expect(page.getByRole('button', { name: '再試行' })).toBeVisible();

  await page.clock.runFor(110_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('このページを読み込めませんでした');
  await expect.poll(() => reports.join()).toContain('"name":"ChunkLoadError"');

  await repair();
  await page.getByRole('button', { name: '再試行' }).click();
  await expect(page.locator('[data-remote="magazine"] h1')).toHaveText('マガジン');
  expect(errors).toEqual([]);
});

test('one chunk of a screen that fails is tried again with the button', async ({ page }) => {
  // Hydrated: the address is changed by hand below, which only a router that is there hears.
  await visit(page, '/digital-magazine');
  await expect(page.locator('[data-remote="magazine"] h1')).toHaveText('Magazine');
  // The entry is there already; what fails now is the chunk of a screen that was not loaded yet.
  const repair = await breakRemote(page, 'magazine', (route) => route.fulfill({ status: 503, body: '' }));
  await page.evaluate(() => {
    history.pushState({}, '', '/lookbook');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await repair();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-remote="magazine"] h1')).toHaveText(/lookbooks/i);
});

test('a shell whose code cannot be fetched says so instead of staying empty', async ({ page }) => {
  const errors = uncaughtErrors(page);
  const chunks = /\/r\/shell\/.*\/c\.[0-9a-f]+\.js$/;
  await page.route(chunks, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Something went wrong. Our engineers have been notified.' });
  await expect(button).toBeVisible();
  await page.unroute(chunks);
  await button.click();
  await expect(page.locator('main h1').first()).toBeVisible();
  expect(errors).toEqual([]);
});
