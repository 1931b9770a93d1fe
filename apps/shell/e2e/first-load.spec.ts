import { expect, test, type Request } from '@playwright/test';
import { samplePath } from './support/sample-paths.ts';

/** Kilobytes (1000) of JavaScript that a first visit may transfer, React included: compressed bodies and their headers. */
const BUDGETS = [
  { page: '/', limitKb: 148 },
  { page: '/catalog', limitKb: 180 },
  { page: '{design}', limitKb: 192 },
];

for (const { page: template, limitKb } of BUDGETS) {
  test(`a first visit of ${template} loads at most ${limitKb} kB of JavaScript`, async ({ page, request }, { annotations }) => {
    const path = await samplePath(request, template);
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts: Request[] = [];
    page.on('requestfinished', (loaded) => {
      if (loaded.resourceType() === 'script') scripts.push(loaded);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main h1').first()).toBeVisible();
    const files = await Promise.all(scripts.map(measure));
    const kilobytes = files.reduce((sum, { body, headers }) => sum + body + headers, 0) / 1000;
    annotations.push({ type: 'JavaScript', description: `${template}: ${kilobytes.toFixed(1)} kB in ${files.length} files` });
    for (const { encoding } of files) expect(encoding).toBe('br');
    expect(kilobytes, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(limitKb);
    // Conversations, scenes and editors are for those who open them.
    const code = (await Promise.all(files.map(async ({ file }) => (await page.request.get(file)).text()))).join('\n');
    for (const foreign of ['engine.io', 'WebGLRenderer', 'ProseMirror']) expect(code).not.toContain(foreign);
  });
}

/** Bytes of one script as they came over the wire. */
async function measure(request: Request) {
  const [response, sizes] = [await request.response(), await request.sizes()];
  return {
    file: new URL(request.url()).pathname,
    encoding: response?.headers()['content-encoding'],
    body: sizes.responseBodySize,
    headers: sizes.responseHeadersSize,
  };
}
