import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { startSignedIn } from './support/member.ts';
import { callAs, newShop, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView('a promo code is made, tried on a cart, and the books balance', async (page, { say }) => {
  test.slow();
  const { request } = page;
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  const code = `J${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await startSignedIn(page, admin);

  await page.goto('/admin/promo-codes?new');
  await page.getByRole('textbox', { name: say(/^Code/, /^コード/) }).fill(code);
  await page.getByRole('textbox', { name: say('Percentage', '割引率') }).fill('25');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Save the code', 'クーポンを保存する') }).click();
  await expect(page.getByRole('link', { name: code })).toBeVisible();

  const form = page.getByRole('form', { name: say('Try a code on a cart', 'カートで試す') });
  await form.getByRole('textbox', { name: say('Code', 'コード') }).fill(code);
  await form.getByRole('searchbox').fill(shop.design.name);
  await form.getByRole('button', { name: say(`Add ${shop.design.name}, S`, `${shop.design.nameJp}（S）を追加`) }).click();
  await form.getByRole('button', { name: say('See what it gives', '特典を確認する') }).click();
  await expect(form.getByText(say('It takes off $80.', '$80割引されます。'))).toBeVisible();

  await page.goto('/admin/money');
  await expect(page.getByRole('grid', { name: say('Payouts', '支払い') })).toBeVisible();
  await page.getByRole('tab', { name: say('Ledger', '元帳') }).click();
  await expect(page.getByText(say('The books balance.', '貸借は一致しています。'))).toBeVisible();
  await expectAccessible(page);
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});
