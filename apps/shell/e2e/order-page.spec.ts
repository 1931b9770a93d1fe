import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { newMember, startSignedIn, type Member } from './support/member.ts';
import { buyOne, callAs, newShop, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView('what a guest bought becomes a member’s, is written about, cancelled with a reason, and bought again', async (page, { say }) => {
  const { request } = page;
  const [admin, shop, member] = [await signInAdmin(request), await newShop(request), await newMember(request, 'consumer', 'Aya Claim')];
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  const link = /\/verify\/([\w.-]+)/.exec(await mailTo(member.email, '/verify/'))?.[1] ?? '';
  // The session of who followed the link is the one that may claim.
  const proven = (await (await request.get(`/api/users/verify/${link}`, { headers: { authorization: member.token } })).json()) as Pick<
    Member,
    'token'
  >;
  const { group, orders, key } = await buyOne(request, { ...member, token: '' }, shop.design.id);

  await startSignedIn(page, proven);
  await page.goto(`/order-info/${group.id}?key=${key}`);
  const claim = page.getByRole('complementary', { name: say('This order can be yours', 'このご注文をアカウントに追加できます') });
  await expectAccessible(page);
  await claim.getByRole('button', { name: say('Add to my account', 'アカウントに追加する') }).click();
  await expect(claim).toHaveCount(0);

  await page.goto(`/order-info/${group.id}`);
  await page.getByRole('button', { name: say(/^Contact Bell House/, /^Bell House .*に連絡する$/) }).click();
  const dock = page.getByRole('dialog', { name: say('Messages', 'メッセージ') });
  await dock.getByRole('textbox').last().fill('Is it lined?');
  await dock.getByRole('button', { name: say('Send', '送信') }).click();
  await expect(dock.getByRole('log').getByText('Is it lined?')).toBeVisible();
  await page.keyboard.press('Escape');

  const cancel = say('Cancel order', '注文をキャンセルする');
  await page.getByRole('button', { name: cancel }).click();
  const dialog = page.getByRole('alertdialog', { name: say('Cancel this order?', 'この注文をキャンセルしますか？') });
  await dialog.getByRole('textbox', { name: say(/^Why do you cancel/, /^キャンセルの理由/) }).fill('Ordered twice');
  await dialog.getByRole('button', { name: cancel }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('This order was cancelled.', 'このご注文はキャンセルされました。') }),
  ).toBeVisible();
  const told = await request.get(`/api/order/staff/id/${orders[0]?.id ?? ''}`, { headers: { authorization: admin.token } });
  expect(await told.text()).toContain('Ordered twice');

  await page.getByRole('button', { name: say('Buy again', 'もう一度購入する') }).click();
  const drawer = page.getByRole('dialog', { name: say('Cart', 'カート'), exact: true });
  await expect(drawer).toContainText(say(shop.design.name, shop.design.nameJp));
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});
