import type { RemoteManifest } from '@orime/contracts';
import { foreignRemote, startStockHost, type Bundler, type HostKind, type StockHost, type StockHostPage } from '@orime/federation/interop';
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

/** Webpack's plugin loads by the runtime of the installed host, which tries manifests as well. */
const HOSTS: readonly HostKind[] = isFull ? ['installed', 'newest', 'webpack'] : ['newest'];

/** Pages without a guard, of remotes that are built on the runtime of Module Federation itself. */
const ON_STOCK = isFull ? (['magazine', 'retail-shop', 'directory-globe'] as const) : [];

const FOREIGN: readonly (readonly [Bundler, 'own' | 'host'])[] = isFull
  ? (['webpack', 'rspack', 'vite'] as const).flatMap((bundler) => [[bundler, 'own'] as const, [bundler, 'host'] as const])
  : [
      ['rspack', 'own'],
      ['vite', 'host'],
    ];

for (const kind of HOSTS)
  test.describe(`a host of others (${kind}), with nothing of ours around it`, () => {
    let host: StockHost;
    let remotes: Readonly<Record<string, RemoteManifest>>;
    test.beforeAll(async ({ baseURL }) => {
      test.setTimeout(120_000);
      remotes = await liveRemotes();
      const entries = Object.values(remotes).map((remote) => [remote.container, addressOf(remote, baseURL) + remote.entry]);
      host = await startStockHost(kind, baseURL ?? '', Object.fromEntries(entries));
    });
    test.afterAll(() => host.stop());

    for (const [name, path] of OURS) {
      for (const by of kind === 'webpack' ? (['entry'] as const) : (['entry', 'manifest'] as const)) {
        test(`mounts a screen of ${name} by its ${by}`, async ({ page, baseURL }) => {
          const remote = remotes[name] ?? fail();
          const entry = addressOf(remote, baseURL) + (by === 'entry' ? remote.entry : 'mf-manifest.json');
          const route = remote.routes.find((candidate) => candidate.path === path) ?? fail();
          const stockHost: StockHostPage = { container: remote.container, entry, route };
          await page.addInitScript((given) => Object.assign(globalThis, { stockHost: given }), stockHost);
          const thrown: string[] = [];
          page.on('pageerror', ({ message }) => thrown.push(message));
          await page.goto(host.url + path);
          await expect(page.locator(`[data-remote="${name}"] h1`).first()).toBeVisible();
          expect(thrown).toEqual([]);
          // The remote was built with the installed one.
          const versions = await page.evaluate(() => globalThis.__FEDERATION__?.__INSTANCES__.map(({ version }) => version));
          expect(versions?.includes(remote.requires.mfRuntime)).toBe(kind !== 'newest');
        });
      }
    }
  });

test.describe('our shell', () => {
  let site: CopiedGateway;
  test.beforeAll(async ({ baseURL }) => {
    // Nine builds where all of it is asked for.
    test.setTimeout(isFull ? 600_000 : 120_000);
    site = await startCopiedGateway('interop', releases ?? '', baseURL ?? '');
    const changes: Record<string, string> = {};
    const built = await Promise.all(FOREIGN.map(([bundler, react]) => foreignRemote(bundler, react)));
    const folders = built.map(({ folder }) => folder);
    for (const remote of ON_STOCK)
      folders.push(
        await changedBuild(remote, 'webpack.config.ts', (text) => text.replace('import.meta)', "import.meta, { runtime: 'stock' })")),
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

  for (const remote of ON_STOCK)
    test(`runs our own ${remote} built on the stock runtime`, async ({ page }) => {
      const watch = watchPage(page);
      const bytes: number[] = [];
      page.on('response', (response) => {
        if (new RegExp(`/r/${remote}/.*/remote\\.[0-9a-f]+\\.js$`).test(response.url()))
          bytes.push(Number(response.headers()['content-length']));
      });
      await page.goto(site.url + OUR_PAGES[remote]);
      await expect(page.locator(`[data-remote="${remote}"] h1`).first()).toBeVisible();
      // It brought the whole runtime.
      await expect.poll(() => bytes[0]).toBeGreaterThan(15_000);
      expect(watch.problems).toEqual([]);
    });
});

declare global {
  /** The runtime of Module Federation tells developer tools of itself. */
  var __FEDERATION__: { readonly __INSTANCES__: readonly { readonly version: string }[] } | undefined;
}

async function liveRemotes(): Promise<Readonly<Record<string, RemoteManifest>>> {
  const registry = openRegistry(releases ?? '');
  const { shell: _, ...versions } = liveVersions((await readChannel(registry)) ?? fail());
  const manifests = await Promise.all(Object.entries(versions).map(([name, version]) => readVersion(registry, name, version)));
  return Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest]));
}

function addressOf({ name, version }: RemoteManifest, site = ''): string {
  return `${site}/r/${name}/${version}/`;
}

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
