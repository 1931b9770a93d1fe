import type { Page } from '@playwright/test';
import type { ScreenToCheck } from '../support/screens/screen-to-check.ts';
import type { Language } from '../support/visit.ts';
import type { ViewToTake } from './views-to-take.ts';

/** A screen, what is done before it is opened, and what is opened over it before it is looked at. */
export interface ScreenToLookAt extends ScreenToCheck {
  readonly before?: (page: Page, view: ViewToTake) => Promise<void>;
  readonly open?: (page: Page, language: Language) => Promise<void>;
}

/** What the shell lays over any page: no address leads there. */
export const OPENED_PARTS: readonly ScreenToLookAt[] = [
  {
    name: 'menu, open',
    path: '/',
    open: async (page, language) => {
      await page.getByRole('button', { name: language === 'jp' ? 'メニューを開く' : 'Open menu' }).click();
      await page.getByRole('button', { name: language === 'jp' ? 'メニューを閉じる' : 'Close menu' }).waitFor();
      // Its pictures are asked for when it is opened.
      await page
        .getByRole('region', { name: language === 'jp' ? 'ショップ' : 'Shop', exact: true })
        .locator('img')
        .first()
        .waitFor();
    },
  },
  {
    name: 'search, open',
    path: '/about',
    open: async (page, language) => {
      await inHeader(page, language === 'jp' ? '検索' : 'Search').click();
      await page.getByRole('combobox').fill(language === 'jp' ? 'いとう' : 'ito');
      // The first one leads to everything and is there at once.
      await page.getByRole('option').nth(1).waitFor();
    },
  },
  {
    name: 'account menu, open',
    path: '/dashboard?tab=orders',
    as: 'designer',
    open: async (page, language) => {
      await inHeader(page, language === 'jp' ? 'アカウント' : 'Account').click();
      await page.getByRole('link', { name: language === 'jp' ? 'アカウント設定' : 'Account settings' }).waitFor();
    },
  },
  {
    name: 'cart, open',
    path: '/catalog',
    open: async (page, language) => {
      await inHeader(page, language === 'jp' ? 'カート' : 'Cart').click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

function inHeader(page: Page, name: string) {
  return page.getByRole('banner').getByRole('button', { name, exact: true });
}
