import { expect, test, type Browser, type Page, type Request } from '@playwright/test';
import { samplePath } from './support/sample-paths.ts';

/**
 * Kilobytes (1000) of JavaScript that a first visit may transfer, React included: compressed bodies and their headers, which are about 4 kB
 * here and nearly nothing over HTTP/2, where the bars are 138, 165, 165 and 185 (`npm run bench -- first-load`). `reads` is how
 * many answers of the API the document brings, `parts` how many screens of remotes its markup has.
 */
const BUDGETS = [
  { page: '/', limitKb: 139.5, reads: 6, parts: 0 },
  { page: '/catalog', limitKb: 167.5, reads: 1, parts: 1 },
  { page: '{design}', limitKb: 168, reads: 2, parts: 1 },
  { page: '/globe', limitKb: 187, reads: 1, parts: 1 },
];

for (const { page: template, limitKb, reads, parts } of BUDGETS) {
  test(`a first visit of ${template} loads at most ${limitKb} kB of JavaScript`, async ({ browser, request }, { annotations }) => {
    const path = await samplePath(request, template);
    let files: readonly LoadedFile[] = [];
    // The API of a busy machine may miss the document's deadline. Then the page reads for itself, and loads the HTTP client for it. So
    // may what renders the markup: then the browser draws the page, and loads also what stands below its first view.
    await expect(async () => {
      const visit = await firstVisit(browser, path);
      expect([visit.answers, visit.parts]).toEqual([reads, parts]);
      files = visit.files;
    }).toPass();
    const kilobytes = files.reduce((sum, { body, headers }) => sum + body + headers, 0) / 1000;
    annotations.push({ type: 'JavaScript', description: `${template}: ${kilobytes.toFixed(1)} kB in ${files.length} files` });
    for (const { encoding } of files) expect(encoding).toBe('br');
    expect(kilobytes, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(limitKb);
    // Conversations, scenes and editors are for those who open them.
    const code = (await Promise.all(files.map(async ({ file }) => (await request.get(file)).text()))).join('\n');
    for (const foreign of ['engine.io', 'WebGLRenderer', 'ProseMirror']) expect(code).not.toContain(foreign);
  });
}

test('a first visit loads at most 60 kB of fonts', async ({ browser }) => {
  const { fonts } = await firstVisit(browser, '/');
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, { body, headers }) => sum + body + headers, 0) / 1000, JSON.stringify(fonts, null, 1)).toBeLessThanOrEqual(60);
});

/** A phone of the middle class, as Lighthouse has it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const PICTURE_LIMIT_KB = 60;

for (const template of ['/', '/catalog', '{design}', '/digital-magazine', '{article}']) {
  test(`the largest picture in the first view of ${template} comes once and weighs at most ${PICTURE_LIMIT_KB} kB on a phone`, async ({
    browser,
    request,
  }, { annotations }) => {
    const page = await browser.newPage(PHONE);
    const asked: Request[] = [];
    page.on('request', (each) => asked.push(each));
    await page.goto(await samplePath(request, template), { waitUntil: 'networkidle' });
    await expect(page.locator('main h1').first()).toBeVisible();
    // The page may have read for itself, and ask for its pictures after that.
    await expect.poll(() => largestPicture(page)).toMatchObject({ isComplete: true, file: expect.stringMatching(RENDITION) });
    const { file } = await largestPicture(page);
    // Another width of it would be a preload that the picture does not use, or a picture that was given another box.
    const [, id = ''] = RENDITION.exec(file) ?? [];
    const renditions = asked.filter((each) => fileOf(each).startsWith(`/media/${id}/`));
    expect([...new Set(renditions.map(fileOf))]).toEqual([file]);
    const [rendition] = renditions;
    const kilobytes = ((await rendition?.sizes())?.responseBodySize ?? Number.NaN) / 1000;
    annotations.push({ type: 'Picture', description: `${template}: ${kilobytes.toFixed(1)} kB, ${file}` });
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes, file).toBeLessThanOrEqual(PICTURE_LIMIT_KB);
    await page.close();
  });
}

test('the first picture of a page comes before its scripts and its other pictures', async ({ browser, request }) => {
  const path = await samplePath(request, '{design}');
  // Nobody waits longer than a second and a half for a picture, which may be too short on a busy machine.
  await expect(async () => {
    const page = await browser.newPage(PHONE);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
    const loads = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, responseEnd }) => ({ file: new URL(name).pathname, startTime, responseEnd })),
    );
    await page.close();
    const [first, ...others] = loads.filter(({ file }) => RENDITION.test(file));
    // The entry is what waits.
    const scripts = loads.filter(({ file }) => file.endsWith('.js') && !/\/shell\.[0-9a-f]+\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(3);
    expect(others.length).toBeGreaterThan(1);
    for (const { file, startTime } of [...scripts, ...others])
      expect(startTime, file).toBeGreaterThanOrEqual(first?.responseEnd ?? Infinity);
  }).toPass();
});

test('a page of words is painted before its code is run', async ({ page }) => {
  // The entry asks for the rest of the shell when it starts it.
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (document.querySelector('script[src*="/r/shell/"]:not([defer])') === null) return;
      look.disconnect();
      performance.mark('started');
    });
    look.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/globe');
  await expect(page.locator('html[data-arriving]')).toHaveCount(0);
  const at = (name: string) => page.evaluate((entry) => performance.getEntriesByName(entry)[0]?.startTime, name);
  await expect.poll(() => at('started')).toBeGreaterThan(0);
  expect(await at('started')).toBeGreaterThanOrEqual((await at('first-contentful-paint')) ?? Infinity);
});

/** A stored picture in one of its widths. */
const RENDITION = /^\/media\/([^/]+)\/\d+\.webp$/;

const fileOf = (asked: Request): string => new URL(asked.url()).pathname;

/** The picture with the largest visible part in the window; no file where there is none. */
function largestPicture(page: Page): Promise<{ readonly file: string; readonly isComplete: boolean }> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLImageElement>('#main img')].map((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const width = Math.max(0, Math.min(right, window.innerWidth) - Math.max(left, 0));
      const height = Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
      return { area: width * height, picture };
    });
    const [largest] = seen.toSorted((one, other) => other.area - one.area);
    if (largest === undefined || largest.area === 0 || largest.picture.currentSrc === '') return { file: '', isComplete: false };
    return { file: new URL(largest.picture.currentSrc).pathname, isComplete: largest.picture.complete };
  });
}

interface LoadedFile {
  readonly file: string;
  readonly encoding: string | undefined;
  /** Bytes as they came over the wire. */
  readonly body: number;
  readonly headers: number;
}

/** A visit on a phone with nothing in the cache: the scripts and fonts it loads, and what came with the document. */
async function firstVisit(browser: Browser, path: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => loaded.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('main h1').first()).toBeVisible();
  const boot = (await page.locator('#orime-boot').textContent()) ?? '';
  const [files, fonts] = await Promise.all(
    ['script', 'font'].map((type) => Promise.all(loaded.filter((request) => request.resourceType() === type).map(measure))),
  );
  await page.close();
  // What the gateway wrote (`BootData`).
  const { data, rendered = [] } = JSON.parse(boot) as { data: object; rendered?: readonly string[] };
  return {
    files: files ?? [],
    fonts: fonts ?? [],
    answers: Object.keys(data).length,
    parts: rendered.filter((key) => key.includes('/screen/')).length,
  };
}

async function measure(request: Request): Promise<LoadedFile> {
  const [response, sizes] = [await request.response(), await request.sizes()];
  return {
    file: fileOf(request),
    encoding: response?.headers()['content-encoding'],
    body: sizes.responseBodySize,
    headers: sizes.responseHeadersSize,
  };
}
