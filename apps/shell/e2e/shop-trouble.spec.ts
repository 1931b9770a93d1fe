import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { realLines, startWithCarts } from './support/carts.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { callAs, deliverTwo, signInAdmin } from './support/shop.ts';
import { partlySoldOut } from './support/sold-out.ts';
import { newTradeBuyer, newWholesaleShop } from './support/trade.ts';
import { fillAddress, outlivesTrouble, type TroubledForm } from './support/troubled-form.ts';
import { inEachView } from './support/views.ts';

const CHECKOUT: TroubledForm = {
  name: 'a checkout',
  call: '/api/order',
  resumes: false,
  fill: async (page, view, request) => {
    const { say } = view;
    await startWithCarts(page, view, { items: await realLines(request, 1) });
    await page.goto('/checkout');
    const form = page.getByRole('main').getByRole('form').first();
    await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(`journey-${crypto.randomUUID()}@example.com`);
    await fillAddress(form, view);
    await page.getByRole('checkbox', { name: say('I accept the terms', '利用規約に同意する') }).check();
    return {
      send: page.getByRole('button', { name: say('Place order', '注文を確定する') }),
      typed: form.getByRole('textbox', { name: say('City', '市区町村') }),
      arrived: page.getByRole('heading', { level: 1, name: say('Thank you.', 'ご注文ありがとうございます。') }),
    };
  },
};

const WHOLESALE_CHECKOUT: TroubledForm = {
  name: 'a wholesale checkout',
  call: '/api/wholesale-order',
  fill: async (page, { say }, request) => {
    const admin = await signInAdmin(request);
    const [shop, buyer] = [await newWholesaleShop(request, admin), await newTradeBuyer(request, admin)];
    const items = [{ id: shop.design.id, sizeQuantities: { S: 4 } }];
    await request.put('/api/wholesale-cart', { data: { items }, headers: { authorization: buyer.token } });
    await startSignedIn(page, buyer);
    await page.goto('/wholesale-checkout');
    const typed = page.getByRole('textbox', { name: say('PO number', '発注番号（PO）') });
    await typed.fill('PO 77');
    await page.getByRole('checkbox', { name: say('I accept the terms of trade', '取引規約に同意する') }).check();
    return {
      send: page.getByRole('button', { name: say('Submit for review', '審査に提出する') }),
      typed,
      arrived: page.getByRole('heading', { level: 1, name: say(/^Order WO/, /^注文 WO/) }),
    };
  },
};

const RETURN: TroubledForm = {
  name: 'a return',
  call: '/api/return',
  fill: async (page, { say }, request) => {
    const buyer = await newMember(request, 'consumer', 'Aya Return');
    const { groupId } = await deliverTwo(request, buyer);
    await startSignedIn(page, buyer);
    await page.goto(`/order-info/${groupId}`);
    await page.getByRole('button', { name: say('Return something', '返品する') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: say('Quantity', '数量') }).selectOption('1');
    await dialog.getByRole('combobox', { name: say('Reason', '理由') }).selectOption({ index: 1 });
    const typed = dialog.getByRole('textbox', { name: say(/^Note to the designer/, /^デザイナーへのメッセージ/) });
    await typed.fill('It is torn.');
    return {
      send: dialog.getByRole('button', { name: say('Ask for the return', '返品を申し込む') }),
      typed,
      arrived: page.getByRole('dialog', { name: say(/^Return RT/, /^返品 RT/) }),
      within: dialog,
    };
  },
};

const FORMS: readonly TroubledForm[] = [
  CHECKOUT,
  WHOLESALE_CHECKOUT,
  RETURN,
  {
    name: 'the wish to be told when a size is back',
    call: '/api/stock-alert',
    fill: async (page, { say }, request) => {
      const { card } = await partlySoldOut(request);
      await page.goto(`/designs/${card.slug}`);
      await page.getByRole('button', { name: say(/Tell me when it is back$/, /再入荷のお知らせを受け取る$/) }).click();
      const dialog = page.getByRole('dialog', { name: say('Tell me when it is back', '再入荷のお知らせ') });
      const typed = dialog.getByRole('textbox', { name: say('Email', 'メールアドレス') });
      await typed.fill(`journey-${crypto.randomUUID()}@example.com`);
      return {
        send: dialog.getByRole('button', { name: say('Tell me', '知らせてもらう'), exact: true }),
        typed,
        arrived: dialog.getByText(say(/we have sent a link to/, /確認用のリンクをお送りしました/)),
        within: dialog,
      };
    },
  },
  {
    name: 'the code of the private reserve',
    call: '/api/private-reserve/access',
    fill: async (page, { say }) => {
      await page.goto('/private-reserve');
      const typed = page.getByRole('textbox', { name: say('Invitation code', '招待コード') });
      await typed.fill('KURA-2026');
      return {
        send: page.getByRole('button', { name: say('Enter', '入る'), exact: true }),
        typed,
        arrived: page.getByRole('list', { name: say('Designs of the reserve', 'リザーブの作品') }),
      };
    },
  },
  {
    name: 'the wish for an invitation to the private reserve',
    call: '/api/private-reserve/access',
    fill: async (page, { say }) => {
      await page.goto('/private-reserve');
      await page.getByRole('button', { name: say('Ask for an invitation', '招待を希望する') }).click();
      const form = page.getByRole('form', { name: say('No code?', '招待コードをお持ちでない方') });
      await form.getByRole('textbox', { name: say('Name', 'お名前') }).fill('Mori Aya');
      await form.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill('aya@example.com');
      const typed = form.getByRole('textbox', { name: say('Message', 'メッセージ') });
      await typed.fill('I collect indigo.');
      return {
        send: form.getByRole('button', { name: say('Send', '送信する') }),
        typed,
        arrived: page.getByText(say(/^Thank you\. We read every letter/, /^ありがとうございます。すべてのお便り/)),
      };
    },
  },
];

for (const form of FORMS) outlivesTrouble(form);

inEachView('what was bought in one tab is not offered again in another, nor by going back', async (page, view) => {
  const { send, arrived } = await CHECKOUT.fill(page, view, page.request);
  const other = await page.context().newPage();
  await other.goto('/checkout');
  const again = other.getByRole('button', { name: view.say('Place order', '注文を確定する') });
  await expect(again).toBeEnabled();
  await send.click();
  await expect(arrived).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: view.say('Your cart is empty', 'カートは空です') })).toBeVisible();
  await page.goBack();
  await expect(arrived).toHaveCount(0);
  await expect(send).toHaveCount(0);
});

for (const { name, fill } of [WHOLESALE_CHECKOUT, RETURN]) {
  inEachView(
    `${name} whose session has ended leads to signing in, and back`,
    async (page, view) => {
      const { send } = await fill(page, view, page.request);
      const { pathname } = new URL(page.url());
      const token = (await page.evaluate(() => localStorage.getItem('jwtToken'))) ?? '';
      await callAs(page.request, { token }, '/api/users/logout');
      await send.click();
      await expect(page).toHaveURL(`/register?returnTo=${encodeURIComponent(pathname)}&reason=expired`);
      await expect(page.getByText(view.say('Your session has ended', 'セッションが終了しました'))).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible(page);
    },
    // Until the page leaves, the order is asked for once more, as a visitor.
    { expected: /401|404: GET \S+\/api\/order\/|Failed to load resource/ },
  );
}
