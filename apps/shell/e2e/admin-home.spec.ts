import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { startSignedIn } from './support/member.ts';
import { newShop, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView('what waits is found first, and is one less when it is done', async (page, { say, size }) => {
  test.slow();
  const { request } = page;
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  await startSignedIn(page, admin);
  await page.goto('/admin');
  const work = page.getByRole('region', { name: say('Waiting for you', '対応待ち') });
  const designs = work.getByRole('link', { name: say(/Designs$/, /デザイン$/) });
  await expect(designs).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: say('Visits of 30 days', '直近30日間の訪問') })
      .locator('svg')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  await designs.click();
  await page.goto(`/admin/update-all-designs?design=${shop.design.id}`);
  const name = say(shop.design.name, shop.design.nameJp);
  // Other journeys hand designs in and confirm them meanwhile: the number is the one that was read after this confirmation.
  let waiting: number | undefined;
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/admin/stats') return;
    const stats = (await response.json()) as { waiting: { designs: number } }; // as in contracts
    waiting = stats.waiting.designs;
  });
  await page
    .getByRole('article', { name: shop.design.name })
    .getByRole('button', { name: say('Confirm', '承認する'), exact: true })
    .click();
  await expect(page.getByText(say(`${name} is confirmed.`, `「${name}」を承認しました。`))).toBeVisible();
  if (size === 'phone')
    await page
      .getByRole('main')
      .getByRole('button', { name: say(/^Administration/, /^管理メニュー/) })
      .click();
  // Without a reload: by the rail back to the overview, where the number has fallen.
  await page
    .getByRole('navigation', { name: say('Administration', '管理メニュー') })
    .getByRole('link', { name: say('Overview', '概要') })
    .click();
  await expect(page).toHaveURL('/admin');
  await expect(async () => {
    expect(waiting).toBeDefined();
    await expect(waiting === 0 ? work : designs).toContainText(
      waiting === 0 ? say('Nothing waits', '対応待ち') : new RegExp(`^${waiting}(?!\\d)`),
      { timeout: 1_000 },
    );
  }).toPass({ timeout: 30_000 });
});
