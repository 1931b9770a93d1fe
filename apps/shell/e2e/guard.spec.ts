import { ROUTES } from '@orime/contracts/lists';
import { expect, test } from '@playwright/test';
import { forgetToken, newMember, startSignedIn } from './support/member.ts';
import { inEachView } from './support/views.ts';

const guarded = ROUTES.filter(({ access, path }) => access === 'signed-in' && path !== '/verify/:uniqueString').map(({ path }) =>
  path.replaceAll(/:\w+/g, 'x1'),
);

/** `is-guarded.test.ts` asks for every route; a browser walks through all of them with `TEST_FULL`, otherwise through each fourth. */
const walked = process.env['TEST_FULL'] === '1' ? guarded : guarded.filter((_, place) => place % 4 === 0);

test('signed-in routes send a visitor to registration, each with its way back', async ({ page }) => {
  expect(guarded).toHaveLength(28);
  for (const path of walked) {
    await page.goto(`${path}?from=mail#part`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`/register?returnTo=${encodeURIComponent(`${path}?from=mail#part`)}`);
  }
});

test('each of them is where one arrives after signing in', async ({ page, request }) => {
  const { token } = await newMember(request, 'designer');
  for (const path of walked) {
    await page.goto(`/login?returnTo=${encodeURIComponent(path)}`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    // Another tab signs in: this one goes on by itself, as after its own form.
    const other = await page.context().newPage();
    await other.goto('/healthz');
    await other.evaluate((value) => localStorage.setItem('jwtToken', value), token);
    await other.close();
    await expect(page).toHaveURL(path);
    await forgetToken(page);
  }
});

test('a member walks straight in', async ({ page, request }) => {
  await startSignedIn(page, await newMember(request, 'consumer'));
  await page.goto('/consumer/dashboard?tab=orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/consumer/dashboard?tab=orders');
});

inEachView('a visitor comes back to where they wanted to go, and Back does not lead to the forms', async (page, { say }) => {
  const member = await newMember(page.request, 'consumer');
  await page.goto('/about');
  await page.evaluate(() => {
    history.pushState(null, '', '/consumer/dashboard?tab=orders');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/register?returnTo=%2Fconsumer%2Fdashboard%3Ftab%3Dorders');
  await page
    .locator('main')
    .getByRole('link', { name: say('Sign In', 'ログイン') })
    .click();
  await expect(page).toHaveURL('/login?returnTo=%2Fconsumer%2Fdashboard%3Ftab%3Dorders');
  await page.getByRole('link', { name: say('Forgot your password?', 'パスワードをお忘れですか？') }).click();
  await page.getByRole('link', { name: say('Back to sign in', 'ログインに戻る') }).click();
  // The form before has a field for the address too, and stays until this one is there.
  await expect(page.getByLabel(say('Password', 'パスワード'), { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(member.email);
  await page.getByLabel(say('Password', 'パスワード'), { exact: true }).fill(member.password);
  await page.getByRole('button', { name: say('Sign In', 'ログイン') }).click();
  await expect(page).toHaveURL('/consumer/dashboard?tab=orders');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

for (const evil of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
]) {
  test(`a link with returnTo ${JSON.stringify(evil)} stays on this site`, async ({ page, request, baseURL }) => {
    const member = await newMember(request, 'consumer');
    await page.goto(`/login?returnTo=${encodeURIComponent(evil)}`);
    await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/consumer/dashboard');
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  });
}
