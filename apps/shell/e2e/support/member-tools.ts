import type { Locator, Page } from '@playwright/test';
import type { View } from './views.ts';

/** The account button of the header. */
export function accountButton(page: Page, { say }: Pick<View, 'say'>): Locator {
  return page.getByRole('banner').getByRole('button', { name: say('Account', 'アカウント'), exact: true });
}

/** What says how much is unread: a button of its own, on a phone the account button for all of it. */
export function newsButton(page: Page, view: View, name: string): Locator {
  return view.size === 'phone' ? accountButton(page, view) : page.getByRole('button', { name, exact: true });
}

/** Opens notifications or messages; on a phone they are rows of the account menu. */
export async function openMemberTool(page: Page, view: View, name: string): Promise<void> {
  if (view.size === 'phone') await accountButton(page, view).click();
  await page.getByRole('button', { name, exact: true }).click();
}
