/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { browserSettings } from '../e2e/browser.ts';
import { freePort } from '../site/free-port.ts';
import { ROOT } from '../site/settings.ts';

/** How the gallery is looked at: both pages, languages and themes, on a phone and on a desk. */
const VIEWS = ['/', '/forms'].flatMap((page) =>
  (['en', 'jp'] as const).flatMap((language) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      ([360, 1440] as const).map((width) => ({
        page,
        language,
        theme,
        width,
        name: `${page === '/' ? 'parts' : 'forms'}-${language}-${theme}-${width}`,
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
  { page: path, language, theme, width, name }: View,
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
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  for (const { id, nodes } of violations)
    problems.push(...nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (overflow > 0) problems.push(`${overflow} px wider than the screen`);
  await context.close();
  return problems;
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
