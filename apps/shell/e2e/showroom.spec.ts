import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { inEachView } from './support/views.ts';

const BOOK = 'low-tide';
/** Until its first picture is there. */
async function waitForRoom(page: Page): Promise<void> {
  await expect(page.getByRole('application')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

inEachView('the keyboard reaches each piece in the room and buys one', async (page, { say }) => {
  // The processor draws here: where motion is unwanted, a piece is one picture away instead of many.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(countDrawing);
  await page.goto(`/virtualroom?book=${BOOK}`);
  const list = page.getByRole('region', { name: say('Low Tide', '干潮') });
  await expect(list.getByRole('button')).not.toHaveCount(0);
  // So the room waits to be asked.
  await expect(page.getByRole('application')).toHaveCount(0);
  const show = page.getByRole('button', { name: say('Show in 3D', '3Dで見る') });
  await tabTo(page, show);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=3d/);
  await waitForRoom(page);
  const drawing = await page.evaluate(() => window.drawing);
  expect(drawing.calls).toBeGreaterThan(5);
  expect(drawing.calls).toBeLessThanOrEqual(40);
  expect(drawing.triangles).toBeLessThanOrEqual(60_000);

  // Back from the button, which now leads out of the room again: the pieces from the last to the first, then the room itself.
  await expect(page.getByRole('button', { name: say('Show as a list only', '一覧だけを表示する') })).toBeFocused();
  const stops = page.getByRole('list', { name: say('Pieces in the room', '展示中の作品') }).getByRole('button');
  for (let stop = (await stops.count()) - 1; stop >= 0; stop -= 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(stops.nth(stop)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('application')).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  const add = drawer.getByRole('button', { name: say('Add to cart', 'カートに入れる') });
  // Some of the demo's pieces are sold out; the drawer leads on to those beside them.
  await expect(async () => {
    await expect(drawer.getByRole('button', { name: say('Like', 'いいね'), exact: true })).toBeVisible();
    if (await add.isVisible()) return;
    await drawer.getByRole('button', { name: say('Next piece', '次の作品') }).press('Enter');
    throw new Error('sold out');
  }).toPass();
  const name = (await drawer.getByRole('heading').first().textContent()) ?? '';
  await tabTo(page, drawer.getByRole('radio', { disabled: false }).first());
  await page.keyboard.press('Space');
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(drawer.getByText(say('In your cart.', 'カートに入れました。'))).toBeVisible();
  await tabTo(page, drawer.getByRole('button', { name: say('Open the cart', 'カートを見る') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: say('Cart', 'カート') }).getByText(name)).toBeVisible();
});

inEachView('a graphics card that goes away takes nothing with it', async (page, { say }) => {
  test.slow();
  await page.goto(`/virtualroom?book=${BOOK}&view=3d`);
  await waitForRoom(page);
  await expect.poll(() => page.evaluate(countColours)).toBeGreaterThan(20);
  await page.evaluate(loseContext, true);
  await expect.poll(() => page.evaluate(countColours)).toBeGreaterThan(20);

  await page.evaluate(loseContext, false);
  await expect(page.getByText(say('The graphics card stopped drawing the room.', 'グラフィックスの描画が停止しました。'))).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: say('Low Tide', '干潮') })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: say('Show in 3D', '3Dで見る') }).click();
  await waitForRoom(page);
  await expect.poll(() => page.evaluate(countColours)).toBeGreaterThan(20);
  await expectAccessible(page);
});

/** Words that stand in a library's code alone, however it is minified; of OpenCV also in the worker that loads it. */
const LIBRARIES = { three: 'WebGLRenderer', fabric: 'perPixelTargetFind', opentype: 'glyf', opencv: 'matFromImageData' } as const;

test('what is heavy comes to those who ask for it, and to no document', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  const loadedBy = async (path: string): Promise<ReadonlyMap<string, string>> => {
    scripts.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    return new Map(await Promise.all([...scripts].map(async (url) => [url, await (await page.request.get(url)).text()] as const)));
  };
  for (const path of ['/virtualroom', '/embroidery', '/remove-background']) {
    const code = [...(await loadedBy(path)).values()].join('\n');
    for (const word of Object.values(LIBRARIES)) expect(code, `${path} loads ${word}`).not.toContain(word);
  }
  const drawn = [...(await loadedBy('/designstudio'))].filter(([, code]) => code.includes(LIBRARIES.fabric));
  expect(drawn).not.toHaveLength(0);
  const document = await (await page.request.get('/designstudio')).text();
  for (const [url] of drawn) expect(document).not.toContain(new URL(url).pathname);
});

declare global {
  interface Window {
    /** What the last picture took. */
    drawing: { calls: number; triangles: number };
  }
}

/** Runs in the page before anything else: counts what the graphics card is asked for, anew with each frame. */
function countDrawing(): void {
  let isNewFrame = true;
  window.drawing = { calls: 0, triangles: 0 };
  const count = (corners: number, times: number): void => {
    if (isNewFrame) {
      window.drawing = { calls: 0, triangles: 0 };
      isNewFrame = false;
      requestAnimationFrame(() => (isNewFrame = true));
    }
    window.drawing.calls += 1;
    window.drawing.triangles += (corners / 3) * times;
  };
  const card = WebGL2RenderingContext.prototype;
  const { drawElements, drawArrays, drawElementsInstanced } = card;
  card.drawElements = function (mode, corners, type, offset) {
    count(corners, 1);
    drawElements.call(this, mode, corners, type, offset);
  };
  card.drawArrays = function (mode, first, corners) {
    count(corners, 1);
    drawArrays.call(this, mode, first, corners);
  };
  card.drawElementsInstanced = function (mode, corners, type, offset, times) {
    count(corners, times);
    drawElementsInstanced.call(this, mode, corners, type, offset, times);
  };
}

/** Runs in the page: takes the graphics card away, and gives it back at once if wanted. */
function loseContext(isGivenBack: boolean): void {
  const loss = document
    .querySelector<HTMLCanvasElement>('[role="application"] canvas')
    ?.getContext('webgl2')
    ?.getExtension('WEBGL_lose_context');
  loss?.loseContext();
  if (isGivenBack) setTimeout(() => loss?.restoreContext(), 200);
}

/** Runs in the page: a step by key draws the room anew, and in the same frame this counts its colours. An empty canvas has none. */
async function countColours(): Promise<number> {
  return new Promise((resolve) => {
    document.querySelector('[role="application"]')?.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowUp', cancelable: true }));
    requestAnimationFrame(() => {
      const room = document.querySelector<HTMLCanvasElement>('[role="application"] canvas');
      const copy = document.createElement('canvas').getContext('2d');
      if (room === null || copy === null) return resolve(0);
      Object.assign(copy.canvas, { width: 80, height: 80 });
      copy.drawImage(room, 0, 0, 80, 80);
      const { data } = copy.getImageData(0, 0, 80, 80);
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 4)
        if ((data[at + 3] ?? 0) > 0) colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      return resolve(colours.size);
    });
  });
}
