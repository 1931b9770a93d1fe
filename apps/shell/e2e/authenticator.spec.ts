import { expect, test, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { codeOf } from './support/authenticator.ts';
import { violationsOf } from './support/axe.ts';
import { inEachView, type View } from './support/views.ts';

const STAFF_COMMAND = fileURLToPath(new URL('../../api/src/staff/cli.ts', import.meta.url));
const PASSWORD = 'a-word-of-the-founder';

/** `admin:create` as the operator of this site runs it. Gives the link that it prints. */
async function createAdmin(email: string): Promise<string> {
  const { SITE_DATA_DIR: dataDir, SITE_DATABASE_URL: databaseUrl, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [STAFF_COMMAND, 'create', email], {
    env: { ...environment, NODE_OPTIONS: '', ...(dataDir && { DATA_DIR: dataDir }), ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  const link = new URL(/https?:\S+/.exec(stdout)?.[0] ?? '');
  return link.pathname + link.search;
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page, { rules: 'all' })).toEqual([]);
}

async function signOut(page: Page, { say }: View): Promise<void> {
  await page.goto('/about');
  await page.getByRole('button', { name: say('Open menu', 'メニューを開く') }).click();
  await page.getByRole('button', { name: say('Sign Out', 'ログアウト') }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
}

/** Address and password, which open the step with the code and nothing else. */
async function enterPassword(page: Page, email: string, { say }: View): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(email);
  await page.getByLabel(say('Password', 'パスワード'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('Sign In', 'ログイン') }).click();
  await expect(page.getByRole('textbox', { name: say('Code', '認証コード') })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
}

async function enterCode(page: Page, code: string, { say }: View): Promise<void> {
  await page.getByRole('textbox', { name: say('Code', '認証コード') }).fill(code);
  await page.getByRole('button', { name: say('Sign In', 'ログイン') }).click();
}

inEachView('the first admin sets an authenticator up and signs in with it, and without it once the phone is lost', async (page, view) => {
  // Three sign-ins, a command and three looks at everything on the page.
  test.slow();
  const { say } = view;
  const email = `founder-${crypto.randomUUID()}@example.com`;
  await page.goto(await createAdmin(email));
  await page.getByLabel(say('New password', '新しいパスワード'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(say('New password again', '新しいパスワード（確認）'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('Save password', 'パスワードを保存') }).click();
  await expect(page).toHaveURL('/admin?account=security');

  const panel = page.getByRole('dialog', { name: say('Account settings', 'アカウント設定') });
  await panel.getByRole('button', { name: say('Set up the app', 'アプリを設定する') }).click();
  await expect(panel.getByRole('img', { name: say('QR code for your authenticator app', '認証アプリ用のQRコード') })).toBeVisible();
  const key = (await panel.getByText(/^(?:[A-Z2-7]{4} ?){4,}$/).textContent()) ?? '';
  const first = panel.getByRole('textbox', { name: say('Code shown by the app', 'アプリに表示されたコード') });
  await first.fill('000 00');
  await panel.getByRole('button', { name: say('Turn on', '有効にする') }).click();
  await expect(first).toHaveAccessibleDescription(say(/^This code is not right/, /^コードが正しくありません/));
  await expectAccessible(page);
  await first.fill(codeOf(key));
  await panel.getByRole('button', { name: say('Turn on', '有効にする') }).click();

  const codes = panel.getByRole('listitem').filter({ hasText: /^[\da-f]{8}-[\da-f]{8}$/ });
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recovery = (await codes.first().textContent()) ?? '';
  const saved = page.waitForEvent('download');
  await panel.getByRole('link', { name: say('Save as a file', 'ファイルに保存') }).click();
  expect((await saved).suggestedFilename()).toBe('orime-recovery-codes.txt');
  await panel.getByRole('button', { name: say('I have kept them', '保管しました') }).click();
  await expect(panel.getByText(say(/ 10 codes for a lost phone are left/, /残りは10個です/))).toBeVisible();

  await signOut(page, view);
  await enterPassword(page, email, view);
  await expectAccessible(page);
  // The code that turned the app on has been used; the next one counts already.
  await enterCode(page, codeOf(key, 1), view);
  await expect(page).toHaveURL('/admin');

  await signOut(page, view);
  await enterPassword(page, email, view);
  await enterCode(page, recovery, view);
  await expect(page).toHaveURL('/admin');
  await page.goto('/about?account=security');
  await expect(panel.getByText(say(/ 9 codes for a lost phone are left/, /残りは9個です/))).toBeVisible();
});
