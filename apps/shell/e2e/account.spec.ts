import { expect, test, type Page } from '@playwright/test';
import { signInAs } from './support/visit.ts';
import { mailTo } from './support/mail.ts';

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

  await page.evaluate(() => localStorage.removeItem('jwtToken'));
  const address = new URL(link);
  await page.goto(address.pathname + address.search);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('another-long-password');
  await page.getByRole('textbox', { name: 'New password again' }).fill('another-long-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await token(page)).not.toBeNull();
});

test('a visitor is sent to registration and back to where they wanted to go', async ({ page }) => {
  await page.goto('/consumer/dashboard?tab=orders');
  await expect(page).toHaveURL('/register?returnTo=%2Fconsumer%2Fdashboard%3Ftab%3Dorders');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
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
