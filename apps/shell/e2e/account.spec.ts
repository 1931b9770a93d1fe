import { expect, test, type Page } from '@playwright/test';
import { mailTo } from './support/mail.ts';
import { forgetToken, newMember, startSignedIn } from './support/member.ts';
import { inEachView } from './support/views.ts';
import { signInAs } from './support/visit.ts';

const token = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('jwtToken'));
const newAddress = (): string => `journey-${crypto.randomUUID()}@example.com`;

async function register(page: Page, kind: string, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('radiogroup', { name: 'I am a' }).getByRole('radio', { name: kind }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey Person');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('a-long-enough-password');
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

for (const [kind, path] of [
  ['Designer', '/create-profile'],
  ['Producer', '/create-producer'],
  ['Buyer', '/create-buyer-profile'],
  ['Consumer', '/consumer/dashboard'],
] as const) {
  test(`a ${kind.toLowerCase()} registers and goes on to ${path}`, async ({ page }) => {
    await register(page, kind, newAddress());
    await expect(page).toHaveURL(path);
    expect(await token(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });
}

test('a verification link signs in, in a browser that has never been here', async ({ page, browser }) => {
  const email = newAddress();
  await register(page, 'Designer', email);
  await expect(page).toHaveURL('/create-profile');
  const link = /https?:\/\/\S+?\/verify\/[\w.-]+/.exec(await mailTo(email))?.[0] ?? '';

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL(link).pathname);
  await expect(elsewhere).toHaveURL('/dashboard');
  expect(await token(elsewhere)).not.toBeNull();

  // The link works once.
  const again = await (await browser.newContext()).newPage();
  await again.goto(new URL(link).pathname);
  await expect(again.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  expect(await token(again)).toBeNull();
});

test('a forgotten password is chosen anew', async ({ page }) => {
  const email = newAddress();
  await register(page, 'Consumer', email);
  await expect(page).toHaveURL('/consumer/dashboard');
  await page.goto('/request-reset');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If this address has an account')).toBeVisible();
  const link = /https?:\/\/\S+?\/passwordReset\?token=[\w.-]+/.exec(await mailTo(email, 'passwordReset'))?.[0] ?? '';

  await forgetToken(page);
  const address = new URL(link);
  await page.goto(address.pathname + address.search);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('another-long-password');
  await page.getByRole('textbox', { name: 'New password again' }).fill('another-long-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  // `/dashboard` is the address for everybody; a consumer's is where it leads.
  await expect(page).toHaveURL('/consumer/dashboard');
  expect(await token(page)).not.toBeNull();
});

test('a visitor is sent to registration and back to where they wanted to go', async ({ page }) => {
  await page.goto('/consumer/dashboard?tab=orders');
  await expect(page).toHaveURL('/register?returnTo=%2Fconsumer%2Fdashboard%3Ftab%3Dorders');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  // Registration asks for an e-mail address too: without this its field could be the one that is filled.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('consumer@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('orime-demo-2026');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/consumer/dashboard?tab=orders');
});

test('wrong words are refused without saying which of them is wrong', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody-at-all@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or password is not right.');
  expect(await token(page)).toBeNull();
});

test('an ended session leads to registration, says so, and leaves nothing of the person', async ({ page }) => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const old = `${part({ alg: 'HS256' })}.${part({ sub: 'usr_1', exp: 1_700_000_000 })}.x`;
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', '1');
    localStorage.setItem('jwtToken', value);
  }, old);
  await page.goto('/catalog');
  await expect(page).toHaveURL('/register?returnTo=%2Fcatalog&reason=expired');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  expect(await token(page)).toBeNull();
});

test('signing out in one tab signs out in the other', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await signInAs(one, 'consumer@example.com');
  await one.goto('/about');
  await two.goto('/about');
  await two.getByRole('button', { name: 'Open menu' }).click();
  await expect(two.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/dashboard');
  await one.getByRole('button', { name: 'Open menu' }).click();
  await one.getByRole('button', { name: 'Sign Out' }).click();
  await expect(two.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await token(two)).toBeNull();
});

inEachView('somebody registers, confirms the address, forgets the password and chooses another', async (page, { say }) => {
  const email = newAddress();
  const password = page.getByLabel(say('Password', 'パスワード'), { exact: true });
  await page.goto('/register?type=designer');
  await expect(page.getByRole('radio', { name: say('Designer', 'デザイナー') })).toBeChecked();
  await page.getByRole('textbox', { name: say('Name', 'お名前') }).fill('旅 花子');
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(email);
  await password.fill('a-long-enough-password');
  await page.getByRole('checkbox', { name: say('I accept the terms', '利用規約に同意する') }).check();
  await page.getByRole('button', { name: say('Create account', 'アカウントを作成する') }).dblclick();
  await expect(page).toHaveURL('/create-profile');

  await page.goto(new URL(/https?:\/\/\S+?\/verify\/[\w.-]+/.exec(await mailTo(email))?.[0] ?? '').pathname);
  await expect(page).toHaveURL('/dashboard');

  await forgetToken(page);
  await page.goto('/request-reset');
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(email);
  await page.getByRole('button', { name: say('Send the link', 'リンクを送る') }).click();
  await expect(page.getByRole('button', { name: say(/^Send again in \d+ s$/, /^\d+秒後に再送できます$/) })).toBeDisabled();
  const link = new URL(/https?:\/\/\S+?\/passwordReset\?token=[\w.-]+/.exec(await mailTo(email, 'passwordReset'))?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await page.getByLabel(say('New password', '新しいパスワード'), { exact: true }).fill('another-long-password');
  await page.getByLabel(say('New password again', '新しいパスワード（確認）'), { exact: true }).fill('another-long-password');
  await page.getByRole('button', { name: say('Save password', 'パスワードを保存') }).click();
  await expect(page).toHaveURL('/dashboard');
});

inEachView(
  'a known address is told at once, with the way to sign in',
  async (page, { say }) => {
    const member = await newMember(page.request, 'consumer');
    await page.goto('/register?returnTo=%2Fconsumer%2Fdashboard');
    await page.getByRole('textbox', { name: say('Name', 'お名前') }).fill('Journey Person');
    await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(member.email);
    await page.getByLabel(say('Password', 'パスワード'), { exact: true }).fill('a-long-enough-password');
    await page.getByRole('checkbox', { name: say('I accept the terms', '利用規約に同意する') }).check();
    await page.getByRole('button', { name: say('Create account', 'アカウントを作成する') }).click();
    await page.getByRole('link', { name: say('Sign in with this address', 'このアドレスでログインする') }).click();
    await expect(page).toHaveURL('/login?returnTo=%2Fconsumer%2Fdashboard');
    expect(await token(page)).toBeNull();
  },
  { expected: /409/ },
);

inEachView(
  'eight wrong passwords lock an address, and the page says for how long',
  async (page, { say }) => {
    const email = newAddress();
    for (let attempt = 0; attempt < 8; attempt += 1) await page.request.post('/api/users/login', { data: { email, password: 'wrong' } });
    await page.goto('/login');
    await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(email);
    await page.getByLabel(say('Password', 'パスワード'), { exact: true }).fill('wrong');
    await page.getByRole('button', { name: say('Sign In', 'ログイン') }).click();
    await expect(page.getByRole('alert')).toHaveText(
      say(
        /^Too many attempts\.\s?Please try again in 1\d minutes\.$/,
        /^試行回数が上限に達しました。\s?1\d分後にもう一度お試しください。$/,
      ),
    );
  },
  { expected: /423/ },
);

test('a reset can be asked for again after a minute', async ({ page }) => {
  await page.clock.install();
  await page.goto('/request-reset');
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress());
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If this address has an account')).toBeVisible();
  await page.clock.fastForward(50_000);
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeEnabled();
});

inEachView('who is signed in finds no form to fill in', async (page, { say }) => {
  await startSignedIn(page, await newMember(page.request, 'consumer'));
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByText(say('You are signed in as Journey Person', 'Journey Person様としてログイン中です'))).toBeVisible();
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  }
  await page.getByRole('link', { name: say('Go on', '続ける') }).click();
  await expect(page).toHaveURL('/consumer/dashboard');
});

inEachView('a provider’s answer that nobody waits for is refused on a page of ours', async (page, { say }) => {
  const response = await page.goto('/api/gmailer/auth/callback?code=stolen&state=made-up');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: say('Gmail was not connected', 'Gmailを連携できませんでした') })).toBeVisible();
  await page.getByRole('link', { name: say('Begin once more', 'もう一度はじめる') }).click();
  await expect(page).toHaveURL('/register?returnTo=%2Fauthorize-oauth');
});

inEachView(
  'the picture beside sign-in is there on a wide window, and is not fetched on a phone',
  async (page, { size }) => {
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const picture = page.locator('main header img');
    await expect(picture).toBeVisible({ visible: size === 'desktop' });
    const widthOf = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await (size === 'desktop' ? expect.poll(widthOf).toBeGreaterThan(0) : expect.poll(widthOf).toBe(0));
  },
  { bothSizes: true },
);
