import { test } from '@playwright/test';
import { samplePath } from './support/sample-paths.ts';
import { answerCookies, prefer, signInAs, visit } from './support/visit.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
const SCREENS = [
  ['ws-tab', '/dashboard?tab=wholesale', 'designer'],
  ['ws-sheet-new', '/dashboard?tab=wholesale&sheet=new', 'designer'],
  ['ws-returns', '/dashboard?tab=returns', 'designer'],
  ['catalog', '/wholesale/catalog', 'buyer'],
  ['catalog-table', '/wholesale/catalog?view=table', 'buyer'],
  ['buyer-home', '/buyer/dashboard', 'buyer'],
  ['buyer-edit', '/buyer/profile/edit', 'buyer'],
  ['newbuyer-home', '/buyer/dashboard', 'newbuyer'],
  ['manager-home', '/buyer/dashboard', 'manager'],
  ['pamphlet', '/wholesale-pamphlet', undefined],
  ['admin-home', '/admin', 'admin'],
  ['admin-buyers', '/admin/buyers', 'admin'],
  ['admin-orders', '/admin/orders', 'admin'],
  ['admin-returns', '/admin/returns', 'admin'],
  ['admin-ws', '/admin/wholesale-orders', 'admin'],
  ['admin-promo', '/admin/promo-codes', 'admin'],
  ['admin-payouts', '/admin/money', 'admin'],
  ['admin-disputes', '/admin/money?tab=disputes', 'admin'],
  ['admin-rates', '/admin/money?tab=rates', 'admin'],
] as const;
const VIEWS = [
  ['en', 'light', 'desktop'],
  ['jp', 'dark', 'phone'],
  ['jp', 'light', 'desktop'],
  ['en', 'dark', 'phone'],
] as const;

for (const [language, theme, size] of VIEWS)
  test(`look ${language} ${theme} ${size}`, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    for (const as of ['designer', 'buyer', 'newbuyer', 'manager', 'admin', undefined] as const) {
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: SIZES[size] });
      const page = await context.newPage();
      await prefer(context, baseURL ?? '', { language, theme });
      await answerCookies(page, language);
      if (as !== undefined) await signInAs(page, `${as}@example.com`);
      const shoot = async (name: string, fullPage = true): Promise<void> => {
        await page.waitForTimeout(400);
        await page.screenshot({ path: `/tmp/trade/shots/${name}-${language}-${theme}-${size}.png`, fullPage });
      };
      try {
        for (const [name, path, who] of SCREENS) {
          if (who !== as) continue;
          await visit(page, path);
          await shoot(name);
        }
        if (as === 'designer') {
          await visit(page, '/dashboard?tab=wholesale');
          await page.getByRole('button', { name: /Add a window|納期を追加/ }).click();
          await page.waitForTimeout(800);
          await shoot('ws-window-form');
          const first = page.locator('a[href*="sheet=lsh"], a[href*="sheet=lns"]').first();
          if ((await first.count()) > 0) {
            await first.click();
            await page.waitForTimeout(1200);
            await shoot('ws-sheet-edit');
          }
        }
        if (as === 'buyer') {
          const order = page.locator('a[href*="/wholesale-order-info/"]').first();
          await visit(page, '/buyer/dashboard');
          await order.click();
          await page.waitForTimeout(1000);
          await shoot('order-page');
          await visit(page, '/wholesale/catalog');
          await page.locator('a[href^="/wholesale/"]:not([href*="catalog"])').nth(3).click();
          await page.waitForTimeout(1000);
          await shoot('product');
        }
        if (as === 'admin') {
          for (const [name, path, href] of [
            ['admin-buyer-file', '/admin/buyers', 'a[href*="buyer=byr"], a[href*="buyer="]'],
            ['admin-order', '/admin/orders', 'a[href*="order="]'],
            ['admin-return', '/admin/returns', 'a[href*="return="]'],
          ] as const) {
            await visit(page, path);
            const link = page.getByRole('grid').locator(href).first();
            if ((await link.count()) === 0) continue;
            await link.click();
            await page.waitForTimeout(1200);
            if (name === 'admin-buyer-file') {
              const paper = page.getByRole('button', { name: /\.(pdf|jpg|png)$/ }).first();
              if ((await paper.count()) > 0) await paper.click();
              await page.waitForTimeout(1500);
            }
            await shoot(name);
          }
        }
      } catch (error) {
        console.log(`${String(as)} ${language}: ${String(error).slice(0, 300)}`);
      }
      await context.close();
    }
    void samplePath;
  });
