import { AxeBuilder } from '@axe-core/playwright';
import { expect, type APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { newMember, startSignedIn, type Member } from './support/member.ts';
import { invoiceCompany } from './support/trade.ts';
import { inEachView } from './support/views.ts';

const company = {
  companyLegal: 'Kumo Trading',
  tradeName: 'Kumo',
  website: '',
  storeType: 'boutique',
  country: 'US',
  taxId: '',
  invoiceRegNo: '',
};

/** A company whose owner's address is confirmed, as it has to be to ask others. */
async function newOwner(request: APIRequestContext): Promise<Member> {
  const owner = await newMember(request, 'buyer', 'Aya Owner');
  const secret = /\/verify\/([\w-]{20,})/.exec(await mailTo(owner.email, '/verify/'))?.[1] ?? '';
  expect((await request.get(`/api/users/verify/${secret}`)).status()).toBe(200);
  expect((await request.post('/api/buyer', { data: company, headers: { authorization: owner.token } })).status()).toBe(200);
  return owner;
}

inEachView('an owner asks somebody into the company and takes it back', async (page, { say }) => {
  await startSignedIn(page, await newOwner(page.request));
  await page.goto('/buyer/dashboard');
  const people = page.getByRole('region', { name: say('People', 'メンバー') });
  await expect(people.getByRole('listitem').filter({ hasText: 'Aya Owner' })).toBeVisible();
  const email = `asked-${crypto.randomUUID()}@example.com`;
  await people.getByRole('textbox', { name: say('E-mail address', 'メールアドレス') }).fill(email);
  await people.getByRole('combobox', { name: say('Role', '権限'), exact: true }).selectOption('viewer');
  await people.getByRole('button', { name: say('Send invitation', '招待を送る') }).click();
  await expect(people.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expect(people.getByText(say(/^Viewer · open until /, /^閲覧のみ・.+まで有効$/))).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await people.getByRole('button', { name: say(`Take back the invitation of ${email}`, `${email} への招待を取り消す`) }).click();
  await expect(people.getByText(say(/^Viewer · open until /, /^閲覧のみ・.+まで有効$/))).toHaveCount(0);
});

inEachView(
  'the link of an invitation leads into the company, and out of it again',
  async (page, { say }) => {
    const [owner, guest] = [await newOwner(page.request), await newMember(page.request, 'consumer', 'Mika Guest')];
    await page.request.post('/api/buyer/invitation', {
      data: { email: guest.email, role: 'purchaser' },
      headers: { authorization: owner.token },
    });
    const link = /\/buyer\/dashboard\?token=[\w-]+/.exec(await mailTo(guest.email, '/buyer/dashboard?'))?.[0] ?? '';
    await startSignedIn(page, guest);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: say('Join Kumo', 'Kumoへの招待') })).toBeVisible();
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: say('Join', '参加する') }).click();

    await expect(page).toHaveURL('/buyer/dashboard');
    const people = page.getByRole('region', { name: say('People', 'メンバー') });
    await expect(people.getByRole('listitem').filter({ hasText: 'Mika Guest' })).toContainText(say('Purchaser', '発注担当'));
    await people.getByRole('button', { name: say('Leave', '退出する') }).click();
    const dialog = page.getByRole('alertdialog', { name: say('Leave Kumo?', 'Kumoから退出しますか？') });
    await dialog.getByRole('button', { name: say('Leave', '退出する') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: say('Your company is not registered yet', '会社情報が未登録です') }),
    ).toBeVisible();
  },
  { expected: /\/api\/buyer\b/ },
);

inEachView('whoever has no account registers on the way, and comes to the invitation', async (page, { language, say }) => {
  const owner = await newOwner(page.request);
  const email = `asked-${crypto.randomUUID()}@example.com`;
  await page.request.post('/api/buyer/invitation', {
    data: { email, role: 'viewer', locale: language },
    headers: { authorization: owner.token },
  });
  const link = /\/buyer\/dashboard\?[\w=&;-]*token=[\w-]+/.exec(await mailTo(email, '/buyer/dashboard?'))?.[0].replace('&amp;', '&') ?? '';
  await page.goto(link);
  await expect(page).toHaveURL(/\/register\?returnTo=/);
  await page.getByRole('textbox', { name: say('Name', 'お名前') }).fill('Ken New');
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(email);
  await page.getByRole('textbox', { name: say('Password', 'パスワード') }).fill('a-long-enough-password');
  await page.getByRole('checkbox', { name: say('I accept the terms', '利用規約に同意する') }).check();
  await page.getByRole('button', { name: say('Create account', 'アカウントを作成する') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('Join Kumo', 'Kumoへの招待') })).toBeVisible();
  await page.getByRole('button', { name: say('Join', '参加する') }).click();
  const people = page.getByRole('region', { name: say('People', 'メンバー') });
  await expect(people.getByRole('listitem').filter({ hasText: 'Ken New' })).toContainText(say('Viewer', '閲覧のみ'));
});

inEachView('the mail of an invoice leads to it, and to its file', async (page, { say }) => {
  const { request } = page;
  const owner = await newOwner(request);
  const { number } = await invoiceCompany(request, owner);
  const link = /\/buyer\/dashboard\?invoice=\w+/.exec(await mailTo(owner.email, '/buyer/dashboard?invoice='))?.[0] ?? '';
  await startSignedIn(page, owner);
  await page.goto(link);
  const row = page
    .getByRole('region', { name: say('Invoices', '請求書') })
    .getByRole('listitem')
    .filter({ hasText: number });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(row.getByText(say('Partly paid', '一部支払い済み'))).toBeVisible();
  await expect(row.getByText('$60')).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await row.getByRole('button', { name: say(`Invoice ${number} PDF`, `請求書 ${number} PDF`) }).click();
  expect((await file).suggestedFilename()).toBe(`${number}.pdf`);
});

inEachView('an owner hands the company over', async (page, { say }) => {
  const { request } = page;
  const [owner, mika] = [await newOwner(request), await newMember(request, 'consumer', 'Mika Guest')];
  await request.post('/api/buyer/invitation', { data: { email: mika.email, role: 'viewer' }, headers: { authorization: owner.token } });
  const token = /dashboard\?token=([\w-]+)/.exec(await mailTo(mika.email, '/buyer/dashboard?'))?.[1];
  expect((await request.post('/api/buyer/invitation/accept', { data: { token }, headers: { authorization: mika.token } })).status()).toBe(
    200,
  );
  await startSignedIn(page, owner);
  await page.goto('/buyer/dashboard');
  const people = page.getByRole('region', { name: say('People', 'メンバー') });
  await people.getByRole('button', { name: say('Hand over', '引き継ぐ') }).click();
  const dialog = page.getByRole('alertdialog', {
    name: say('Make Mika Guest owner of Kumo?', 'Kumoの管理者をMika Guestさんに引き継ぎますか？'),
  });
  await expect(dialog).toContainText(say('You become a purchaser', 'ご自身は発注担当となり'));
  await dialog.getByRole('button', { name: say('Hand over', '引き継ぐ') }).click();
  await expect(people.getByRole('listitem').filter({ hasText: 'Mika Guest' })).toContainText(say('Owner', '管理者'));
  await expect(people.getByRole('combobox')).toHaveCount(0);
  await expect(people.getByRole('heading', { name: say('People', 'メンバー') })).toBeFocused();
});
