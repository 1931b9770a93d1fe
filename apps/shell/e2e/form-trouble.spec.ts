import { expect } from '@playwright/test';
import { newMember, startSignedIn } from './support/member.ts';
import { callAs, newShop } from './support/shop.ts';
import { ADDRESS, fillAddress, outlivesTrouble, type TroubledForm } from './support/troubled-form.ts';
import { inEachView } from './support/views.ts';

const FORMS: readonly TroubledForm[] = [
  {
    name: 'the way to a lost order',
    call: '/api/order/lookup',
    fill: async (page, { say }) => {
      await page.goto('/order-info/find');
      const typed = page.getByRole('textbox', { name: say('Order number', '注文番号') });
      await typed.fill('1001');
      await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill('guest@example.com');
      return {
        send: page.getByRole('main').getByRole('button', { name: say('Send me the link', 'リンクを送る') }),
        typed,
        arrived: page.getByText(say('a link to it is on its way', 'このアドレスにリンクをお送りします。')),
      };
    },
  },
  {
    name: 'an address of a customer',
    call: '/api/consumer/address',
    fill: async (page, view, request) => {
      await startSignedIn(page, await newMember(request, 'consumer', 'Mori Aya'));
      await page.goto('/consumer/dashboard?tab=sizes');
      const { say } = view;
      await page.getByRole('button', { name: say('Add an address', '住所を追加する') }).click();
      const form = page.getByRole('form').filter({ has: page.getByRole('textbox', { name: say('Full name', 'お名前') }) });
      await fillAddress(form, view);
      return {
        send: form.getByRole('button', { name: say('Save the address', '住所を保存する') }),
        typed: form.getByRole('textbox', { name: say('City', '市区町村') }),
        arrived: page.getByRole('button', { name: say('Change Mori Aya', 'Mori Ayaを変更') }),
      };
    },
  },
  {
    name: 'the registration of a company',
    call: '/api/buyer',
    fill: async (page, { say }, request) => {
      await startSignedIn(page, await newMember(request, 'buyer', 'Aya Owner'));
      await page.goto('/create-buyer-profile');
      await page.getByRole('textbox', { name: say('Legal name', '会社名（正式名称）') }).fill('Kumo Trading');
      await page.getByRole('combobox', { name: say('Country', '国') }).selectOption('US');
      await page.getByRole('button', { name: say('Continue to contact and terms', '担当者・取引条件へ進む') }).click();
      const typed = page.getByRole('textbox', { name: say(/^Contact person/, /^ご?担当者/) });
      await typed.fill('Mori Aya');
      return {
        send: page.getByRole('button', { name: say('Register and continue to documents', '登録して書類の提出に進む') }),
        typed,
        arrived: page.getByRole('heading', { level: 2, name: say('Documents', '書類') }),
      };
    },
  },
  {
    name: 'the return address of a designer',
    call: '/api/return/address',
    fill: async (page, view, request) => {
      const { say } = view;
      const { designer } = await newShop(request);
      await startSignedIn(page, designer);
      await page.goto('/dashboard?tab=returns');
      await page.getByRole('button', { name: say('Add the return address', '返品先を登録する') }).click();
      const form = page.getByRole('form', { name: say('Returns go to', '返品先') });
      await fillAddress(form, view);
      return {
        send: form.getByRole('button', { name: say('Save address', '住所を保存する') }),
        typed: form.getByRole('textbox', { name: say('City', '市区町村') }),
        arrived: page.getByText(ADDRESS.line1).first(),
      };
    },
  },
];

for (const form of FORMS) outlivesTrouble(form);

inEachView(
  'a session that ended while a form was filled in says so, leads to signing in, and back to the form',
  async (page, { say }) => {
    const { request } = page;
    const member = await newMember(request, 'buyer', 'Aya Owner');
    await startSignedIn(page, member);
    await page.goto('/create-buyer-profile');
    const legal = page.getByRole('textbox', { name: say('Legal name', '会社名（正式名称）') });
    await legal.fill('Kumo Trading');
    await page.getByRole('combobox', { name: say('Country', '国') }).selectOption('US');
    await page.getByRole('button', { name: say('Continue to contact and terms', '担当者・取引条件へ進む') }).click();
    await callAs(request, member, '/api/users/logout');
    await page.getByRole('button', { name: say('Register and continue to documents', '登録して書類の提出に進む') }).click();
    await expect(page).toHaveURL('/register?returnTo=%2Fcreate-buyer-profile%3Fstep%3Dtrade&reason=expired');
    await page.goto('/login?returnTo=%2Fcreate-buyer-profile');
    await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(member.email);
    await page.getByLabel(say('Password', 'パスワード'), { exact: true }).fill(member.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Sign In', 'ログイン') })
      .click();
    // What was typed went with the session: nothing of a person stays in a browser that is signed out.
    await expect(page).toHaveURL('/create-buyer-profile');
    await expect(legal).toHaveValue('');
  },
  { expected: /401|Failed to load resource/ },
);
