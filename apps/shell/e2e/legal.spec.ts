import { expect, type Page } from '@playwright/test';
import { newMember, startSignedIn } from './support/member.ts';
import { inEachView } from './support/views.ts';

/** Names of everything the site has put into the browser. */
async function storedNames(page: Page): Promise<string[]> {
  const own = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = await page.context().cookies();
  // Set by the test itself, to stay signed out once the page has signed out.
  return [...own, ...cookies.map(({ name }) => name)].filter((name) => name !== 'signed-in-by-test');
}

inEachView(
  'the privacy policy names everything the browser keeps',
  async (page, { say }) => {
    await startSignedIn(page, await newMember(page.request, 'consumer'));
    for (const path of ['/', '/catalog', '/men', '/request-reset']) await page.goto(path);
    await page.goto('/privacy-policy');
    const table = page.getByRole('table', { name: say('What your browser keeps for us', 'ブラウザに保存される項目') });
    const listed = await table.locator('code').allTextContents();
    const isListed = (name: string) => listed.some((entry) => (entry.endsWith('…') ? name.startsWith(entry.slice(0, -1)) : name === entry));
    expect((await storedNames(page)).filter((name) => !isListed(name))).toEqual([]);
  },
  // Pages that are left at once begin the merge of the cart anew while the server still has the one before.
  { expected: /409.*cart\/merge/ },
);

inEachView('consent is changed from the privacy policy', async (page, { say }) => {
  await page.goto('/privacy-policy');
  await expect(
    page.getByText(say('You agreed that we count which pages are read.', '閲覧されたページの計測に同意いただいています。')),
  ).toBeVisible();
  await page.getByRole('button', { name: say('Change my consent', '同意の設定を変更') }).click();
  const settings = page.getByRole('dialog', { name: say('Cookie settings', 'Cookieの設定') });
  await settings.getByRole('button', { name: say('Refuse', '必要なもののみ') }).click();
  await expect(
    page.getByText(say('You asked us not to count your visits. Nothing is sent.', '計測に同意されていません。何も送信されません。')),
  ).toBeVisible();
});

inEachView('a guest finds the way from the return policy to their order', async (page, { say }) => {
  await page.goto('/return-policy');
  const table = page.getByRole('table', { name: say('By market', '地域ごとの条件') });
  await expect(table.getByRole('columnheader', { name: say('Japan', '日本') })).toBeVisible();
  await expect(table.getByRole('row', { name: say('Return within', '返品期間') })).toContainText('30');
  await page
    .locator('#start')
    .getByRole('link', { name: say('Start a return', '返品をはじめる') })
    .click();
  await expect(page).toHaveURL('/order-info/find');
  await expect(page.getByRole('heading', { level: 1, name: say('Find your order', 'ご注文を探す') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('Order number', '注文番号') })).toBeVisible();
});

inEachView('the disclosure that Japanese law asks for has an address of its own', async (page, { say }) => {
  await page.goto('/return-policy#disclosure');
  const disclosure = page.locator('#disclosure');
  await expect(disclosure).toBeInViewport();
  await expect(disclosure).toContainText(say('Orime KK', 'Orime株式会社'));
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: say('Specified Commercial Transactions Act', '特定商取引法に基づく表記') }),
  ).toHaveAttribute('href', '/return-policy#disclosure');
});

inEachView('a designer accepts the vendor agreement once', async (page, { say }) => {
  await startSignedIn(page, await newMember(page.request, 'designer'));
  await page.goto('/vendor-agreement');
  await page.getByRole('button', { name: say('Accept', '同意する'), exact: true }).click();
  const accepted = page.getByText(say(/You accepted version \d{4}-\d{2}-\d{2}/, /第\d{4}-\d{2}-\d{2}版へ同意いただきました/));
  await expect(accepted).toBeVisible();
  await page.reload();
  await expect(accepted).toBeVisible();
  await expect(page.getByRole('button', { name: say('Accept', '同意する'), exact: true })).toHaveCount(0);
});

inEachView('on paper a policy stands alone, with its version', async (page, { say }) => {
  await page.goto('/terms-of-service');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(say(/^Version \d{4}-\d{2}-\d{2}, in force from/, /^\d{4}-\d{2}-\d{2}版/))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: say('The contract of sale', '売買契約') })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
