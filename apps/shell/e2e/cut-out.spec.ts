import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { chooseHugePicture, drawKnownPicture, overlapWith } from './support/cut-out-picture.ts';
import { tabTo } from './support/keyboard.ts';
import { startSignedIn } from './support/member.ts';
import { newShop } from './support/shop.ts';
import { inEachView, type View } from './support/views.ts';

type Say = View['say'];

async function choose(page: Page, say: Say, buffer: Buffer, name = 'coat.png'): Promise<void> {
  await page.getByLabel(say('Choose a photograph', '写真を選択')).setInputFiles({ name, mimeType: 'image/png', buffer });
}

// Millions of pixels are worked on here, on a machine that may have much else to do: these are bounds for what hangs.
test.setTimeout(180_000);
const PATIENT = { timeout: 60_000 };

const result = (page: Page, say: Say) => page.getByRole('img', { name: say(/^Result: /, /^結果: /) });

/** Share of the picture that is kept, in percent. */
async function keptShare(page: Page, say: Say): Promise<number> {
  return Number(/([\d.]+)\s*%/.exec((await result(page, say).getAttribute('aria-label')) ?? '')?.[1]);
}

async function download(page: Page, say: Say): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('Download', 'ダウンロード'), exact: true }).click(),
  ]);
  return readFile(await file.path());
}

inEachView('a garment before paper is cut out in the browser, and nothing of it is sent', async (page, { say }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && (request.postDataBuffer()?.byteLength ?? 0) > 4000) sent.push(request.url());
  });
  await page.goto('/remove-background');
  const { buffer, truth } = await drawKnownPicture(page, 'paper');
  await choose(page, say, buffer);
  await expect(result(page, say)).toBeVisible(PATIENT);
  expect(await overlapWith(page, await download(page, say), truth)).toBeGreaterThanOrEqual(0.95);
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

inEachView('before bricks the second way finds it; a reload loses nothing', async (page, { say }) => {
  await page.goto('/remove-background');
  const { buffer, truth } = await drawKnownPicture(page, 'bricks');
  await choose(page, say, buffer);
  await page.getByRole('button', { name: say('Try the second way', 'もうひとつの方法を試す') }).click();
  const scene = page.getByRole('radio', { name: say(/^Scene/, /^風景/) });
  await expect(scene).toBeChecked(PATIENT);
  await expectAccessible(page);
  expect(await overlapWith(page, await download(page, say), truth)).toBeGreaterThanOrEqual(0.9);
  await page.reload();
  await expect(result(page, say)).toBeVisible(PATIENT);
  expect(await overlapWith(page, await download(page, say), truth)).toBeGreaterThanOrEqual(0.9);
});

inEachView('by keys alone: a part is removed, brought back, and files that are no pictures are explained', async (page, { say }) => {
  await page.goto('/remove-background');
  await choose(page, say, Buffer.from('name,size'), 'note.png');
  await expect(page.getByRole('alert').getByText(say(/^This is no photograph/, /^写真のファイルではありません/))).toBeVisible();
  const { buffer } = await drawKnownPicture(page, 'paper');
  await choose(page, say, buffer);
  await expect(result(page, say)).toBeVisible(PATIENT);
  const whole = await keptShare(page, say);
  await tabTo(page, page.getByRole('tab', { name: say('Edges', '境目') }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: say('Whole areas', '範囲') }).focus();
  await page.keyboard.press('Enter');
  const picture = page.getByRole('application', { name: say('Picture to draw on', '描き込む写真') });
  await picture.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => keptShare(page, say), PATIENT).toBeLessThan(whole - 10);
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => keptShare(page, say), PATIENT).toBe(whole);
});

inEachView('a photograph of 40 megapixels is worked on at 16, and its marks outlive the tab', async (page, { say }) => {
  await page.goto('/remove-background');
  await chooseHugePicture(page.locator('input[type=file]'));
  await expect(result(page, say)).toBeVisible(PATIENT);
  await page.getByRole('tab', { name: say('By hand', '手描き') }).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('1 mark', '描き込み1件'))).toBeVisible();
  const png = await download(page, say);
  // Width and height stand in the head of a PNG.
  expect(png.readUInt32BE(16) * png.readUInt32BE(20)).toBeGreaterThan(15_900_000);
  await page.reload();
  await expect(result(page, say)).toBeVisible(PATIENT);
  await page.getByRole('tab', { name: say('By hand', '手描き') }).click();
  await expect(page.getByText(say('1 mark', '描き込み1件'))).toBeVisible();
});

inEachView('a designer takes the background of a photograph away while adding designs', async (page, { say }) => {
  const shop = await newShop(page.request);
  await startSignedIn(page, shop.designer);
  await page.goto('/add-design-upload');
  const { buffer } = await drawKnownPicture(page, 'paper');
  await page.getByLabel(say('Add photographs', '写真を追加')).setInputFiles({ name: 'coat-1.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: say(/^Remove the background: /, /^背景を取り除く: /) }).click();
  const dialog = page.getByRole('dialog', { name: say('Remove the background', '背景を取り除く') });
  await expect(result(page, say)).toBeVisible(PATIENT);
  await dialog.getByRole('tab', { name: say('Background', '背景') }).click();
  await dialog.getByRole('radio', { name: say('A color', '色をつける') }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Use this picture', 'この写真を使う') }).click();
  await expect(page.getByText(say('The background is removed.', '背景を取り除きました。'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
