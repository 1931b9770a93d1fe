import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { inEachView, type View } from './support/views.ts';

const question = (page: Page, { say }: View): Locator => page.getByRole('region', { name: say('Cookies', 'Cookieについて') });
const settings = (page: Page, { say }: View): Locator => page.getByRole('dialog', { name: say('Cookie settings', 'Cookieの設定') });
const accepted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('root') ?? '{}') as { state?: { cookiesAccepted?: unknown } }).state?.cookiesAccepted ?? null,
  );

/** Paths of the page views that leave the page. A beacon's body is not shown to the outside, so it is looked at on its way. */
async function watchPageViews(page: Page): Promise<readonly string[]> {
  const views: string[] = [];
  await page.exposeFunction('seen', (body: string) => void views.push((JSON.parse(body) as { path: string }).path));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      // Figures about the page's speed go out by beacon, too, and name nobody.
      if (body instanceof Blob && String(url).endsWith('/page-view'))
        void body.text().then((window as unknown as { seen: (body: string) => void }).seen);
      return send(url, body);
    };
  });
  return views;
}

inEachView(
  'the cookie question leaves the first buttons and the scroll button free, and is asked once',
  async (page, view) => {
    await page.goto('/');
    const box = await question(page, view).boundingBox();
    if (box === null) throw new Error('The question has no place.');
    const others = [
      ...(await page.locator('main a[href]').all()).slice(0, 4),
      page.getByRole('button', { name: view.say('Scroll to bottom', '一番下へ') }),
    ];
    for (const other of others) {
      const rect = await other.boundingBox();
      // What goes on below the fold is scrolled to before it is pressed.
      if (rect === null || rect.y + rect.height > (page.viewportSize()?.height ?? 0)) continue;
      const isCovered =
        rect.x < box.x + box.width && box.x < rect.x + rect.width && rect.y < box.y + box.height && box.y < rect.y + rect.height;
      expect(isCovered, await other.innerText()).toBe(false);
    }
    await expectAccessible(page);
    const record = page.waitForRequest((request) => request.url().endsWith('/api/consent') && request.method() === 'POST');
    await question(page, view)
      .getByRole('button', { name: view.say('Refuse', '必要なもののみ') })
      .click();
    expect((await record).postDataJSON()).toMatchObject({ kind: 'analytics', value: false });
    await expect(question(page, view)).toHaveCount(0);
    await expect.poll(() => accepted(page)).toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page, view)).toHaveCount(0);
  },
  { consented: false },
);

inEachView(
  'consent is chosen by kind, holds in every tab, and is taken back from the footer',
  async (page, view) => {
    const { say } = view;
    const views = await watchPageViews(page);
    await page.goto('/about');
    const other = await page.context().newPage();
    await other.goto('/about');
    await question(page, view)
      .getByRole('button', { name: say('Choose', '設定') })
      .click();
    const counting = settings(page, view).getByRole('switch', { name: say('Count my visits', '閲覧を計測する') });
    await expect(counting).not.toBeChecked();
    await expectAccessible(page);
    await counting.click();
    expect(views).toEqual([]);
    await settings(page, view)
      .getByRole('button', { name: say('Save this choice', 'この内容で保存') })
      .click();
    await expect.poll(() => views).toEqual(['/about']);
    await expect(question(other, view)).toHaveCount(0);

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('Cookie settings', 'Cookieの設定') })
      .click();
    await expect(counting).toBeChecked();
    await settings(page, view)
      .getByRole('button', { name: say('Refuse', '必要なもののみ') })
      .click();
    await expect.poll(() => accepted(page)).toBe(false);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('Terms of service', '利用規約') })
      .click();
    await expect(page).toHaveURL(/terms-of-service/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(views).toEqual(['/about']);
  },
  { consented: false },
);
