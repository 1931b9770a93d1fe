import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { becomes, newMember } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { newTradeBuyer, orderWholesale } from './support/trade.ts';
import { inEachView } from './support/views.ts';

inEachView(
  'an account manager signs in to what waits, changes an order, has the change accepted, approves it, and sees nobody else’s',
  async (page, { say }) => {
    const { request } = page;
    const admin = await signInAdmin(request);
    const owner = await newMember(request, 'buyer', 'Aya Owner');
    const trade = `Kumo ${crypto.randomUUID().slice(0, 8)}`;
    const company = await callAs<{ id: string }>(request, owner, '/api/buyer', {
      companyLegal: trade,
      tradeName: trade,
      website: '',
      storeType: 'boutique',
      country: 'US',
      taxId: '',
      invoiceRegNo: '',
    });
    const login = { email: 'manager@example.com', password: 'orime-demo-2026' };
    const manager = await callAs<{ token: string }>(request, { token: '' }, '/api/users/login', login);
    const me = (await (await request.get('/api/users/me', { headers: { authorization: manager.token } })).json()) as { _id: string };
    await callAs(request, admin, `/api/buyer/assign-manager/id/${company.id}`, { managerId: me._id });
    const { shop, order } = await orderWholesale(request, owner, admin);

    await page.goto('/login');
    await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(login.email);
    await page.getByLabel(say('Password', 'パスワード'), { exact: true }).fill(login.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Sign In', 'ログイン') })
      .click();
    await expect(page).toHaveURL('/buyer/dashboard');
    await expect(page.getByRole('rowheader', { name: trade })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: new RegExp(order.number) }).click();

    await page.getByRole('button', { name: say('Change the order', '注文を変更する') }).click();
    const change = page.getByRole('region', { name: say('Change the order', '注文を変更する') });
    await change.getByRole('spinbutton').first().fill('2');
    // What it would come to is paler while it is asked for.
    await expect(change.getByRole('table')).toContainText('$200');
    await expect(change.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    await change.getByRole('button', { name: say('Save and ask the buyer', '保存してバイヤーに確認する') }).click();
    const changes = page.getByRole('table', { name: say('What changed', '変更点') });
    await expect(changes).toContainText(/S × 1.*S × 2/);

    await becomes(page, owner);
    await page.goto('/buyer/dashboard');
    // What waits for the reader is the first thing there.
    await page
      .getByRole('region', { name: say('Orders', 'ご発注'), exact: true })
      .getByRole('link', { name: new RegExp(order.number) })
      .click();
    await page.getByRole('button', { name: say('Accept the changes', '変更を承諾する') }).click();
    await expect(changes).toHaveCount(0);

    await becomes(page, manager);
    await page.goto(`/wholesale-order-info/${order.id}`);
    await page.getByRole('button', { name: say('Approve', '承認する'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Approve', '承認する') })
      .click();
    await expect(page.getByText(say('The account manager has approved', '担当者承認済み'))).toBeVisible();

    const foreign = await orderWholesale(request, await newTradeBuyer(request, admin), admin);
    await page.goto(`/wholesale-order-info/${foreign.order.id}`);
    await expect(page.getByText(say(/^There is no such order among yours/, /^該当するご注文がありません/))).toBeVisible();
    await expectAccessible(page);
    for (const { design, designer } of [shop, foreign.shop])
      await callAs(request, designer, `/api/design/hide/id/${design.id}`, { hidden: true });
  },
  { expected: /404/ },
);
