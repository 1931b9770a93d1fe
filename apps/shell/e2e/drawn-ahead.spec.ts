import { expect, test, type Page } from '@playwright/test';

/** How many rules of style the page's components have put into it. */
function countRules(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement && ownerNode.dataset['emotion'] !== undefined)
      .reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  );
}

test('a page that is pointed at is drawn ahead: its styles come, and nothing of it is seen or asked for again', async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/design/?')) lists.push(request.url());
  });
  const isIdle = page.waitForResponse('**/route-files?*');
  await page.goto('/');
  await isIdle;
  const title = await page.title();
  const link = page.locator('a[href="/catalog"]:visible').first();
  await link.scrollIntoViewIfNeeded();
  const before = await countRules(page);
  await link.hover();
  await expect.poll(() => countRules(page)).toBeGreaterThan(before + 5);
  await expect(page.locator('h1')).toHaveCount(1);
  expect([new URL(page.url()).pathname, await page.title()]).toEqual(['/', title]);
  expect(lists).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(lists).toHaveLength(1);
});

test('the code of the page that most go on to is there before anybody points at its link', async ({ page }) => {
  const codes: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/r/retail-shop/')) codes.push(response.url());
  });
  await page.goto('/');
  await expect.poll(() => codes.length).toBeGreaterThan(2);
  expect(new URL(page.url()).pathname).toBe('/');
});
