import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { drawKnownPicture } from './support/cut-out-picture.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { newShop } from './support/shop.ts';
import { inEachView, type View } from './support/views.ts';

/** A photograph of the site at hand, as somebody's own file. */
async function photograph(page: Page) {
  const [design] = (await (await page.request.get('/api/design/?limit=1')).json()) as { images: { id: string }[] }[];
  const buffer = await (await page.request.get(`/media/${design?.images[0]?.id ?? ''}/1200.webp`)).body();
  return { name: 'fern.webp', mimeType: 'image/webp', buffer };
}

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
  await page.getByLabel(say('Choose pictures', '画像を選択')).setInputFiles(await photograph(page));
  await expect(layers(page, view)).toHaveCount(2);
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
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: say('Undo', '元に戻す') }).click();
  await expect(layers(page, view)).toHaveCount(1);
  await expect(page.getByText(say('Kept in this browser', 'このブラウザに保存済み'), { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.locator('[data-stage="ready"]')).toBeVisible();
  await expect(layers(page, view)).toHaveCount(2);
  await page.getByRole('button', { name: say('Create an account to keep it', 'アカウントを作成して保存') }).click();
  await expect(page).toHaveURL(/\/register/);

  // The account itself is made as other journeys make it; what is told here is that the drawing follows.
  const member = await newMember(page.request, 'consumer');
  await startSignedIn(page, member);
  await page.goto('/designstudio');
  await expect(page.getByText(say('Saved', '保存済み'), { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(layers(page, view)).toHaveCount(2);
  const mine = (await (await page.request.get('/api/garment/mine', { headers: { authorization: member.token } })).json()) as {
    items: { id: string; previewFileId: string | null }[];
  };
  expect(mine.items).toHaveLength(1);
  expect(mine.items[0]?.previewFileId).toMatch(/^fil_/);
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

  const saved = async (name: string): Promise<Buffer> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    return readFile(await download.path());
  };
  const png = await saved(say('Print file (PNG)', '入稿データ（PNG）'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3600, 4000]);
  const svg = await saved('SVG');
  await page.getByRole('button', { name: say('Remove', '削除'), exact: true }).click();
  await expect(layers(page, view)).toHaveCount(0);
  await page
    .getByLabel(say('Choose a file of the studio', 'スタジオのファイルを選択'))
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(layers(page, view)).toHaveCount(1);
  expect((await saved('SVG')).equals(svg)).toBe(true);
});

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

inEachView('a designer makes a draft of it, with pictures of both sides, and takes the tech pack', async (page, view) => {
  const { say } = view;
  const { designer } = await newShop(page.request);
  await startSignedIn(page, designer);
  await openStudio(page);
  await page.getByRole('textbox', { name: say('Name of the design', '作品名') }).fill('Fold tee');
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
  const { form } = (await (
    await page.request.get(`/api/design/mine/${page.url().split('/').at(-1) ?? ''}`, { headers: { authorization: designer.token } })
  ).json()) as {
    form: { images: unknown[] };
  };
  expect(form.images).toHaveLength(2);
});

test('without WebGL the garment is laid flat', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext'));
  await openStudio(page);
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(page.getByText('Laid flat: this browser shows no 3D.')).toBeVisible();
});
