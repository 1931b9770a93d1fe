/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { browserSettings } from '../e2e/browser.ts';
import { freePort } from '../site/free-port.ts';
import { ROOT } from '../site/settings.ts';

/** How the gallery is looked at: both pages, languages and themes, on a phone and on a desk. */
const VIEWS = (['/', '/forms'] as const).flatMap((path) =>
  (['en', 'jp'] as const).flatMap((language) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      ([360, 1440] as const).map((width) => ({
        path,
        language,
        theme,
        width,
        name: `${path === '/' ? 'parts' : 'forms'}-${language}-${theme}-${width}`,
      })),
    ),
  ),
);
type View = (typeof VIEWS)[number];

/**
 * `node packages/tooling/src/gallery/check-gallery.ts [--pictures <folder>] [part of a view's name]`: opens every view of the gallery and reports what
 * axe finds, console errors (a breach of the content policy is one) and pages wider than the screen.
 */
export async function checkGallery(views: readonly View[], pictures: string | undefined): Promise<readonly string[]> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(ROOT, 'packages/ui/gallery/serve.ts'), '--once'], {
    env: { ...process.env, PORT: String(port) },
  });
  await new Promise((ready) => server.stdout.once('data', ready));
  const browser = await chromium.launch(browserSettings().launchOptions);
  try {
    const problems: string[] = [];
    for (const view of views)
      problems.push(...(await checkView(browser, `http://localhost:${port}`, view, pictures)).map((text) => `${view.name}: ${text}`));
    return problems;
  } finally {
    await browser.close();
    server.kill();
  }
}

async function checkView(
  browser: Browser,
  origin: string,
  { path, language, theme, width, name }: View,
  pictures: string | undefined,
): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${origin}${path}?language=${language}&theme=${theme}`, { waitUntil: 'networkidle' });
  if (pictures !== undefined) {
    await mkdir(pictures, { recursive: true });
    await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  }
  problems.push(...(await findViolations(page)));
  const whileOpen = await stir(page, path);
  problems.push(...[...whileOpen, ...(await findViolations(page))].map((text) => `stirred: ${text}`));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (overflow > 0) problems.push(`${overflow} px wider than the screen`);
  await context.close();
  return problems;
}

async function findViolations(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Opens what is closed on arrival: filters, popups, then an editor of the grid; the errors of a form. Gives what axe finds on the way. */
async function stir(page: Page, path: View['path']): Promise<readonly string[]> {
  if (path === '/forms') {
    await page.locator('form [type="submit"]').click();
    await page.locator('form [role="alert"]:focus').waitFor();
    return [];
  }
  const section = page.locator('section', { has: page.getByRole('grid') });
  for (const summary of await section.locator('summary').all()) await summary.click();
  const violations = await findViolations(page);
  await section.locator('[data-row="1"] > [data-column="4"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('5');
  return violations;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const at = args.indexOf('--pictures');
  const pictures = at === -1 ? undefined : args.splice(at, 2)[1];
  const views = VIEWS.filter(({ name }) => args.every((part) => name.includes(part)));
  const problems = await checkGallery(views, pictures);
  process.stdout.write(
    `${problems.join('\n')}${problems.length > 0 ? '\n' : ''}gallery: ${views.length} views, ${problems.length} problems\n`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
}
