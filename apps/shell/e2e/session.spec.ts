import { expect, test, type Page } from '@playwright/test';
import { newMember, startSignedIn } from './support/member.ts';
import { inEachView } from './support/views.ts';

const DAY = 24 * 3_600_000;
const token = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('jwtToken'));
const claimsOf = (value: string | null): { exp: number; jti: string } =>
  JSON.parse(Buffer.from((value ?? '').split('.')[1] ?? '', 'base64url').toString()) as { exp: number; jti: string };

inEachView(
  'an ended session leads to registration from a public page, with the reason, and leaves nothing of the person',
  async (page, { say }) => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    await startSignedIn(page, { token: `${part({ alg: 'HS256' })}.${part({ sub: 'usr_1', exp: 1_700_000_000 })}.x` });
    await page.addInitScript(() => localStorage.setItem('orime.draft.usr_1.draft', 'mine'));
    await page.goto('/about');
    await expect(page).toHaveURL('/register?returnTo=%2Fabout&reason=expired');
    await expect(page.getByText(say('Your session has ended', 'セッションが終了しました'))).toBeVisible();
    expect(await token(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('orime.draft.usr_1.draft'))).toBeNull();
  },
);

test('the token is renewed a day before its end, by one of two tabs, and both go on with it', async ({ context, request }) => {
  const member = await newMember(request, 'consumer');
  const before = claimsOf(member.token);
  let renewals = 0;
  await context.route('**/api/users/refresh', (route) => {
    renewals += 1;
    return route.continue();
  });
  // One clock for both; the server's stays where it is, so what it gives then is as old as the token was.
  await context.clock.install();
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await startSignedIn(tab, member);
    await tab.goto('/about');
    await tab.waitForLoadState('networkidle');
  }
  await context.clock.fastForward(6 * DAY - 60_000);
  expect(renewals).toBe(0);
  const answered = context.waitForEvent('response', (response) => response.url().endsWith('/api/users/refresh'));
  await context.clock.fastForward(10 * 60_000);
  expect((await answered).status()).toBe(200);
  for (const tab of tabs) {
    await expect.poll(() => token(tab)).not.toBe(member.token);
    expect(claimsOf(await token(tab)).exp).toBeGreaterThanOrEqual(before.exp);
    expect(claimsOf(await token(tab)).jti).toBe(before.jti);
  }
  expect(renewals).toBe(1);
});

test('without a renewal the session ends on time and says so', async ({ page, request }) => {
  await page.clock.install();
  await page.route('**/api/users/refresh', (route) => route.fulfill({ status: 503, body: '{}' }));
  await startSignedIn(page, await newMember(request, 'consumer'));
  await page.goto('/consumer/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(6.9 * DAY);
  await expect(page).toHaveURL('/consumer/dashboard');
  await page.clock.fastForward(0.2 * DAY);
  await expect(page).toHaveURL('/register?returnTo=%2Fconsumer%2Fdashboard&reason=expired');
  expect(await token(page)).toBeNull();
});

inEachView('signing in and out in one tab is signing in and out in the other', async (page, { say }) => {
  const member = await newMember(page.request, 'consumer');
  const other = await page.context().newPage();
  await other.goto('/login?returnTo=%2Fconsumer%2Fdashboard');
  await expect(other.getByRole('button', { name: say('Sign In', 'ログイン') })).toBeVisible();

  await page.goto('/login');
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(member.email);
  await page.getByLabel(say('Password', 'パスワード'), { exact: true }).fill(member.password);
  await page.getByRole('button', { name: say('Sign In', 'ログイン') }).click();
  await expect(page).toHaveURL('/consumer/dashboard');
  await expect(other).toHaveURL('/consumer/dashboard');

  await page.goto('/about');
  await page.getByRole('button', { name: say('Open menu', 'メニューを開く') }).click();
  await page.getByRole('button', { name: say('Sign Out', 'ログアウト') }).click();
  await expect(other).toHaveURL('/register?returnTo=%2Fconsumer%2Fdashboard');
  expect(await token(other)).toBeNull();
});

test('a session that the server has ended ends here, at the next call at the latest', async ({ page, request }) => {
  const member = await newMember(request, 'consumer');
  await startSignedIn(page, member);
  await page.goto('/consumer/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Journey Person');
  // No page is open that the connection could bring the news to: the first call of the next one does.
  await page.goto('about:blank');
  await request.delete('/api/users/sessions?which=all', { headers: { authorization: member.token } });
  await page.goto('/consumer/dashboard');
  await expect(page).toHaveURL('/register?returnTo=%2Fconsumer%2Fdashboard&reason=expired');
  expect(await token(page)).toBeNull();
});

test('the token goes to our own api and nowhere else', async ({ page, request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const member = await newMember(request, 'consumer');
  const carriers: string[] = [];
  page.on('request', (sent) => {
    const { authorization } = sent.headers();
    if (authorization !== undefined || sent.url().includes(member.token)) carriers.push(sent.url());
  });
  await startSignedIn(page, member);
  for (const path of ['/', '/catalog', '/consumer/dashboard', '/digital-magazine']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(carriers.length).toBeGreaterThan(0);
  expect(carriers.filter((url) => !url.startsWith(`${origin}/api/`))).toEqual([]);
  expect(carriers.filter((url) => url.includes('promo-banner'))).toEqual([]);
});

test('an api address that sends elsewhere is not followed with the token', async ({ page, request }) => {
  const member = await newMember(request, 'consumer');
  const strangers: string[] = [];
  await page.route('https://elsewhere.example/**', (route) => {
    strangers.push(route.request().url());
    return route.fulfill({ status: 200, body: '{}', headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route('**/api/users/me', (route) => route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/steal' } }));
  await startSignedIn(page, member);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
  expect(await token(page)).toBe(member.token);
});

test('a sign-in pressed twice is one sign-in', async ({ page, request }) => {
  const member = await newMember(request, 'consumer');
  let calls = 0;
  await page.route('**/api/users/login', async (route) => {
    calls += 1;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).dblclick();
  await expect(page).toHaveURL('/consumer/dashboard');
  expect(calls).toBe(1);
});
