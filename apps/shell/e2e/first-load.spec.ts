import { expect, test, type Browser, type Request } from '@playwright/test';
import { samplePath } from './support/sample-paths.ts';

/**
 * Kilobytes (1000) of JavaScript that a first visit may transfer, React included: compressed bodies and their headers. `reads` is how
 * many answers of the API the document brings.
 */
const BUDGETS = [
  { page: '/', limitKb: 148, reads: 6 },
  { page: '/catalog', limitKb: 180, reads: 1 },
  { page: '{design}', limitKb: 192, reads: 2 },
];

for (const { page: template, limitKb, reads } of BUDGETS) {
  test(`a first visit of ${template} loads at most ${limitKb} kB of JavaScript`, async ({ browser, request }, { annotations }) => {
    const path = await samplePath(request, template);
    let files: readonly LoadedFile[] = [];
    // The API of a busy machine may miss the document's deadline. Then the page reads for itself, and loads the HTTP client for it.
    await expect(async () => {
      const visit = await firstVisit(browser, path);
      expect(visit.answers).toBe(reads);
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

interface LoadedFile {
  readonly file: string;
  readonly encoding: string | undefined;
  /** Bytes as they came over the wire. */
  readonly body: number;
  readonly headers: number;
}

/** A visit on a phone with nothing in the cache: the scripts and fonts it loads, and how many answers of the API came with the document. */
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
  return { files: files ?? [], fonts: fonts ?? [], answers: Object.keys((JSON.parse(boot) as { data: object }).data).length };
}

async function measure(request: Request): Promise<LoadedFile> {
  const [response, sizes] = [await request.response(), await request.sizes()];
  return {
    file: new URL(request.url()).pathname,
    encoding: response?.headers()['content-encoding'],
    body: sizes.responseBodySize,
    headers: sizes.responseHeadersSize,
  };
}
