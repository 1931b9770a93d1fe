import { expect, test } from '@playwright/test';
import { expectAccessible, violationsOf } from './support/axe.ts';

test('axe finds what is wrong with the page, with a part of it, and with either theme', async ({ page }) => {
  await page.goto('/healthz');
  await page.setContent(`<!doctype html><html lang="en"><title>Faults</title>
    <style>main { color: #000; background: #fff } [data-theme='light'] main { color: #999 }</style>
    <main><h1>Faults</h1><section><img src="data:,"></section></main></html>`);
  expect(await violationsOf(page)).toEqual([expect.stringMatching(/^image-alt: .+ — img /)]);
  expect(await violationsOf(page, { within: 'h1' })).toEqual([]);
  await page.locator('section').evaluate((section) => section.remove());
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: .+h1/);
  await page.locator('main').evaluate((main) => (main.style.color = '#000'));
  await expectAccessible(page);
});
