import { liveVersions, openRegistry, publishVersion, readChannel } from '@orime/federation/registry';
import { expect, test, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { changedBuild } from './support/changed-build.ts';
import { watchPage } from './support/watch-page.ts';

const releases = process.env['SITE_RELEASES_DIR'];
const orime = fileURLToPath(new URL('../../../packages/federation/src/cli/orime.ts', import.meta.url));

test.skip(releases === undefined, 'needs the registry of the site: SITE_RELEASES_DIR');

/** The command line in a process of its own, as somebody who releases uses it. */
async function release(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [orime, ...args], { env: { ...process.env, RELEASES_DIR: releases } });
}

function magazine(page: Page) {
  return page.locator('[data-remote="magazine"]');
}

/** Goes to another page of the site without loading the document anew, as following a link does. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

test('a changed magazine goes live and back while the site runs, and an open tab notices nothing', async ({ page, context }) => {
  test.setTimeout(180_000);
  const registry = openRegistry(releases ?? '');
  const before = liveVersions((await readChannel(registry)) ?? fail());

  const openTab = page;
  const watch = watchPage(openTab);
  await openTab.goto('/digital-magazine');
  await expect(magazine(openTab)).toHaveAttribute('data-version', before['magazine'] ?? '');
  await expect(magazine(openTab).locator('h1')).toHaveText('Magazine');

  const build = await changedBuild('magazine', 'src/locales/en.json', (text) => text.replace('"Magazine"', '"Magazine, second edition"'));
  const { version } = await publishVersion(registry, build);
  expect(version).not.toBe(before['magazine']);
  await release('promote', `magazine@${version}`);

  await test.step('the next visit has it; shell and other remotes are untouched', async () => {
    const next = await context.newPage();
    await next.goto('/digital-magazine');
    await expect(magazine(next)).toHaveAttribute('data-version', version);
    await expect(magazine(next).locator('h1')).toHaveText('Magazine, second edition');
    await expect(next).toHaveTitle('Magazine, second edition — Orime');
    expect(liveVersions((await readChannel(registry)) ?? fail())).toEqual({ ...before, magazine: version });
    await next.close();
  });

  await test.step('the open tab stays on its set, also for screens it loads only now', async () => {
    await walkTo(openTab, '/lookbook');
    await expect(magazine(openTab).locator('h1')).toHaveText(/lookbook/i);
    await expect(magazine(openTab)).toHaveAttribute('data-version', before['magazine'] ?? '');
    await walkTo(openTab, '/digital-magazine');
    await expect(magazine(openTab).locator('h1')).toHaveText('Magazine');
  });

  await test.step('rollback brings the old one back', async () => {
    await release('rollback', 'magazine');
    const after = await context.newPage();
    await after.goto('/digital-magazine');
    await expect(magazine(after)).toHaveAttribute('data-version', before['magazine'] ?? '');
    await expect(magazine(after).locator('h1')).toHaveText('Magazine');
    await after.close();
    expect(liveVersions((await readChannel(registry)) ?? fail())).toEqual(before);
  });

  expect(watch.problems).toEqual([]);
});

function fail(): never {
  throw new Error('The site has no channel file');
}
