import { liveVersions, openRegistry, readChannel } from '@orime/federation/registry';
import { freePort } from '@orime/tooling/site';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './support/axe.ts';
import { publishEdited } from './support/edited-version.ts';
import { startSignedIn } from './support/member.ts';
import { startOwnSite, type OwnSite } from './support/own-site.ts';
import { signInAdmin } from './support/shop.ts';
import { rotatingView } from './support/views.ts';
import { answerCookies, prefer } from './support/visit.ts';
import { watchPage } from './support/watch-page.ts';

const releases = process.env['SITE_RELEASES_DIR'];
test.skip(releases === undefined, 'needs the registry of the site: SITE_RELEASES_DIR');

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** A registry that no other journey releases into, and a gateway and an API on it. */
let folder: string;
let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'orime-releases-'));
  await cp(releases ?? '', folder, { recursive: true });
  const dataDir = process.env['SITE_DATA_DIR'] ?? '.data';
  site = await startOwnSite({ name: 'releases', port: await freePort(), dataDir, settings: { RELEASES_DIR: folder } });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What somebody gets who opens the magazine now. */
async function visitorSees(browser: Browser, title: string, version: string): Promise<void> {
  const context = await browser.newContext();
  await prefer(context, site.url, { language: 'en', theme: 'light' });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(`${site.url}/digital-magazine`);
    const magazine = page.locator('[data-remote="magazine"]');
    await expect(magazine).toHaveAttribute('data-version', version);
    await expect(magazine.locator('h1')).toHaveText(title);
  }).toPass({ timeout: 30_000 });
  await context.close();
}

test('an admin releases a magazine, takes it back and releases it again, and the visitor’s page follows', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000);
  const registry = openRegistry(folder);
  const live = async () => liveVersions((await readChannel(registry)) ?? fail())['magazine'] ?? '';
  const before = await live();
  const version = await publishEdited(registry, 'magazine', before, (script) =>
    script.replace('"digital-magazine.title":"Magazine"', '"digital-magazine.title":"Magazine, second edition"'),
  );
  expect(version).not.toBe(before);

  const { say, size, language } = rotatingView('admin-releases.spec.ts', 0);
  await page.setViewportSize(sizes[size]);
  await prefer(context, site.url, { language, theme: 'dark' });
  await answerCookies(page, language);
  // What was taken back is refused at first.
  const { problems } = watchPage(page, { expected: /\/api\/releases\/promote/ });
  await startSignedIn(page, await signInAdmin(page.request));

  await page.goto(`${site.url}/admin/releases`);
  await expect(page.getByRole('grid', { name: say('Live now', '公開中') }).getByText(before)).toBeVisible();
  await expectAccessible(page);
  await test.step('the parts of the page are outlined by a button that shows whether they are', async () => {
    const outline = page.getByRole('button', { name: say('Outline the parts of this page', 'このページの構成を表示') });
    const tools = page.getByRole('region', { name: say('Developer tools', '開発者ツール') });
    await outline.click();
    await expect(tools.getByRole('row').filter({ hasText: 'admin@' })).toBeVisible();
    await expect(outline).toHaveAttribute('aria-pressed', 'true');
    await outline.click();
    await expect(tools).toHaveCount(0);
    await expect(outline).toHaveAttribute('aria-pressed', 'false');
  });
  await page.getByRole('link', { name: 'magazine', exact: true }).click();
  const panel = (en: string, jp: string) => page.getByRole('region', { name: say(en, jp), exact: true });
  const promote = panel('Make another version live', '別のバージョンを公開');
  const back = panel('Go back', '元に戻す');
  await expect(panel('What the first visit of an address loads', '初回表示時の読み込み量').getByText('/digital-magazine')).toBeVisible();
  await expectAccessible(page);

  await test.step('a published version becomes the live one, after its name was typed', async () => {
    await promote.getByRole('combobox').first().selectOption(version);
    await promote.getByRole('textbox').fill('The second edition');
    await promote.getByRole('button', { name: say('Make it live…', '公開する…') }).click();
    await confirm(page, 'magazine', say('Make it live', '公開する'));
    await expect(page.getByRole('article').getByText(version).first()).toBeVisible();
    await expect.poll(live).toBe(version);
    await visitorSees(browser, 'Magazine, second edition', version);
  });

  await test.step('it is taken back', async () => {
    await back.getByRole('button').click();
    await confirm(page, 'magazine', say('Go back', '元に戻す'));
    await expect.poll(live).toBe(before);
    await visitorSees(browser, 'Magazine', before);
  });

  await test.step('and released again; the history tells all of it', async () => {
    await promote.getByRole('combobox').first().selectOption(version);
    await promote.getByRole('button', { name: say('Make it live…', '公開する…') }).click();
    await confirm(page, 'magazine', say('Make it live', '公開する'));
    await expect(promote.getByRole('alert')).toContainText(say(`magazine ${version} was taken back`, `magazine ${version}はリビジョン`));
    await expectAccessible(page);
    await promote.getByRole('button', { name: say('Release it all the same…', 'あらためて公開する…') }).click();
    await confirm(page, 'magazine', say('Make it live', '公開する'));
    await expect.poll(live).toBe(version);
    await visitorSees(browser, 'Magazine, second edition', version);
    await page.getByRole('link', { name: say('History', '履歴') }).click();
    const rows = page.getByRole('grid').getByRole('row');
    await expect(rows.nth(1)).toContainText(version);
    await expect(rows.nth(2)).toContainText(say('Rollback', 'ロールバック'));
    await expect(rows.nth(3)).toContainText('The second edition');
  });

  await test.step('everything that somebody needs who looks for a fault is one file', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: say('Save facts for support', '調査用データを保存') }).click();
    const bundle: unknown = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    expect(bundle).toMatchObject({ releases: { apps: expect.arrayContaining([expect.objectContaining({ name: 'magazine', version })]) } });
  });
  expect(problems).toEqual([]);
});

async function confirm(page: Page, word: string, label: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(word);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

function fail(): never {
  throw new Error('The site has no channel file');
}
