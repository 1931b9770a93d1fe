import { liveVersions, promote, readChannel, readManifest, publishVersion, versionFolder, type Registry } from '@orime/federation/registry';
import { expect, test, type Page } from '@playwright/test';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCopiedGateway, type CopiedGateway } from './support/copied-gateway.ts';
import { publishEdited } from './support/edited-version.ts';
import { startWithRoot, keptLine } from './support/stored-root.ts';
import { waitForTakeOver } from './support/taken-over.ts';
import { watchPage } from './support/watch-page.ts';

const releases = process.env['SITE_RELEASES_DIR'];
test.skip(releases === undefined, 'needs the registry of the site: SITE_RELEASES_DIR');
test.skip(process.env['TEST_FULL'] !== '1', 'releases every remote five times and waits for what comes after the first page: in test:full');
test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

/** A registry that nobody else releases into, with a gateway that can be stopped. */
let gateway: CopiedGateway;
test.beforeAll(async ({ baseURL }) => {
  gateway = await startCopiedGateway('guarantees', releases ?? '', baseURL ?? '');
});
test.afterAll(() => gateway?.stop());

const author = { createdBy: 'journey' };

async function liveOf(registry: Registry): Promise<Readonly<Record<string, string>>> {
  const channel = await readChannel(registry);
  if (channel === undefined) throw new Error('The site has no channel file');
  return liveVersions(channel);
}

/** The same build under another number: that is what a tab must not notice. */
async function publishNumbered(registry: Registry, app: string, version: string, number: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'orime-numbered-'));
  await cp(versionFolder(registry, app, version), folder, { recursive: true });
  const manifest = await readManifest(folder);
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...manifest, version: `${version}.n${String(number)}` }));
  return (await publishVersion(registry, folder)).version;
}

/** Goes to another page without loading the document anew. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

test('a tab that is open while every remote is released five times misses nothing, and moves on with its cart at the next link', async ({
  page,
}) => {
  // Thirty publications compress every file: minutes on a machine that does something else, too.
  test.setTimeout(600_000);
  const { registry } = gateway;
  const before = await liveOf(registry);
  const remotes = Object.keys(before).filter((name) => name !== 'shell');
  await startWithRoot(page, { cart: { items: [keptLine()] } });
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/r/') && response.status() >= 400) failed.push(response.url());
  });
  const { problems } = watchPage(page, { expected: /\/api\/|\/media\// });
  await page.goto(`${gateway.url}/about`);
  await expect(page.getByRole('button', { name: /cart/i }).first()).toBeVisible();
  // What follows releases begins its work a while after the first page.
  await page.waitForTimeout(5000);

  for (let number = 1; number <= 5; number += 1) {
    const changes: Record<string, string> = {};
    for (const app of remotes) changes[app] = await publishNumbered(registry, app, before[app] ?? '', number);
    await promote(registry, changes, author);
  }
  const after = await liveOf(registry);
  // The tab asks each minute, too, and no more once it has heard of them.
  const heard = page.waitForResponse('**/current-release', { timeout: 0 });

  const manifests = await Promise.all(remotes.map((app) => readManifest(versionFolder(registry, app, before[app] ?? ''))));
  const screens = manifests.flatMap(({ name, routes }) => {
    const open = routes.filter(({ path, access }) => access === 'public' && !path.includes(':'));
    return [...new Map(open.map((route) => [route.screen, { name, path: route.path }])).values()];
  });
  for (const { name, path } of screens) {
    await walkTo(page, path);
    await expect(page.locator(`[data-remote="${name}"]`).first(), path).toHaveAttribute('data-version', before[name] ?? '');
    await expect(page.locator(`main [data-remote="${name}"] h1`).first(), path).toBeVisible();
  }
  expect(failed).toEqual([]);
  expect(problems).toEqual([]);

  await walkTo(page, '/about');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await heard;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Magazine' }).first().click();
  await expect(page.locator('[data-remote="magazine"]').first()).toHaveAttribute('data-version', after['magazine'] ?? '');
  const cart = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('root') ?? '{}') as { state: { cart: { items: unknown[] } } }).state.cart.items,
  );
  expect(cart).toHaveLength(1);
});

test('X-ray tells a loop of 200 ms and a shift of 120 px of the remote that did them, and of no other part', async ({ page }) => {
  test.setTimeout(300_000);
  const { registry } = gateway;
  const version = await publishEdited(registry, 'magazine', (await liveOf(registry))['magazine'] ?? '', (script) =>
    script.includes('./remote') ? `${script};${misbehave}` : script,
  );
  await promote(registry, { magazine: version }, author);
  waitForTakeOver(page);
  await page.goto(`${gateway.url}/digital-magazine`);
  await expect(page.locator('[data-remote="magazine"] h1')).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyX');
  const rows = page.getByRole('region', { name: 'Developer tools' }).getByRole('row');
  await expect(rows.filter({ hasText: `magazine@${version}` })).toBeVisible();
  const figures = async (part: string) => {
    const cells = await rows.filter({ hasText: part }).getByRole('cell').allInnerTexts();
    return { longMs: Number(cells[2]?.replaceAll(',', '')), shift: Number(cells[3]) };
  };
  const outline = page.locator('[data-remote="magazine"]').first();
  await expect(outline).toHaveCSS('outline-style', 'dashed');
  await expect
    .poll(() => outline.evaluate((region) => getComputedStyle(region, '::before').content))
    .toContain(`magazine@${version} · magazine · JavaScript, kB: `);
  // A busy machine takes long over the page itself.
  // Twice the time between two readings: what the page did when it came is in the table then.
  await page.waitForTimeout(2500);
  const before = await figures('shell@');
  await page.evaluate(() => dispatchEvent(new Event('misbehave')));
  await expect.poll(async () => (await figures('magazine@')).longMs).toBeGreaterThanOrEqual(190);
  await expect.poll(async () => (await figures('magazine@')).shift).toBeGreaterThan(0.01);
  const after = await figures('shell@');
  expect(after.shift - before.shift).toBeLessThan(0.01);
  expect(after.longMs - before.longMs).toBeLessThan(190);
});

/** In the entry of the remote, so that the browser names its file. */
const misbehave = `addEventListener('misbehave',()=>{setTimeout(function loop(){const end=performance.now()+200;while(performance.now()<end);},700);setTimeout(()=>{const box=document.createElement('div');box.style.height='120px';document.querySelector('main [data-remote="magazine"]').prepend(box)},1200)})`;

test('without a site, pages that were looked at are there, others say so, and a damaged file is fetched again', async ({ page }) => {
  test.setTimeout(300_000);
  const kept = () => page.evaluate(async () => (await (await caches.open('orime-pages')).keys()).map(({ url }) => new URL(url).pathname));
  await page.goto(`${gateway.url}/digital-magazine`);
  await expect(page.locator('[data-remote="magazine"] h1')).toBeVisible();
  await expect.poll(kept, { timeout: 45_000 }).toContain('/digital-magazine');

  await test.step('what is damaged in the cache is not run', async () => {
    const damaged = await page.evaluate(async () => {
      const cache = await caches.open('orime-files');
      const scripts = (await cache.keys()).map(({ url }) => url).filter((url) => url.includes('/r/magazine/') && url.endsWith('.js'));
      for (const url of scripts)
        await cache.put(url, new Response('document.title = "damaged"', { headers: { 'content-type': 'text/javascript' } }));
      return scripts;
    });
    expect(damaged.length).toBeGreaterThan(0);
    await page.reload();
    await expect(page.locator('[data-remote="magazine"] h1')).toBeVisible();
    await expect(page).not.toHaveTitle('damaged');
    const isWhole = (urls: readonly string[]) =>
      page.evaluate(async (all) => {
        const cache = await caches.open('orime-files');
        const texts = await Promise.all(all.map(async (url) => (await cache.match(url, { ignoreVary: true }))?.text()));
        return texts.every((text) => text?.includes('damaged') !== true);
      }, urls);
    await expect.poll(() => isWhole(damaged)).toBe(true);
    await expect.poll(kept, { timeout: 45_000 }).toContain('/digital-magazine');
  });

  await gateway.stop();
  await page.goto(`${gateway.url}/digital-magazine`);
  await expect(page.locator('[data-remote="magazine"] h1')).toBeVisible();
  await page.goto(`${gateway.url}/lookbook`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You are offline');
  await page.getByRole('link', { name: '/digital-magazine' }).click();
  await expect(page.locator('[data-remote="magazine"] h1')).toBeVisible();
});
