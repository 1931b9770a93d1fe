import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { inEachView } from './support/views.ts';

/** Smallest side of what a finger hits, in pixels. */
const TARGET = 44;

inEachView('the catalogue is narrowed by swatches of colour and chips of size', async (page, { size, say }) => {
  await page.goto('/catalog');
  const isPhone = size === 'phone';
  if (isPhone) await page.getByRole('button', { name: say('Filters', '絞り込み'), exact: true }).click();
  const panel = isPhone ? page.getByRole('dialog', { name: say('Filters', '絞り込み') }) : page.locator('main form:has(details)');

  await panel.locator('summary', { hasText: say(/^Color$/, /^色$/) }).click();
  const colours = panel.getByRole('group', { name: say('Color', '色'), exact: true });
  const colour = await colours.locator('label').first().boundingBox();
  expect(colour?.height).toBeGreaterThanOrEqual(TARGET);
  await colours.getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/[?&]colour=/);
  await expect(colours.getByRole('checkbox').first()).toBeChecked();

  await panel.locator('summary', { hasText: say(/^Size$/, /^サイズ$/) }).click();
  const sizes = panel.getByRole('group', { name: say('Size', 'サイズ'), exact: true });
  const chip = await sizes.getByRole('checkbox').first().boundingBox();
  expect(Math.min(chip?.width ?? 0, chip?.height ?? 0)).toBeGreaterThanOrEqual(TARGET);
  await sizes.getByRole('checkbox').first().press('Space');
  await expect(page).toHaveURL(/[?&]size=/);
  await expect(sizes.getByRole('checkbox').first()).toBeChecked();
  await expectAccessible(page);
});
