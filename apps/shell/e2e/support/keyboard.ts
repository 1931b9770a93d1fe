import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus with the Tab key until the control has it; fails when it is not reached. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/**
 * Chooses the first match in a field that searches a list. In the middle of the window, because the list closes when the page
 * scrolls, which it does for a list that would reach beyond the window.
 */
export async function chooseFirst(field: Locator, words: string): Promise<void> {
  await expect(async () => {
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await field.fill(words);
    await expect(field.page().getByRole('option').first()).toBeVisible({ timeout: 2000 });
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue(new RegExp(`^${words}.`), { timeout: 2000 });
  }).toPass();
}
