import { expect, test } from '@playwright/test';

/** The breakpoints and offsets of the specification's section 9, each a pixel before and at its edge. */

test('mobile breakpoint of navigation and cart: 768 px', async ({ page }) => {
  for (const [width, isPhone] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Cart', exact: true }).click();
    const heading = page.getByRole('dialog', { name: 'Cart' }).getByRole('heading', { name: 'Cart', exact: true });
    // On a phone the drawer is the whole page; above it, it leaves the page in sight.
    const left = (await heading.boundingBox())?.x ?? Number.NaN;
    if (isPhone) expect(left).toBeLessThan(60);
    else expect(left).toBeGreaterThan(width - 440 - 1);
  }
});

test('mobile breakpoint of the menu: 768 px', async ({ page }) => {
  for (const [width, isPhone] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = await page.getByRole('region', { name: 'Shop' }).boundingBox();
    const account = await page.getByRole('link', { name: 'Sign Up' }).boundingBox();
    if (panel === null || account === null) throw new Error('The menu has no panel or no account.');
    // On a phone one stands under the other, above it beside the other.
    expect(account.y >= panel.y + panel.height, `under it at ${width}`).toBe(isPhone);
    expect(account.x >= panel.x + panel.width, `beside it at ${width}`).toBe(!isPhone);
  }
});

test('breakpoint of the hidden page: 1224 px', async ({ page }) => {
  for (const [width, isPhone] of [
    [1223, true],
    [1224, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/easter-egg');
    await expect(page.getByRole('button', { name: 'Surprise me' })).toHaveCount(isPhone ? 0 : 1);
    await expect(page.locator('main canvas')).toHaveCount(isPhone ? 1 : 0);
  }
});

test('breakpoint of the banner layout: 1224 px, and navbar offset with banner: 40 px below, 45 px from there', async ({ page }) => {
  await page.goto('/about');
  for (const [width, offset] of [
    [390, 40],
    [1223, 40],
    [1224, 45],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const banner = page.getByRole('region', { name: 'Promotion' });
    await expect(banner).toBeVisible();
    expect((await banner.boundingBox())?.height).toBe(offset);
    expect(await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(offset);
  }
});
