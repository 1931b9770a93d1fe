import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { inEachView } from './support/views.ts';

inEachView('a designer is found by the first letter of the name, on whichever page, and followed', async (page, { say }) => {
  await startSignedIn(page, await newMember(page.request, 'consumer'));
  await page.goto('/designers');
  const rail = page.getByRole('navigation', { name: say('By initial', '頭文字から探す') });
  // The last initial begins beyond the first page: the rail leads there.
  const last = rail.getByRole('link').last();
  const initial = await last.innerText();
  await last.click();
  await expect(page).toHaveURL(/page=\d/);
  await expect(page.getByRole('heading', { level: 2, name: initial, exact: true })).toBeInViewport();

  await rail.getByRole('link', { name: say('I', 'あ'), exact: true }).click();
  const underI = page.getByRole('region', { name: say('I', 'あ'), exact: true });
  const name = say('Ito Kasumi', '伊藤霞');
  const entry = underI.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(underI.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(entry.locator('img').first()).toBeVisible();
  await entry.getByRole('button', { name: say('Follow Ito Kasumi', '伊藤霞をフォローする') }).click();
  const followed = entry.getByRole('button', { pressed: true });
  await expect(followed).toBeVisible();
  await page.reload();
  await expect(followed).toBeVisible();

  // Back from the shop one is where one was.
  await entry.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/ito-kasumi/);
  await page.goBack();
  await expect(entry).toBeInViewport();
});

inEachView('designers are narrowed by country, price and stores, and shown on a map', async (page, { say }) => {
  await page.goto('/designers');
  const count = page.locator('main').getByRole('status').first();
  const all = Number(/\d+/.exec(await count.innerText())?.[0]);
  await page.getByRole('combobox', { name: say('Country', '国・地域') }).selectOption('JP');
  await page.getByRole('checkbox', { name: say(/^Sells to stores/, /^卸取引あり/) }).click();
  await expect(page).toHaveURL('/designers?country=JP&wholesale=1');
  await expect.poll(async () => Number(/\d+/.exec(await count.innerText())?.[0])).toBeLessThan(all);
  await page.getByRole('combobox', { name: say('Sort by', '並び順') }).selectOption('followers');
  await expect(page.getByRole('navigation', { name: say('By initial', '頭文字から探す') })).toHaveCount(0);
  await page.getByRole('button', { name: say('Cards and map', 'カードと地図') }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: say('Search by name or city', '名前または都市で検索') }).fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: say('Nobody matches this choice', '条件に合うデザイナーが見つかりません') }),
  ).toBeVisible();
  await page.getByRole('link', { name: say('Show all designers', 'すべてのデザイナーを見る') }).click();
  await expect(page).toHaveURL('/designers');
});
