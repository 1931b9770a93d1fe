import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { becomes, newMember, startSignedIn } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { orderWholesale } from './support/trade.ts';
import { inEachView, type View } from './support/views.ts';

/** Writes about an order from its page, and gives the dock that it is written in. */
async function writeAbout(page: Page, { say }: View, orderId: string, words: string) {
  await page.goto(`/wholesale-order-info/${orderId}`);
  await page.getByRole('button', { name: say('Message about this order', 'このご注文について連絡する') }).click();
  const dock = page.getByRole('dialog', { name: say('Messages', 'メッセージ') });
  await dock.getByRole('textbox').last().fill(words);
  await dock.getByRole('button', { name: say('Send', '送信') }).click();
  await expect(dock.getByRole('log').getByText(words)).toBeVisible();
  return dock;
}

inEachView('about a wholesale order, the company, its designer and its account manager write to each other', async (page, view) => {
  test.setTimeout(120_000);
  const { request } = page;
  const admin = await signInAdmin(request);
  const owner = await newMember(request, 'buyer', 'Aya Owner');
  const company = await callAs<{ id: string }>(request, owner, '/api/buyer', {
    companyLegal: 'Kumo Trading',
    tradeName: 'Kumo',
    website: '',
    storeType: 'boutique',
    country: 'US',
    taxId: '',
    invoiceRegNo: '',
  });
  const login = { email: 'manager@example.com', password: 'orime-demo-2026' };
  const manager = await callAs<{ token: string; user: { _id: string } }>(request, { token: '' }, '/api/users/login', login);
  const me = (await (await request.get('/api/users/me', { headers: { authorization: manager.token } })).json()) as { _id: string };
  await callAs(request, admin, `/api/buyer/assign-manager/id/${company.id}`, { managerId: me._id });
  const { shop, order } = await orderWholesale(request, owner, admin);
  const mark = crypto.randomUUID().slice(0, 8);

  await startSignedIn(page, owner);
  await writeAbout(page, view, order.id, `May they leave in March? ${mark}`);
  await expectAccessible(page);

  await becomes(page, shop.designer);
  const dock = await writeAbout(page, view, order.id, `In the second week. ${mark}`);
  await expect(dock.getByRole('log').getByText(`May they leave in March? ${mark}`)).toBeVisible();

  await becomes(page, owner);
  await page.goto(`/wholesale-order-info/${order.id}`);
  await page.getByRole('button', { name: view.say('Message about this order', 'このご注文について連絡する') }).click();
  await expect(page.getByRole('log').getByText(`In the second week. ${mark}`)).toBeVisible();

  // The account manager takes part from the same page, and finds it at home among the last.
  await becomes(page, manager);
  await writeAbout(page, view, order.id, `I am with you. ${mark}`);
  await page.goto('/buyer/dashboard');
  const last = page.getByRole('region', { name: view.say('Last messages', '最近のメッセージ') });
  await last.getByRole('button', { name: new RegExp(`I am with you. ${mark}`) }).click();
  await expect(page.getByRole('log').getByText(`In the second week. ${mark}`)).toBeVisible();
  await expectAccessible(page);
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});
