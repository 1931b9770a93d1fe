import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { orderWholesale } from './support/trade.ts';
import { inEachView } from './support/views.ts';

inEachView('an order is approved from the queue, and the money for it recorded in part', async (page, { say }) => {
  test.slow();
  const { request } = page;
  const [admin, buyer] = [await signInAdmin(request), await newMember(request, 'buyer', 'Aya Owner')];
  await callAs(request, buyer, '/api/buyer', {
    companyLegal: 'Kumo Trading',
    tradeName: 'Kumo',
    website: '',
    storeType: 'boutique',
    country: 'US',
    taxId: '',
    invoiceRegNo: '',
  });
  const { shop, order } = await orderWholesale(request, buyer, admin);
  await startSignedIn(page, admin);

  await page.goto('/admin/wholesale-orders');
  await page.getByRole('checkbox', { name: say(`Select ${order.number}`, `${order.number}を選択`) }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Approve 1 order', '1件を承認する') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Approve', '承認する') })
    .click();
  await expect(page.getByText(say('1 order is approved.', '1件の注文を承認しました。'))).toBeVisible();
  await expect(page.getByRole('link', { name: order.number })).toHaveCount(0);
  // The message would stand over the scroll button while the page is checked.
  const messages = page.getByRole('region', { name: say('Notifications', '通知') });
  await messages.getByRole('button', { name: say('Close', '閉じる') }).click();
  await expect(messages.getByRole('button')).toHaveCount(0);

  const answer = await request.get(`/api/wholesale-order/id/${order.id}`, { headers: { authorization: admin.token } });
  const { invoices } = (await answer.json()) as { invoices: { number: string }[] };
  await page.getByRole('tab', { name: say('Invoices', '請求書') }).click();
  await page.getByRole('link', { name: invoices[0]?.number ?? 'no invoice' }).click();
  const form = page.getByRole('form', { name: say('Record money received', '入金を記録する') });
  await form.getByRole('textbox', { name: say(/^Amount/, /^金額/) }).fill('40');
  await form.getByRole('textbox', { name: say(/^Reference/, /^参照番号/) }).fill('B-77');
  await expectAccessible(page);
  await form.getByRole('button', { name: say('Record it', '記録する') }).click();
  await expect(page.getByRole('article').getByText(say('Partly paid', '一部入金'))).toBeVisible();
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});
