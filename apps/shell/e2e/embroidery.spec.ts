import { expect, type Download, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readDst } from '../../designer-studio/src/features/embroidery/formats/test/read-dst.ts';
import { inEachView, type View } from './support/views.ts';
import { signInAs } from './support/visit.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" width="60mm">
  <path id="Leaf" fill="#5da33c" d="M30 5C55 15 55 45 30 55C5 45 5 15 30 5Z"/>
  <path id="Vein" fill="none" stroke="#22315f" stroke-width="2" d="M30 12V50"/></svg>`;
const svg = (text: string) => ({ name: 'leaf.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

async function download(page: Page, name: string | RegExp): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
  return file;
}

const openTab = (page: Page, { say }: View, en: string, jp: string): Promise<void> => page.getByRole('tab', { name: say(en, jp) }).click();

/** The number of stitches that the screen names. */
async function shownStitches(page: Page, { say }: View): Promise<number> {
  const value = page.locator('dt', { hasText: new RegExp(`^${say('Stitches', '針数')}$`) }).locator('xpath=following-sibling::dd');
  await expect(value).toHaveText(/[1-9]/);
  return Number((await value.innerText()).replaceAll(',', ''));
}

inEachView('a visitor turns a drawing into stitches, watches them, and takes a DST that has them all', async (page, view) => {
  const { say } = view;
  await page.goto('/embroidery');
  const drop = page.locator('input[type="file"]');
  await drop.setInputFiles(svg('<svg><script>alert(1)</script></svg>'));
  await expect(page.getByText(say(/contains a program/, /プログラムが含まれている/))).toBeVisible();
  await drop.setInputFiles(svg(DRAWING));
  await expect(page.getByRole('button', { name: 'Vein', exact: true })).toBeVisible();
  await openTab(page, view, 'Stitches', 'ステッチ');
  await page.getByRole('radio', { name: say('Vermilion', '朱'), exact: true }).check();
  await openTab(page, view, 'Output', '書き出し');
  const stitches = await shownStitches(page, view);
  expect(stitches).toBeGreaterThan(500);

  const scrub = page.getByRole('slider', { name: say('Position in the sewing', '縫製の位置') });
  await scrub.focus();
  await page.keyboard.press('Home');
  await expect(scrub).toHaveAttribute('aria-valuetext', say(/^Stitch 0 of/, /針中0針/));
  await page.getByRole('button', { name: say('Play', '再生'), exact: true }).click();
  await expect(scrub).not.toHaveAttribute('aria-valuetext', say(/^Stitch 0 of/, /針中0針/));

  const dst = readDst(await readFile(await (await download(page, 'DST')).path()));
  expect([dst.stitches.length, dst.changes.length, dst.hasEnd]).toEqual([stitches, 1, true]);
  expect(dst.longest).toBeLessThanOrEqual(121);
  const chart = await download(page, say('Thread chart (PDF)', '糸の一覧表（PDF）'));
  expect((await readFile(await chart.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.reload();
  await expect(page.getByText(say('Your last work was brought back.', '前回の作業を復元しました。'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vein', exact: true })).toBeVisible();
});

inEachView('a word in both scripts is sewn, saved in the account and opened again', async (page, view) => {
  const { say } = view;
  await signInAs(page, 'consumer@example.com');
  await page.goto('/embroidery');
  await page.getByRole('textbox', { name: say('Word', '文字'), exact: true }).fill('Ao あお');
  await page.getByRole('button', { name: say('Add word', '文字を追加') }).click();
  await expect(page.getByRole('button', { name: 'Ao あお', exact: true })).toBeVisible();
  const name = `Word ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: say('Name', '作品名'), exact: true }).fill(name);
  await page.getByRole('button', { name: say('Save', '保存'), exact: true }).click();
  await expect(page.getByText(say('Saved in your account.', 'アカウントに保存しました。'))).toBeVisible();
  await page.getByRole('button', { name: say('Start new', '新しく始める') }).click();
  await expect(page.getByRole('button', { name: 'Ao あお', exact: true })).toBeHidden();
  await page.getByRole('button', { name: say(`Open ${name}`, `${name}を開く`) }).click();
  await expect(page.getByRole('button', { name: 'Ao あお', exact: true })).toBeVisible();
  await openTab(page, view, 'Output', '書き出し');
  expect(await shownStitches(page, view)).toBeGreaterThan(300);

  await page.goto('/consumer/dashboard?tab=garments');
  const mine = page.getByRole('article').filter({ hasText: name });
  await expect(mine.locator('img')).toHaveAttribute('src', /fil_/);
  await mine.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/embroidery\?garment=gar_/);
  await expect(page.getByRole('button', { name: 'Ao あお', exact: true })).toBeVisible();
});
