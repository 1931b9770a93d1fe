import { expect, type Page } from '@playwright/test';
import { changesWithinFrames } from './support/changes-within-frames.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { inEachView, type View } from './support/views.ts';

const CODE = /FOLD-[0-9A-Z]{8}/;

/** Plays until it is found: dresses the figure from the keyboard, or turns through the cloths. */
async function find(page: Page, { size, say }: View): Promise<void> {
  if (size === 'phone') {
    const turn = page.getByRole('button', { name: say('Turn the kaleidoscope', '万華鏡を回す') });
    for (const number of ['2', '3', '4', '5']) {
      await turn.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: say(`cloth ${number} of 5`, `（${number}／5）`) })).toBeVisible();
    }
    return;
  }
  for (const name of [
    say('Band-collar shirt', 'バンドカラーシャツ'),
    say('Circle skirt', 'サーキュラースカート'),
    say('Haori jacket', '羽織'),
  ]) {
    const garment = page.getByRole('button', { name });
    await garment.press('Enter');
    await expect(garment).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').filter({ hasText: say(`${name} put on`, `${name}を着せました`) })).toBeAttached();
  }
  await expect(
    page.getByRole('img', {
      name: say(
        'A paper figure wearing Circle skirt, Band-collar shirt, and Haori jacket',
        'サーキュラースカート、バンドカラーシャツ、羽織を着た紙の人形',
      ),
    }),
  ).toBeVisible();
}

inEachView('a member finds a code that is theirs, counts at checkout and is there on return', async (page, view) => {
  const member = await newMember(page.request, 'consumer');
  await startSignedIn(page, member);
  await page.goto('/easter-egg');
  await expect(page.getByText(CODE)).toHaveCount(0);
  await find(page, view);
  const code = (await page.getByText(CODE).textContent()) ?? '';

  const [design] = (await (await page.request.get('/api/design/?inStock=1&limit=1&currency=USD')).json()) as {
    id: string;
    sizes: { size: string }[];
  }[];
  const lines = [{ id: design?.id, size: design?.sizes[0]?.size, quantity: 1 }];
  const check = await page.request.post('/api/promo-code/validate', {
    data: { code, currency: 'USD', lines },
    headers: { authorization: member.token },
  });
  expect(await check.json()).toMatchObject({ valid: true, reason: null });

  await page.goto('/easter-egg');
  await expect(page.getByText(code)).toBeVisible();
});

inEachView('a visitor who finds it signs in and gets it', async (page, view) => {
  const { say } = view;
  const member = await newMember(page.request, 'consumer');
  await page.goto('/easter-egg');
  await find(page, view);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Sign in', 'ログイン') })
    .click();
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(member.email);
  await page.getByRole('textbox', { name: say('Password', 'パスワード') }).fill(member.password);
  await page.getByRole('button', { name: say('Sign In', 'ログイン'), exact: true }).click();
  await expect(page).toHaveURL('/easter-egg?found=1');
  await expect(page.getByText(CODE)).toBeVisible();
});

inEachView(
  'garments are dragged on and off, cloth is moved, and each size has a toy of its own',
  async (page, { size, say }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/easter-egg');
    if (size === 'desktop') {
      const figure = page.getByRole('img', { name: say('A paper figure, not dressed yet', 'まだ何も着ていない紙の人形') });
      const hat = page.getByRole('button', { name: say('Felt hat', 'フェルトの帽子') });
      await hat.dragTo(figure);
      await expect(hat).toHaveAttribute('aria-pressed', 'true');
      const dressed = page.getByRole('img', { name: say('A paper figure wearing Felt hat', 'フェルトの帽子を着た紙の人形') });
      const box = await dressed.boundingBox();
      if (box === null) throw new Error('The figure is not drawn');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.06);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width + 300, box.y + 40, { steps: 4 });
      await page.mouse.up();
      await expect(hat).toHaveAttribute('aria-pressed', 'false');
    } else {
      const picture = () => page.locator('main canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
      await expect.poll(picture).not.toHaveLength(0);
      const before = await picture();
      // Without motion the picture stands still until it is touched.
      expect(await picture()).toBe(before);
      await page.getByRole('button', { name: say('Turn the kaleidoscope', '万華鏡を回す') }).click();
      await expect.poll(picture).not.toBe(before);
    }
    const loaded = new Set(scripts);
    await page.setViewportSize(size === 'desktop' ? { width: 1223, height: 900 } : { width: 1224, height: 900 });
    await expect(
      page.getByRole('button', {
        name: size === 'desktop' ? say('Turn the kaleidoscope', '万華鏡を回す') : say('Felt hat', 'フェルトの帽子'),
      }),
    ).toBeVisible();
    expect(scripts.filter((url) => !loaded.has(url)).length).toBeGreaterThan(0);
  },
  { bothSizes: true },
);

inEachView('the kaleidoscope stands still when it is told to', async (page, { say }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/easter-egg');
  const isMoving = () => page.locator('main canvas').evaluate(changesWithinFrames);
  await expect.poll(isMoving).toBe(true);
  await page.getByRole('button', { name: say('Stop the movement', '模様の動きを止める') }).click();
  expect(await isMoving()).toBe(false);
  await page.getByRole('button', { name: say('Let it move', '模様を動かす') }).click();
  await expect.poll(isMoving).toBe(true);
});
