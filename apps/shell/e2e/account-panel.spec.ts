import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { inEachView } from './support/views.ts';

const token = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('jwtToken'));

inEachView('account settings open from the menu over the page, and Back closes them', async (page, { say }) => {
  await startSignedIn(page, await newMember(page.request, 'consumer'));
  await page.goto('/about');
  await page.getByRole('button', { name: say('Open menu', 'メニューを開く') }).click();
  await page.getByRole('link', { name: say('Account settings', 'アカウント設定') }).click();
  const panel = page.getByRole('dialog', { name: say('Account settings', 'アカウント設定') });
  await expect(panel.getByRole('heading', { name: say('Your details', '登録情報') })).toBeVisible();
  await expect(page).toHaveURL('/about?account=profile');
  await panel.getByRole('link', { name: say('Devices', '端末') }).click();
  await expect(panel.getByText(say('This device', 'この端末'))).toBeVisible();
  await expect(page).toHaveURL('/about?account=sessions');
  expect(await violationsOf(page, { rules: 'all', within: 'dialog[open]' })).toEqual([]);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/about');
});

inEachView('a link to the devices signs a visitor in first, and one device ends another', async (page, { say }) => {
  const member = await newMember(page.request, 'consumer');
  await page.goto('/about?account=sessions');
  const panel = page.getByRole('dialog', { name: say('Account settings', 'アカウント設定') });
  await panel.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(member.email);
  await panel.getByLabel(say('Password', 'パスワード'), { exact: true }).fill(member.password);
  await panel.getByRole('button', { name: say('Sign In', 'ログイン') }).click();
  await expect(panel.getByText(say('This device', 'この端末'))).toBeVisible();

  // The registration's own session is the other device.
  await panel.getByRole('button', { name: say(/^Sign out (?!on|all)/, /^(?!すべて|ほか).+からログアウト/) }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: '127.0.0.1' })).toHaveCount(1);
  const answer = await page.request.get('/api/users/me', { headers: { authorization: member.token } });
  expect(answer.status()).toBe(401);
  expect(await token(page)).not.toBeNull();

  await panel.getByRole('button', { name: say('Sign out on all devices', 'すべての端末からログアウト') }).click();
  await expect(panel.getByRole('button', { name: say('Sign In', 'ログイン') })).toBeVisible();
  expect(await token(page)).toBeNull();
});

inEachView('a new password ends the other devices and keeps this one', async (page, { say }) => {
  const member = await newMember(page.request, 'designer');
  await startSignedIn(page, member);
  await page.goto('/about?account=security');
  const panel = page.getByRole('dialog', { name: say('Account settings', 'アカウント設定') });
  await panel.getByLabel(say('Current password', '現在のパスワード'), { exact: true }).fill(member.password);
  await panel.getByLabel(say('New password', '新しいパスワード'), { exact: true }).fill('quite-another-password');
  await panel.getByLabel(say('New password again', '新しいパスワード（確認）'), { exact: true }).fill('quite-another-password');
  expect(await violationsOf(page, { rules: 'all', within: 'dialog[open]' })).toEqual([]);
  await panel.getByRole('button', { name: say('Save password', 'パスワードを保存') }).click();
  await expect(
    panel.getByRole('status').filter({ hasText: say('Your new password is saved.', '新しいパスワードを保存しました。') }),
  ).toBeVisible();
  expect(await token(page)).not.toBe(member.token);
  expect((await page.request.get('/api/users/me', { headers: { authorization: member.token } })).status()).toBe(401);
  expect(
    (await page.request.post('/api/users/login', { data: { email: member.email, password: 'quite-another-password' } })).status(),
  ).toBe(200);
});

inEachView('an unconfirmed address gets its mail again, once a minute, and the page is loaded anew', async (page, { say }) => {
  const member = await newMember(page.request, 'consumer');
  await startSignedIn(page, member);
  await page.goto('/about?account=profile');
  const panel = page.getByRole('dialog', { name: say('Account settings', 'アカウント設定') });
  await expect(panel.getByText(say('Not confirmed yet', '未確認'))).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await panel.getByRole('button', { name: say('Send a new link', '新しいリンクを送る') }).click();
  await reloaded;
  await expect(panel.getByRole('button', { name: say(/^Send again in \d+ s$/, /^\d+秒後に再送できます$/) })).toBeDisabled();

  const link = /https?:\/\/\S+?\/verify\/[\w.-]+/.exec(await mailTo(member.email, '/verify/'))?.[0] ?? '';
  await page.goto(new URL(link).pathname);
  // A consumer's dashboard is their own.
  await expect(page).toHaveURL(/\/(consumer\/)?dashboard$/);
  await page.goto('/about?account=profile');
  await expect(panel.getByText(say('Confirmed', '確認済み'), { exact: true })).toBeVisible();
});

inEachView('another kind of account leads to the dashboard', async (page, { say }) => {
  await startSignedIn(page, await newMember(page.request, 'consumer'));
  await page.goto('/about?account=profile');
  const panel = page.getByRole('dialog', { name: say('Account settings', 'アカウント設定') });
  await panel.getByRole('radio', { name: say('Designer', 'デザイナー') }).check();
  await panel.getByRole('button', { name: say('Change kind of account', '種類を変更する') }).click();
  await expect(page).toHaveURL('/dashboard');
  const claims = JSON.parse(Buffer.from((await token(page))?.split('.')[1] ?? '', 'base64url').toString()) as { type: string };
  expect(claims.type).toBe('designer');
});

test('a kind with a company behind it stays, and the reason is told', async ({ page, request }) => {
  const member = await newMember(request, 'buyer');
  const company = {
    companyLegal: 'Journey Shop Ltd',
    tradeName: 'Journey Shop',
    website: '',
    storeType: 'boutique',
    country: 'US',
    taxId: '',
    invoiceRegNo: '',
  };
  expect((await request.post('/api/buyer', { headers: { authorization: member.token }, data: company })).status()).toBe(200);
  await startSignedIn(page, member);
  await page.goto('/about?account=profile');
  await page.getByRole('radio', { name: 'Designer' }).check();
  await page.getByRole('button', { name: 'Change kind of account' }).click();
  await expect(page.getByText('This account stays what it is')).toBeVisible();
  await expect(page).toHaveURL('/about?account=profile');
});
