import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { chooseHugePicture, drawKnownPicture } from './support/cut-out-picture.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { buyOne, callAs, newShop, signInAdmin } from './support/shop.ts';
import { inEachView, type View } from './support/views.ts';

async function openStudio(page: Page): Promise<void> {
  await page.goto('/designstudio');
  await expect(page.locator('[data-stage="ready"]')).toBeVisible();
}

async function write(page: Page, { say }: View, words: string): Promise<void> {
  await page.getByRole('button', { name: say('Text', '文字'), exact: true }).click();
  const field = page.getByRole('textbox', { name: say('Words', '文字の内容') });
  await field.fill(words);
  // What is written stays chosen, so that one may write on.
  await expect(field).toHaveValue(words);
}

const layers = (page: Page, { say }: View) => page.getByRole('list', { name: say('Layers', 'レイヤー') }).getByRole('listitem');

inEachView('a visitor draws, takes steps back, comes back, and joins with the drawing', async (page, view) => {
  const { say } = view;
  await openStudio(page);
  await write(page, view, '折目');
  // What a camera of today gives: forty megapixels.
  await chooseHugePicture(page.getByLabel(say('Choose pictures', '画像を選択')));
  await expect(layers(page, view)).toHaveCount(2, { timeout: 40_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Back', '後ろ'), exact: true }).click();
  for (const shape of [
    say('Star', '星'),
    say('Rectangle', '四角形'),
    say('Ellipse', '楕円'),
    say('Triangle', '三角形'),
    say('Line', '直線'),
  ])
    await page.getByRole('button', { name: shape, exact: true }).click();
  await expect(layers(page, view)).toHaveCount(5);
  for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: say('Undo', '元に戻す') }).click();
  await expect(layers(page, view)).toHaveCount(0);
  await page.getByRole('button', { name: say('Redo', 'やり直す') }).click();
  await expect(layers(page, view)).toHaveCount(1);
  await expect(page.getByText(say('Kept in this browser', 'このブラウザに保存済み'), { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.locator('[data-stage="ready"]')).toBeVisible();
  await expect(layers(page, view)).toHaveCount(2);
  await page.getByRole('button', { name: say('Create an account to keep it', 'アカウントを作成して保存') }).click();
  await expect(page).toHaveURL(/\/register/);

  await page.getByRole('textbox', { name: say('Name', 'お名前') }).fill('Journey Person');
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(`journey-${crypto.randomUUID()}@example.com`);
  await page.getByLabel(say('Password', 'パスワード'), { exact: true }).fill('a-long-enough-password');
  await page.getByRole('checkbox', { name: say('I accept the terms', '利用規約に同意する') }).check();
  await page.getByRole('button', { name: say('Create account', 'アカウントを作成する') }).click();
  await expect(page).not.toHaveURL(/\/register/);
  await page.goto('/designstudio');
  await expect(page.getByText(say('Saved', '保存済み'), { exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(layers(page, view)).toHaveCount(2);
  await page.goto('/consumer/dashboard?tab=garments');
  const mine = page.getByRole('region', { name: say('My drawings', 'マイデザイン') }).getByRole('article');
  await expect(mine).toHaveCount(1);
  await expect(mine.locator('img')).toHaveAttribute('src', /fil_/);
  await expectAccessible(page);
});

inEachView('a drawing is turned on the draped garment, and its files hold what was drawn', async (page, view) => {
  const { say } = view;
  await openStudio(page);
  const preview = page.getByRole('application', { name: say('The garment in 3D', '作品の3Dプレビュー') });
  await expect(page.locator('[data-preview="shown"]')).toBeVisible();
  const bare = await preview.screenshot();
  await page.getByRole('button', { name: say('Rectangle', '四角形'), exact: true }).click();
  await expect(preview).toHaveAttribute('data-shown', '1');
  await expect.poll(async () => (await preview.screenshot()).equals(bare)).toBe(false);
  await preview.evaluate((garment: HTMLCanvasElement) => {
    garment.dataset['shown'] = 'lost';
    garment.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  // Given up for a new canvas, which shows the same.
  await expect(preview).toHaveAttribute('data-shown', '1');
  await expect(layers(page, view)).toHaveCount(1);

  const saved = async (name: string): Promise<Buffer> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    return readFile(await download.path());
  };
  const png = await saved(say('Print file (PNG)', '入稿データ（PNG）'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3600, 4000]);
  expect(await pixelsOf(page, png)).toEqual({ corner: [0, 0, 0, 0], middle: [38, 38, 43, 255] });
  const json = await saved(say('Studio file (JSON)', 'スタジオ用ファイル（JSON）'));
  const svg = await saved('SVG');
  await page.getByRole('button', { name: say('Remove', '削除'), exact: true }).click();
  await expect(layers(page, view)).toHaveCount(0);
  await page
    .getByLabel(say('Choose a file of the studio', 'スタジオのファイルを選択'))
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(layers(page, view)).toHaveCount(1);
  expect((await saved('SVG')).equals(svg)).toBe(true);
  expect((await saved(say('Studio file (JSON)', 'スタジオ用ファイル（JSON）'))).equals(json)).toBe(true);
});

/** Of a print file: its corner, and its middle, as red, green, blue and opacity. */
async function pixelsOf(page: Page, png: Buffer): Promise<Record<'corner' | 'middle', number[]>> {
  return page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number): number[] => [...(context?.getImageData(x, y, 1, 1).data ?? [])];
    return { corner: at(2, 2), middle: at(bitmap.width / 2, bitmap.height / 2) };
  }, png.toString('base64'));
}

/** How much shows of the corner of the picture that a drawing carries, from 0 to 255. */
async function cornerOf(page: Page, svg: string): Promise<number> {
  const [, address = ''] = /<image [^>]*href="(data:[^"]+)"/.exec(svg) ?? [];
  return page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const context = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return context?.getImageData(1, 1, 1, 1).data[3] ?? -1;
  }, address);
}

inEachView('a picture on the garment loses its background, and a step back brings it again', async (page, view) => {
  const { say } = view;
  await openStudio(page);
  const { buffer } = await drawKnownPicture(page, 'paper', 240);
  await page.getByLabel(say('Choose pictures', '画像を選択')).setInputFiles({ name: 'coat.png', mimeType: 'image/png', buffer });
  const words = say('Remove the background', '背景を取り除く');
  await page.getByRole('button', { name: words }).click();
  await page
    .getByRole('dialog', { name: words })
    .getByRole('button', { name: say('Use this picture', 'この写真を使う') })
    .click();
  await expect(page.getByText(say(/^The background is removed/, /^背景を取り除きました/))).toBeVisible();
  const drawing = async (): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'SVG', exact: true }).click()]);
    return (await readFile(await file.path())).toString();
  };
  expect(await cornerOf(page, await drawing())).toBe(0);
  await page.getByRole('button', { name: say('Undo', '元に戻す') }).click();
  expect(await cornerOf(page, await drawing())).toBe(255);
});

inEachView('a designer makes a draft of it, takes the tech pack, and sells it', async (page, view) => {
  const { say } = view;
  const { request } = page;
  const [admin, { designer, profileId }] = [await signInAdmin(request), await newShop(request)];
  await startSignedIn(page, designer);
  await openStudio(page);
  const name = `Fold tee ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: say('Name of the design', '作品名') }).fill(name);
  await write(page, view, '折目');
  await expect(page.getByText(say('Saved', '保存済み'), { exact: true })).toBeVisible({ timeout: 20_000 });
  const [pack] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('Tech pack (PDF)', '仕様書（PDF）') }).click(),
  ]);
  expect((await readFile(await pack.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: say('Save as design draft', '作品の下書きとして保存') }).click();
  await page.getByRole('link', { name: say('Open the draft', '下書きを開く') }).click();
  await expect(page).toHaveURL(/\/designs\/edit\/id\/dsn_/);
  const id = page.url().split('/').at(-1) ?? '';
  const { form } = (await (await request.get(`/api/design/mine/${id}`, { headers: { authorization: designer.token } })).json()) as {
    form: { images: unknown[] };
  };
  expect(form.images).toHaveLength(2);

  await page.getByRole('textbox', { name: say('Description (English)', '説明（英語）'), exact: true }).fill('Folds, printed.');
  await page.getByRole('button', { name: say('One size', 'フリーサイズ'), exact: true }).click();
  await page.getByRole('textbox', { name: say('In stock: OS', 'OSの在庫数') }).fill('2');
  await page
    .getByRole('textbox', { name: say('US dollars', '米ドル') })
    .first()
    .fill('80');
  await page.getByRole('button', { name: say('Submit for confirmation', '承認を申請する') }).click();
  await expect(page.getByText(say(/^It waits for our review/, /^審査中です/)).first()).toBeVisible();
  await callAs(request, admin, `/api/design/confirm/id/${id}`, { confirmed: true });
  await callAs(request, admin, `/api/profile/status/id/${profileId}`, { status: 'approved' });
  await buyOne(request, await newMember(request, 'consumer', 'Aya Fold'), id, 1, 'OS');
  await page.goto('/dashboard?tab=orders');
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Mori Aya');
  await callAs(request, designer, `/api/design/hide/id/${id}`, { hidden: true });
});

test('without WebGL the garment is laid flat', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext'));
  await openStudio(page);
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(page.getByText('Laid flat: this browser shows no 3D.')).toBeVisible();
});
