import { expect, test, type Locator } from '@playwright/test';

const heightsOf = (cards: Locator): Promise<readonly number[]> =>
  cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
const isSkipped = (card: Locator): Promise<boolean> =>
  card.evaluate((item) => getComputedStyle(item).getPropertyValue('content-visibility') === 'auto');

test('cards outside of the window are left out of the browser’s work, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/catalog');
  const cards = page.getByRole('list', { name: 'Designs' }).locator(':scope > li');
  await expect(cards.last()).toBeVisible();
  const before = await heightsOf(cards);
  expect(before.length).toBeGreaterThan(20);

  await expect.poll(() => isSkipped(cards.last())).toBe(true);
  expect(await isSkipped(cards.first())).toBe(false);
  expect(await heightsOf(cards)).toEqual(before);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last().getByRole('heading')).toBeInViewport();
  expect(await heightsOf(cards)).toEqual(before);

  // Other columns give them other sizes.
  await page.setViewportSize({ width: 360, height: 823 });
  await expect.poll(async () => (await heightsOf(cards))[23]).not.toBe(before[23]);
  const narrow = await heightsOf(cards);
  await expect.poll(() => isSkipped(cards.first())).toBe(true);
  expect(await heightsOf(cards)).toEqual(narrow);
});
