import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { inEachView } from './support/views.ts';
import { visit } from './support/visit.ts';

inEachView('a past season is found by its year, and nothing in it is for sale', async (page, { say }) => {
  await visit(page, '/archives');
  const years = page.getByRole('navigation', { name: say('Years', '年') });
  const oldest = years.getByRole('link').last();
  const year = await oldest.innerText();
  await oldest.click();
  const section = page.getByRole('region', { name: year, exact: true });
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();

  // The newest season with garments: those of older ones may have lookbooks alone.
  const season = page
    .getByRole('article')
    .filter({ hasText: say(/\d garments?/, /\d点の作品/) })
    .first();
  await season.getByRole('link').click();
  await expect(page).toHaveURL(/\/archives\?year=\d{4}/);
  await expect(
    page.getByText(say(/^From the archive: these garments are no longer sold/, /^アーカイブの作品は、現在販売しておりません/)),
  ).toBeVisible();
  await expectAccessible(page);

  const garments = page.getByRole('region', { name: say(/^\d+ garments?$/, /^\d+点の作品$/) });
  await garments.locator('a[href^="/designs/"]').first().click();
  await expect(page).toHaveURL(/\/designs\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: say('Add to cart', 'カートに入れる'), disabled: false })).toHaveCount(0);
  await expect(page.getByText(say(/It has not been made or sold since/, /シーズンの終了後は、製作も販売もしておりません/))).toBeVisible();
  await expect(page.getByRole('link', { name: say(/^What .* makes now$/, /の現在の作品を見る$/) })).toHaveAttribute('href', /^\/shop\//);
  await page.goBack();
  await expect(garments).toBeVisible();
  const neighbours = page.getByRole('navigation', { name: say('Other seasons', '前後のシーズン') });
  await neighbours.getByRole('link').first().click();
  await expect(neighbours).toBeVisible();
});

inEachView(
  'a season that never was leads back to all of them',
  async (page, { say }) => {
    await page.goto('/archives?year=1890&season=AW');
    await page.getByRole('link', { name: say(/All seasons/, /すべてのシーズン/) }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Archives', 'アーカイブ') })).toBeVisible();
  },
  { expected: /40[04]/ },
);
