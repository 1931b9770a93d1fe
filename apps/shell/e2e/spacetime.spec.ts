import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { inEachView } from './support/views.ts';

inEachView('seasons are played and stepped through, and a place leads to its page and back', async (page, { say }) => {
  await page.goto('/spacetime');
  const slider = page.getByRole('slider', { name: say('Season', 'シーズン') });
  await expect(slider).toBeVisible();
  // The newest season comes first, the earlier ones after it.
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(1);

  await slider.press('Home');
  await expect(page).toHaveURL(/season=\d{4}-(ss|aw)/);
  await page.getByRole('button', { name: say('Play', '再生'), exact: true }).click();
  await expect.poll(() => slider.inputValue()).not.toBe('0');
  await page.getByRole('button', { name: say('Pause', '一時停止'), exact: true }).click();
  const stopped = await slider.inputValue();
  await page.getByRole('button', { name: say('Next season', '次のシーズン') }).click();
  await expect.poll(() => slider.inputValue()).toBe(String(Number(stopped) + 1));

  // With Enter the mark nearest to the middle is meant; groups come apart until it is a single place.
  await slider.press('End');
  const map = page.getByRole('application');
  const place = page.locator('aside[aria-labelledby="time-place"]');
  await expect(async () => {
    await map.press('Enter');
    await expect(place).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(page).toHaveURL(/at=/);
  await expectAccessible(page);
  const address = page.url();
  const season = await slider.inputValue();
  await place.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('Spacetime', '時空図'));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(slider).toHaveValue(season);
});

inEachView('kinds are left out, and a year before all others is the first one', async (page, { say }) => {
  await page.goto('/spacetime?year=1890');
  await expect(page.getByRole('slider', { name: say('Season', 'シーズン') })).toBeVisible();
  const list = page.getByRole('region', { name: say('All seasons', 'すべてのシーズン') });
  const stories = list.locator('a[href^="/article/"]');
  await expect(stories.first()).toBeAttached();
  // Its state is in the address, which is drawn a moment later.
  await page.getByRole('checkbox', { name: say('Story', '記事') }).click();
  await expect(page).toHaveURL(/kinds=/);
  await expect(stories).toHaveCount(0);
  await expect(list.locator('a[href^="/designs/"]').first()).toBeAttached();
});
