import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { chooseFirst } from './support/keyboard.ts';
import { startSignedIn } from './support/member.ts';
import { callAs, newShop, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

/** A real photograph of the site at hand, to be uploaded as somebody's own. */
async function photograph(page: Page): Promise<Buffer> {
  const [design] = (await (await page.request.get('/api/design/?limit=1')).json()) as { images: { id: string }[] }[];
  return (await page.request.get(`/media/${design?.images[0]?.id ?? ''}/768.webp`)).body();
}

inEachView(
  'a price is changed in the form, waits for review, and only then stands in the shop; stock is counted at once',
  async (page, { say }) => {
    const { request } = page;
    const [admin, shop] = [await signInAdmin(request), await newShop(request)];
    await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
    await startSignedIn(page, shop.designer);
    await page.goto(`/designs/edit/id/${shop.design.id}`);
    await page
      .getByRole('textbox', { name: say('US dollars', '米ドル') })
      .first()
      .fill('290');
    const save = page.getByRole('button', { name: say('Send changes for review', '変更を審査に出す') });
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText(say(/^A change of .* waits for our review$/, /の変更は審査中です$/))).toBeVisible();
    const price = async () =>
      ((await (await request.get(`/api/design/${shop.design.id}?currency=USD`)).json()) as { priceMinor: number }).priceMinor;
    expect(await price()).toBe(32_000);
    await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
    expect(await price()).toBe(29_000);
    await page.getByRole('button', { name: say('Adjust the stock of S', 'Sの在庫を調整') }).click();
    const form = page.getByRole('form', { name: say('Adjust the stock of S', 'Sの在庫を調整') });
    await form.getByRole('textbox', { name: say('Units', '数量') }).fill('4');
    await form.getByRole('textbox', { name: say('Reason', '理由') }).fill('Delivery');
    await form.getByRole('button', { name: say('Save stock', '在庫を保存') }).click();
    await expect(page.getByText(say('9 to sell', '販売可能 9点')).first()).toBeVisible();
  },
);

inEachView('photographs become a draft, and a lookbook with a point that leads to a design', async (page, { say }) => {
  const { request } = page;
  const [admin, shop, buffer] = [await signInAdmin(request), await newShop(request), await photograph(page)];
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  await startSignedIn(page, shop.designer);
  await page.goto('/add-design-upload');
  const files = ['coat-1', 'coat-2'].map((name) => ({ name: `${name}.webp`, mimeType: 'image/webp', buffer }));
  await page.getByLabel(say('Add photographs', '写真を追加')).setInputFiles(files);
  await expect(page.getByRole('heading', { name: '1. Coat' })).toBeVisible();
  await expect(page.getByText(say('Same file twice', '同じファイル'))).toBeVisible();
  await page.getByLabel(say('Category (all)', 'カテゴリー（すべて）')).selectOption('coat');
  await page.getByLabel(say('Color (all)', '色（すべて）')).selectOption('indigo');
  await page.getByLabel(say('Main fiber (all)', '主な素材（すべて）')).selectOption('wool');
  await page.getByRole('button', { name: say('Fill in everywhere', 'すべてに入力') }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Create 1 draft', '下書きを1件作成') }).click();
  await page.getByRole('link', { name: 'Coat', exact: true }).click();
  await expect(page).toHaveURL(/\/designs\/edit\/id\/dsn_/);
  await expect(page.getByRole('button', { name: say('Submit for confirmation', '承認を申請する') })).toBeVisible();

  await page.goto('/dashboard?tab=lookbooks&book=new');
  await page.getByRole('textbox', { name: say('Title (English)', 'タイトル（英語）') }).fill('Rain');
  await page.getByRole('textbox', { name: say('Season', 'シーズン') }).fill('AW27');
  await page.getByLabel(say('Add looks', 'ルックを追加')).setInputFiles(files.slice(0, 1));
  await page.locator('[data-board]').click({ position: { x: 60, y: 80 } });
  // A plain select stands there until the search has loaded.
  const point = page.getByRole('combobox', { name: say('Design of point 1', 'ポイント1の作品') }).and(page.locator('input'));
  await chooseFirst(point, say('Bell', '鈴'));
  await page.getByRole('checkbox', { name: say('Everybody can see it', 'すべての人に公開する') }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Save the lookbook', 'ルックブックを保存') }).click();
  await page.getByRole('link', { name: say('View as readers do: Rain', '「Rain」を読者の表示で見る') }).click();
  await page
    .getByRole('link', { name: say(shop.design.name, shop.design.nameJp) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say(shop.design.name, shop.design.nameJp) })).toBeVisible();
});

inEachView('a holiday closes the shop until its day', async (page, { say }) => {
  const { request } = page;
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  await startSignedIn(page, shop.designer);
  await page.goto('/edit-profile');
  await page.getByLabel(say(/^Open again on/, /^営業再開日/)).fill('2099-12-24');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Save the profile', 'プロフィールを保存') }).click();
  await expect(page.getByText(say('Your profile is saved.', 'プロフィールを保存しました。'))).toBeVisible();
  const { slug } = (await (await request.get(`/api/design/${shop.design.id}`)).json()) as { slug: string };
  await page.goto(`/designs/${slug}`);
  await expect(page.getByText(/2099/).first()).toBeVisible();
});
