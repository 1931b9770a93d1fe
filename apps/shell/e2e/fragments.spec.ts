import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ALTERED, breakRemote, FAULTS, type RemoteName } from './support/broken-remote.ts';
import { samplePath } from './support/sample-paths.ts';
import { inEachView } from './support/views.ts';
import { signInAs } from './support/visit.ts';
import { watchPage } from './support/watch-page.ts';

interface ProducerAnswer {
  readonly handle: string;
  readonly name: string;
  readonly nameJp: string;
  readonly designs: readonly { readonly slug: string; readonly name: string; readonly nameJp: string }[];
}

/** A producer of the site at hand that has made something. */
async function busyProducer(page: Page): Promise<ProducerAnswer> {
  const { items } = (await (await page.request.get('/api/producer/?limit=50')).json()) as { items: ProducerAnswer[] };
  for (const { handle } of items) {
    const producer = (await (await page.request.get(`/api/producer/handle/${handle}`)).json()) as ProducerAnswer;
    if (producer.designs.length > 0) return producer;
  }
  throw new Error('No producer of this site has made anything');
}

/** A designer on the map whose designs can be bought: not everybody who has joined has any. */
async function sellingDesigner(page: Page): Promise<{ readonly name: string; readonly nameJp: string; readonly country: string }> {
  const designs = (await (await page.request.get('/api/design/?limit=48')).json()) as { designer: { handle: string } }[];
  const selling = new Set(designs.map(({ designer }) => `/shop/${designer.handle}`));
  const { points } = (await (await page.request.get('/api/geo/points?kinds=designer')).json()) as {
    points: { url: string; name: string; nameJp: string; country: string }[];
  };
  const found = points.find(({ url }) => selling.has(url));
  if (found === undefined) throw new Error('No designer on the map of this site sells anything');
  return found;
}

/** Sum of the layout shifts that the visitor did not cause, from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const page = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      // The entry type is not in the DOM's own types yet.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) page.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as typeof window & { shifts: number }).shifts);
}

const BOOT = /(<script type="application\/json" id="orime-boot">)(.*?)(?=<\/script>)/s;

const madeHere = (page: Page) => page.getByRole('region', { name: /^(Made here|ここで作られたもの)$/ });
const lent = (page: Page) => page.locator('[data-remote="directory-globe"] [data-remote="retail-shop"]');

async function expectWholePage(page: Page, producer: ProducerAnswer): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(producer.name);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

inEachView('a workshop’s page shows what was made there, as the shop lends it', async (page, { say }) => {
  const producer = await busyProducer(page);
  const shifts = await watchShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/producer/${producer.handle}`);
  const [design] = producer.designs;
  const name = say(design?.name ?? '', design?.nameJp || (design?.name ?? ''));

  await expect(madeHere(page).getByRole('link', { name })).toBeVisible();
  await expect(lent(page)).toHaveAttribute('data-version', /^\d+\.\d+\.\d+\+/);
  await expect(
    madeHere(page)
      .getByRole('button', { name: say('Like', 'いいね') })
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThan(0.02);
  // Its data came with the document, as the page's did.
  expect(asked.filter((path) => path.startsWith('/api/producer/') || path === '/api/design/')).toEqual([]);

  await madeHere(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/designs/${design?.slug ?? ''}`));
  await expect(page.locator('main h1')).toHaveText(name);
});

inEachView('a designer on the map comes with the newest designs', async (page, { say }) => {
  const { name, nameJp, country } = await sellingDesigner(page);
  await page.goto(`/globe?kinds=designer&focus=${country}`);
  await page
    .getByRole('button', { name: say(`Show ${name} on the map`, `${nameJp || name}を地図で見る`), exact: true })
    .first()
    .click();
  const newest = page.getByRole('region', { name: say('Newest designs', '新作') });
  await expect(newest.getByRole('article').first()).toBeVisible();
  expect(await newest.getByRole('article').count()).toBeLessThanOrEqual(4);
});

for (const [fault, answerOf] of Object.entries(FAULTS)) {
  test(`while the lender ${fault}, the page is whole without it`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const producer = await busyProducer(page);
    const reports: string[] = [];
    await page.route('**/api/errors/front-end', async (route) => {
      reports.push(route.request().postData() ?? '');
      await route.continue();
    });
    await breakRemote(page, 'retail-shop', answerOf('retail-shop'), fault === ALTERED);
    await page.goto(`/producer/${producer.handle}`);
    await expect.poll(() => reports.join()).toContain('"remote":"retail-shop@');
    await expect(madeHere(page)).toHaveCount(0);
    await expectWholePage(page, producer);
    expect(errors).toEqual([]);
  });
}

test('a lender that never answers is given up after ten seconds, and the page goes on', async ({ page }) => {
  const producer = await busyProducer(page);
  await page.clock.install();
  await breakRemote(page, 'retail-shop', () => undefined);
  await page.goto(`/producer/${producer.handle}`, { waitUntil: 'commit' });
  await expect(madeHere(page)).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(madeHere(page)).toBeVisible();
  await page.clock.runFor(1_500);
  // React itself waits a moment before it takes markup away.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(madeHere(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expectWholePage(page, producer);
});

test('a set without the lender has no such place', async ({ page }) => {
  const { problems } = watchPage(page);
  const producer = await busyProducer(page);
  await page.route(`**/producer/${producer.handle}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(BOOT, (_, open: string, json: string) => {
      const boot = JSON.parse(json) as { release: { remotes: Record<string, unknown> } };
      delete boot.release.remotes['retail-shop'];
      return open + JSON.stringify(boot).replaceAll('<', String.raw`\u003c`);
    });
    await route.fulfill({ response, body });
  });
  await page.goto(`/producer/${producer.handle}`);
  await expectWholePage(page, producer);
  await page.waitForLoadState('networkidle');
  await expect(madeHere(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

/** A page of the shop, who lends a part of it, and whether a reader who opened that part on purpose is told of its failure. */
interface Borrower {
  readonly page: string;
  readonly path: (request: APIRequestContext) => Promise<string>;
  readonly lender: RemoteName;
  readonly as?: string;
  readonly isTold?: boolean;
}

/** The handle of a designer of whom stories tell. */
async function toldOf(request: APIRequestContext): Promise<string> {
  const profiles = (await (await request.get('/api/profile/all?limit=100')).json()) as { handle: string }[];
  for (const { handle } of profiles) {
    const stories = (await (await request.get(`/api/article/about/designer/${handle}`)).json()) as readonly unknown[];
    if (stories.length > 0) return handle;
  }
  throw new Error('No story of this site tells of a designer');
}

const design = (request: APIRequestContext) => samplePath(request, '{design}');

const BORROWERS: readonly Borrower[] = [
  {
    page: 'the stories of a shop',
    path: async (request) => `/shop/${await toldOf(request)}?tab=stories`,
    lender: 'magazine',
    isTold: true,
  },
  { page: 'the words about a shop', path: async (request) => `/shop/${await toldOf(request)}?tab=about`, lender: 'directory-globe' },
  { page: 'the places of a garment', path: design, lender: 'directory-globe' },
  { page: 'the stories of a garment', path: design, lender: 'magazine' },
  { page: 'what a store pays for a garment', path: design, lender: 'wholesale', as: 'buyer' },
];

for (const [place, { page: name, path, lender, as, isTold = false }] of BORROWERS.entries()) {
  const [fault, answerOf] = Object.entries(FAULTS)[place % Object.keys(FAULTS).length] ?? [];
  test(`${name}: while ${lender} ${fault ?? ''}, the page is whole, and complete once it is back`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const reports: string[] = [];
    await page.route('**/api/errors/front-end', async (route) => {
      reports.push(route.request().postData() ?? '');
      await route.continue();
    });
    if (as !== undefined) await signInAs(page, `${as}@example.com`);
    const repair = await breakRemote(page, lender, answerOf?.(lender) ?? (() => undefined), fault === ALTERED);
    await page.goto(await path(page.request));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What stands far down is fetched when it comes near.
    await expect(async () => {
      await page.mouse.wheel(0, 700);
      expect(reports.join()).toContain(`"remote":"${lender}@`);
    }).toPass();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(isTold ? 1 : 0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(errors).toEqual([]);

    await repair();
    if (isTold) await again.click();
    else await page.reload();
    await expect(async () => {
      await page.mouse.wheel(0, 700);
      // Many a garment has no story: then the part is there and says nothing.
      await expect(page.locator(`[data-remote="retail-shop"] [data-remote="${lender}"]`).first()).toBeAttached({ timeout: 500 });
    }).toPass();
    expect(errors).toEqual([]);
  });
}
