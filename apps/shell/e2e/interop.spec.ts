import { foreignRemote, startStockHost, type Bundler, type StockHost, type StockHostPage } from '@orime/federation/interop';
import { liveVersions, openRegistry, promote, publishVersion, readChannel, readVersion } from '@orime/federation/registry';
import { expect, test, type Page } from '@playwright/test';
import { changedBuild } from './support/changed-build.ts';
import { startCopiedGateway, type CopiedGateway } from './support/copied-gateway.ts';
import { watchPage } from './support/watch-page.ts';

const releases = process.env['SITE_RELEASES_DIR'];
const isFull = process.env['TEST_FULL'] === '1';

test.skip(releases === undefined, 'needs the registry of the site: SITE_RELEASES_DIR');
test.describe.configure({ mode: 'default' });

/** A page of each of our remotes; guards are the shell's. */
const OUR_PAGES = {
  magazine: '/digital-magazine',
  'retail-shop': '/catalog',
  wholesale: '/wholesale/catalog',
  'directory-globe': '/designers',
  'designer-studio': '/remove-background',
  admin: '/admin/update-all-designs',
};
const OURS = Object.entries(OUR_PAGES).slice(0, isFull ? undefined : 1);

const FOREIGN: readonly (readonly [Bundler, 'own' | 'host'])[] = isFull
  ? (['webpack', 'rspack', 'vite'] as const).flatMap((bundler) => [[bundler, 'own'] as const, [bundler, 'host'] as const])
  : [
      ['rspack', 'own'],
      ['vite', 'host'],
    ];

test.describe('a host of others, with the stock runtime and nothing of ours around it', () => {
  let host: StockHost;
  test.beforeAll(async ({ baseURL }) => {
    host = await startStockHost(baseURL ?? '');
  });
  test.afterAll(() => host.stop());

  for (const [remote, path] of OURS) {
    for (const by of ['entry', 'manifest'] as const) {
      test(`mounts a screen of ${remote} by its ${by}`, async ({ page, baseURL }) => {
        const registry = openRegistry(releases ?? '');
        const version = liveVersions((await readChannel(registry)) ?? fail())[remote] ?? '';
        const { container, entry, routes } = await readVersion(registry, remote, version);
        const folder = `${baseURL ?? ''}/r/${remote}/${version}/`;
        const route = routes.find((candidate) => candidate.path === path) ?? fail();
        const stockHost: StockHostPage = { container, entry: folder + (by === 'entry' ? entry : 'mf-manifest.json'), route };
        await page.addInitScript((given) => Object.assign(globalThis, { stockHost: given }), stockHost);
        const thrown: string[] = [];
        page.on('pageerror', ({ message }) => thrown.push(message));
        await page.goto(host.url + path);
        await expect(page.locator(`[data-remote="${remote}"] h1`).first()).toBeVisible();
        expect(thrown).toEqual([]);
      });
    }
  }
});

test.describe('our shell', () => {
  let site: CopiedGateway;
  test.beforeAll(async ({ baseURL }) => {
    // Seven builds where all of it is asked for.
    test.setTimeout(isFull ? 480_000 : 120_000);
    site = await startCopiedGateway('interop', releases ?? '', baseURL ?? '');
    const changes: Record<string, string> = {};
    const built = await Promise.all(FOREIGN.map(([bundler, react]) => foreignRemote(bundler, react)));
    const folders = built.map(({ folder }) => folder);
    if (isFull)
      folders.push(
        await changedBuild('magazine', 'webpack.config.ts', (text) => text.replace('import.meta)', "import.meta, { runtime: 'stock' })")),
      );
    for (const folder of folders) {
      const { remote, version } = await publishVersion(site.registry, folder);
      changes[remote] = version;
    }
    await promote(site.registry, changes, { createdBy: 'interop' });
  });
  test.afterAll(() => site.stop());

  for (const [bundler, react] of FOREIGN) {
    const name = `${bundler}-${react}`;
    test(`runs a remote built by ${bundler} that ${react === 'own' ? 'has a React of its own' : 'relies on ours'}`, async ({ page }) => {
      const watch = watchPage(page);
      const scripts = scriptsOf(page, name);
      // Until the gateway has the revision.
      await expect.poll(async () => (await page.request.get(`${site.url}/interop/${name}`)).status()).toBe(200);
      await page.goto(`${site.url}/interop/${name}`);
      const region = page.locator(`[data-remote="${name}"]`);
      await expect(region.locator('h1')).toHaveText(`Hello from ${name}`);
      // Its effects run, its portals lead out, its state is kept: with two Reacts on the page none of it does.
      await expect(page.locator('#foreign-portal')).toHaveText('portal');
      await region.getByRole('button').click();
      await expect(region.getByRole('button')).toHaveText('count 1');
      expect(scripts().length).toBeGreaterThan(1);
      expect(watch.problems).toEqual([]);
    });
  }

  if (isFull)
    test('runs our own remote built on the stock runtime', async ({ page }) => {
      const watch = watchPage(page);
      const bytes: number[] = [];
      page.on('response', (response) => {
        if (/\/r\/magazine\/.*\/remote\.[0-9a-f]+\.js$/.test(response.url())) bytes.push(Number(response.headers()['content-length']));
      });
      await page.goto(`${site.url}/digital-magazine`);
      await expect(page.locator('[data-remote="magazine"] h1')).toHaveText('Magazine');
      // It brought the whole runtime.
      expect(bytes[0]).toBeGreaterThan(15_000);
      expect(watch.problems).toEqual([]);
    });
});

/** Scripts that the page asked of a remote so far. */
function scriptsOf(page: Page, remote: string): () => readonly string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes(`/r/${remote}/`) && response.url().endsWith('.js')) scripts.push(response.url());
  });
  return () => scripts;
}

function fail(): never {
  throw new Error('The site has not what the matrix needs');
}
