import { expect, test } from '@playwright/test';

/** Kilobytes (1000) of compressed JavaScript that a first visit may transfer, React included. */
const BUDGETS = [
  { path: '/', limitKb: 120 },
  { path: '/catalog', limitKb: 150 },
];

for (const { path, limitKb } of BUDGETS) {
  test(`a first visit of ${path} loads at most ${limitKb} kB of JavaScript`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const files: (readonly [path: string, bytes: number])[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      // The released file as it was compressed for transfer.
      expect(response.headers()['content-encoding']).toBe('br');
      files.push([new URL(response.url()).pathname, Number(response.headers()['content-length'])]);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main h1').first()).toBeVisible();
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    expect(bytes / 1000, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(limitKb);
    // Conversations, scenes and editors are for those who open them.
    const code = (await Promise.all(files.map(async ([file]) => (await page.request.get(file)).text()))).join('\n');
    for (const foreign of ['engine.io', 'WebGLRenderer', 'ProseMirror']) expect(code).not.toContain(foreign);
  });
}
