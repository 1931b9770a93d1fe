import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { callAs, newShop } from './support/shop.ts';
import { inEachView, type View } from './support/views.ts';

/** A form as somebody has filled it in. */
interface Filled {
  readonly send: Locator;
  /** Something that was typed and must not be lost. */
  readonly typed: Locator;
  /** Shown once it has arrived. */
  readonly arrived: Locator;
}

interface TroubledForm {
  readonly name: string;
  /** Of the call that sends it. */
  readonly call: string;
  readonly fill: (page: Page, view: View, request: APIRequestContext) => Promise<Filled>;
}

const ADDRESS = { name: 'Mori Aya', line1: '00 Orchard Street', city: 'New York', postal: '10002' };

async function fillAddress(form: Locator, { say }: View): Promise<void> {
  await form.getByRole('textbox', { name: say('Full name', 'お名前') }).fill(ADDRESS.name);
  await form.getByRole('combobox', { name: say('Country', '国') }).selectOption('US');
  await form.getByRole('textbox', { name: say('Address', '住所'), exact: true }).fill(ADDRESS.line1);
  await form.getByRole('textbox', { name: say('City', '市区町村') }).fill(ADDRESS.city);
  await form.getByRole('textbox', { name: say('Postal code', '郵便番号') }).fill(ADDRESS.postal);
}

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
        arrived: page.getByText(say(/a link to it is on its way/, /リンクをお送りしました|リンクをお送りします/)),
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
      const typed = page.getByRole('textbox').first();
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

/** Keeps count of a form's calls that reach the server, and of the keys they carry. */
function countCalls(page: Page, path: string): { readonly keys: (string | null)[] } {
  const keys: (string | null)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && new URL(sent.url()).pathname === path) keys.push(sent.headers()['idempotency-key'] ?? null);
  });
  return { keys };
}

for (const { name, call, fill } of FORMS) {
  inEachView(
    `${name} outlives a server in trouble, a lost network and a double press`,
    async (page, view) => {
      const { send, typed, arrived } = await fill(page, view, page.request);
      const words = await typed.inputValue();
      const alert = page.getByRole('main').getByRole('alert');

      // The server cannot, and says so.
      const refusal = { error: { code: 'internal', en: 'Something went wrong.', jp: '問題が発生しました。' } };
      await page.route(`**${call}`, (route) => route.fulfill({ status: 500, json: refusal }), { times: 1 });
      await send.click();
      await expect(alert.first()).toBeVisible();
      await expect(typed).toHaveValue(words);
      await expectAccessible(page);

      // Nobody answers at all: it goes out by itself once somebody does, however often it was pressed.
      const { keys } = countCalls(page, call);
      await page.context().setOffline(true);
      await send.click();
      await expect(
        page
          .getByRole('main')
          .getByText(
            view.say('You are offline. It is sent as soon as the connection is back.', 'オフラインです。接続が戻りしだい送信します。'),
          ),
      ).toBeVisible();
      await expect(typed).toHaveValue(words);
      keys.length = 0;
      await page.context().setOffline(false);
      await send.dblclick({ timeout: 2_000 }).catch(() => undefined);
      await expect(arrived).toBeVisible();
      expect(keys).toHaveLength(1);
    },
    { expected: /500|net::ERR_INTERNET_DISCONNECTED|Failed to load resource/ },
  );
}

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
