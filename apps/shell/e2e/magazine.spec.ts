import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

/** Addresses of the pictures in the main part that the page shows, without their widths. */
async function picturesOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('#main img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('/').slice(0, -1).join('/')));
}

inEachView('a reader goes from the front to an issue, a journey, a handbook and a look', async (page, { say, size }) => {
  await page.goto('/digital-magazine');
  await expect(page.locator('#main article').first()).toBeVisible();
  const pictures = await picturesOf(page);
  expect(pictures.length).toBeGreaterThan(8);
  expect(new Set(pictures).size, 'no picture twice').toBe(pictures.length);

  // A chapter has an address, its notes and a line to quote.
  await page.goto('/critical-theory');
  await page
    .getByRole('navigation', { name: say('Contents', '目次') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\?chapter=[a-z-]+$/);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.getByRole('complementary', { name: say('Note 1', '注1') })).toBeVisible();
  // On paper it is the chapter alone, with its notes.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('complementary', { name: say('Note 1', '注1') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: say('Contents', '目次') })).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.goto('/what-a-trip');
  const stops = page.getByRole('navigation', { name: say('Stops', '立ち寄り先') }).getByRole('link');
  await stops.last().click();
  await expect(page.locator(`#stop-${await stops.count()}`)).toBeInViewport();
  // The map is at the stop, and back at the top it shows the whole way.
  const map = page.locator('[style*="--zoom"]');
  await expect(map).toHaveAttribute('style', /--zoom: 4/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(map).toHaveAttribute('style', /--zoom: 1;?$/);

  // Ticks stay, and the search finds what the Japanese call a sample.
  const handbook = '/resources/marketing-handbook';
  await page.goto(`${handbook}?chapter=a-sample-and-where-it-goes`);
  const task = page.getByRole('checkbox').first();
  await task.check();
  await page.reload();
  await expect(task).toBeChecked();
  await page.goto(`${handbook}?q=${encodeURIComponent(say('sample', '見本'))}`);
  await expect(page.locator('main mark').first()).toHaveText(say(/^sample$/i, /^見本$/));
  const pdf = await page.request.get(`/api/article/handbook.pdf?lang=${say('en', 'jp')}`);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  // A look fills the window from its top; keys turn it.
  await page.goto('/lookbook');
  await page.locator('#main article').last().scrollIntoViewIfNeeded();
  await page.locator('#main article a').last().click();
  await expect(page.getByText(say(/^Look 1 of \d/, /^ルック 1／\d/))).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(say(/^Look 2 of \d/, /^ルック 2／\d/))).toBeVisible();
  await swipeLeft(page);
  await expect(page.getByText(say(/^Look 3 of \d/, /^ルック 3／\d/))).toBeVisible();
  // On a phone it fills the window as it is.
  if (size === 'phone') return;
  await page.getByRole('button', { name: say('Full screen', '全画面で見る') }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(say(/^Look 2 of \d/, /^ルック 2／\d/))).toBeVisible();
});

/** A finger over the picture of a look. */
async function swipeLeft(page: Page): Promise<void> {
  const box = await page.locator('#main section img').first().boundingBox();
  if (box === null) throw new Error('There is no look on this page');
  const y = box.y + Math.min(box.height, 400) / 2;
  const session = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + box.width * share, y }] });
  await finger('touchStart', 0.8);
  await finger('touchMove', 0.5);
  await finger('touchMove', 0.2);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

inEachView('the press finds a kit, and somebody to ask', async (page, { say }) => {
  await page.goto('/media');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say(/^Press kit/, /^プレスキット/) }).click();
  const kit = await readFile(await (await download).path(), 'latin1');
  for (const part of ['wordmark/orime-wordmark-black.svg', 'pictures/credits-en.txt', '.webp']) expect(kit).toContain(part);

  const mail = `press-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const contact = page.getByRole('region', { name: say('Ask us', 'お問い合わせ') });
  await contact.getByRole('textbox', { name: say('Name', 'お名前') }).fill('Ada Quill');
  await contact.getByRole('textbox', { name: say('Company or publication', '会社名・媒体名') }).fill('The Selvedge Review');
  await contact.getByRole('textbox', { name: say('E-mail address', 'メールアドレス') }).fill(mail);
  await contact.getByRole('textbox', { name: say('Message', 'ご用件') }).fill('May we print the fourth picture?');
  await contact.getByRole('button', { name: say('Send to the press desk', '広報へ送る') }).click();
  await expect(contact.getByRole('status')).toContainText(say('Thank you.', 'ありがとうございます。'));
  const { token } = await signInAdmin(page.request);
  const inbox = await page.request.get('/api/admin/profile-contacts?topic=press', { headers: { authorization: token } });
  const { items } = (await inbox.json()) as { items: readonly object[] };
  expect(items).toContainEqual(expect.objectContaining({ email: mail, firm: 'The Selvedge Review' }));
});
