import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus with the Tab key until the control has it; fails when it is not reached. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
