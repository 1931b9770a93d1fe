import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { accountButton } from './support/member-tools.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { inEachView, type View } from './support/views.ts';
import { signInAs } from './support/visit.ts';

const searchButton = (page: Page, { say }: View) =>
  page.getByRole('banner').getByRole('button', { name: say('Search', '検索'), exact: true });
const searchField = (page: Page, { say }: View) => page.getByRole('combobox', { name: say('Search', '検索'), exact: true });
const pages = (page: Page, { say }: View) => page.getByRole('navigation', { name: say('Your pages', '担当メニュー') });

inEachView('a name is found by its reading, with keys alone, and the search leads back to where one was', async (page, view) => {
  const { say } = view;
  await page.goto('/about');
  await expect(searchButton(page, view)).toBeVisible();
  await page.keyboard.press('/');
  const field = searchField(page, view);
  await expect(field).toBeFocused();
  await field.fill('いとう');
  const ito = page.getByRole('option', { name: say('Ito Kasumi', '伊藤霞') });
  await expect(ito).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(ito).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  // The storefront, or until there is one the designer's garments.
  await expect(page).toHaveURL(/\/shop\/ito-kasumi$|\/catalog\?designer=ito-kasumi$/);
  await expect(field).toBeHidden();

  await searchButton(page, view).click();
  await page.keyboard.press('Escape');
  await expect(searchField(page, view)).toBeHidden();
  await expect(searchButton(page, view)).toBeFocused();
});

inEachView(
  'Enter searches the garments, beside which the other kinds stand; the word is remembered until it is cleared',
  async (page, view) => {
    const { say } = view;
    await page.goto('/about');
    await searchButton(page, view).click();
    await searchField(page, view).fill('ito');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/catalog?q=ito');
    const strip = page.getByRole('region', { name: say('Also found', 'その他の検索結果') });
    await expect(strip.getByRole('link', { name: say('Ito Kasumi', '伊藤霞') })).toBeVisible();
    await searchButton(page, view).click();
    await expect(page.getByRole('option', { name: 'ito' })).toBeVisible();
    await page.getByRole('button', { name: say('Clear recent searches', '検索履歴を消去') }).click();
    await expect(page.getByRole('option', { name: 'ito' })).toHaveCount(0);
  },
);

inEachView('a designer walks through the tabs of her dashboard by the section navigation', async (page, view) => {
  const { say } = view;
  await signInAs(page, 'designer@example.com');
  await page.goto('/dashboard?tab=orders');
  const orders = pages(page, view).getByRole('link', { name: say('Orders', '受注') });
  await expect(orders).toHaveAttribute('aria-current', 'page');
  await pages(page, view)
    .getByRole('link', { name: say('Designs', '作品'), exact: true })
    .click();
  await expect(page).toHaveURL('/dashboard?tab=designs');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(orders).not.toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.goBack();
  await expect(orders).toHaveAttribute('aria-current', 'page');
});

inEachView('every role has its own pages, and a visitor none', async (page, view) => {
  const { say } = view;
  await page.goto('/wholesale/catalog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(pages(page, view)).toHaveCount(0);
  await signInAs(page, 'buyer@example.com');
  await page.goto('/wholesale/catalog');
  await expect(pages(page, view).getByRole('link', { name: say('Catalog', 'カタログ'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pages(page, view)
    .getByRole('link', { name: say('Company', '会社') })
    .click();
  await expect(page).toHaveURL('/buyer/dashboard');
});

inEachView(
  'the rail of the staff leads from duty to duty and says what waits',
  async (page, view) => {
    const { say, size } = view;
    await signInAs(page, 'admin@example.com');
    await page.goto('/admin/update-all-designs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (size === 'phone')
      await page
        .getByRole('main')
        .getByRole('button', { name: say(/^Administration/, /^管理メニュー/) })
        .click();
    const rail = page.getByRole('navigation', { name: say('Administration', '管理メニュー') });
    await expect(rail.getByRole('link', { name: say(/^Designs.*waiting$/, /^デザイン.*待ち$/) })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await rail.getByRole('link', { name: say(/^Reported problems/, /^不具合の報告/) }).click();
    await expect(page).toHaveURL('/bugs');
    await expect(page.getByRole('region', { name: say('Open', '受付済み'), exact: true })).toBeVisible();
  },
  { bothSizes: true },
);

inEachView('a member reports a problem from where it is, and follows the report', async (page, view) => {
  const { say } = view;
  await startSignedIn(page, await newMember(page.request, 'consumer'));
  await page.goto('/consumer/dashboard');
  await accountButton(page, view).click();
  await page.getByRole('link', { name: say('Report a problem', '不具合を報告') }).click();
  await expect(page).toHaveURL(/\/bugs\?route=%2Fconsumer%2Fdashboard&version=retail-shop%40/);
  await expect(page.getByRole('textbox', { name: say('Page', 'ページ') })).toHaveValue('/consumer/dashboard');
  await expect(page.getByRole('heading', { name: say('No reports yet', '報告はまだありません') })).toBeVisible();
  const title = `The list stands still ${crypto.randomUUID()}`;
  await page.getByRole('textbox', { name: say('What does not work?', 'うまく動かないこと') }).fill(title);
  await page.getByRole('button', { name: say('Send the report', '報告を送る') }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(say('Open', '受付済み'), { exact: true })).toBeVisible();
  // On a phone the message stands over the scroll button until it is closed.
  const messages = page.getByRole('region', { name: say('Notifications', '通知') });
  await messages.getByRole('button', { name: say('Close', '閉じる') }).click();
  await expect(messages.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
