import { expect, test } from '@playwright/test';
import { changesWithinFrames } from './support/changes-within-frames.ts';
import { inEachView } from './support/views.ts';

inEachView('registers without the scene, which a machine without a graphics card is spared', async (page, { say }) => {
  await page.goto('/register-3D');
  await expect(page.locator('main canvas')).toHaveCount(0);
  await page.getByRole('radio', { name: say('Consumer', '一般のお客様') }).check();
  await page.getByRole('textbox', { name: say('Name', 'お名前') }).fill('Journey Person');
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(`journey-${crypto.randomUUID()}@example.com`);
  await page.getByRole('textbox', { name: say('Password', 'パスワード') }).fill('a-long-enough-password');
  await page.getByRole('checkbox', { name: say('I accept the terms', '利用規約に同意する') }).check();
  await page.getByRole('button', { name: say('Create account', 'アカウントを作成する') }).click();
  await expect(page).toHaveURL('/consumer/dashboard');
});

test('where it cannot be drawn, nobody loads the scene', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  for (const path of ['/', '/register', '/register-3D']) await page.goto(path, { waitUntil: 'networkidle' });
  const sources = await Promise.all([...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()));
  expect(sources.filter((source) => source.includes('#version 300 es'))).toEqual([]);
});

test('the figure dresses as the form is filled in, and is gone where motion is unwanted', async ({ page }) => {
  await page.addInitScript(hideRenderer);
  await page.goto('/register-3D');
  await expect(page.locator('[aria-hidden="true"] canvas')).toBeVisible();
  await expect.poll(() => page.evaluate(countDyedPixels)).toBe(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey Person');
  await expect.poll(() => page.evaluate(countDyedPixels)).toBeGreaterThan(2_000);

  const isMoving = () => page.locator('main canvas').evaluate(changesWithinFrames);
  await expect.poll(isMoving).toBe(true);
  await page.getByRole('button', { name: 'Stop the figure' }).click();
  // What it was putting on comes to rest first.
  await expect.poll(isMoving).toBe(false);
  await page.getByRole('button', { name: 'Let the figure turn' }).click();
  await expect.poll(isMoving).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('main canvas')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Stop the figure' })).toHaveCount(0);
});

/** Runs in the page: a browser that keeps its graphics card to itself, so that the one of software here is not spared. */
function hideRenderer(): void {
  const getExtension = WebGL2RenderingContext.prototype.getExtension as (this: WebGL2RenderingContext, name: string) => unknown;
  Object.assign(WebGL2RenderingContext.prototype, {
    getExtension(this: WebGL2RenderingContext, name: string) {
      return name === 'WEBGL_debug_renderer_info' ? null : getExtension.call(this, name);
    },
  });
}

/** Runs in the page, after the scene has drawn its frame: how many pixels are of dyed cloth, which the bare form is not. */
async function countDyedPixels(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const scene = document.querySelector<HTMLCanvasElement>('main canvas');
      const copy = document.createElement('canvas').getContext('2d');
      if (scene === null || copy === null) return resolve(-1);
      copy.canvas.width = scene.width;
      copy.canvas.height = scene.height;
      copy.drawImage(scene, 0, 0);
      const { data } = copy.getImageData(0, 0, scene.width, scene.height);
      let dyed = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
        if (alpha > 200 && Math.max(red, green, blue) - Math.min(red, green, blue) > 80) dyed += 1;
      }
      return resolve(dyed);
    });
  });
}
