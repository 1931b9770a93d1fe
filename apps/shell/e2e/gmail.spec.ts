import { startFakeGoogle, type FakeGoogle } from '@orime/testing/google';
import { freePort } from '@orime/tooling/site';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { startSignedIn } from './support/member.ts';
import { startOwnSite, type OwnSite } from './support/own-site.ts';
import { signInAdmin } from './support/shop.ts';
import { rotatingView } from './support/views.ts';
import { answerCookies, prefer } from './support/visit.ts';
import { watchPage } from './support/watch-page.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const client = { clientId: 'journeys.apps.googleusercontent.com', clientSecret: 'of-the-journeys' };

let google: FakeGoogle;
let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  google = await startFakeGoogle(client);
  site = await startOwnSite({
    name: 'gmail',
    port: await freePort(),
    dataDir: process.env['SITE_DATA_DIR'] ?? '.data',
    settings: { GOOGLE_API_URL: google.url, GOOGLE_CLIENT_ID: client.clientId, GOOGLE_CLIENT_SECRET: client.clientSecret },
  });
});
test.afterAll(async () => {
  await site.stop();
  await google.close();
});

test('an admin connects Gmail, turning back once, and ends the connection', async ({ page, context }) => {
  test.slow();
  const { say, size, language } = rotatingView('gmail.spec.ts', 0);
  await page.setViewportSize(sizes[size]);
  await prefer(context, site.url, { language, theme: 'light' });
  await answerCookies(page, language);
  const { problems } = watchPage(page);
  await startSignedIn(page, await signInAdmin(page.request));
  const consent = page.getByRole('heading', { name: 'Fake Google' });
  const begin = page.getByRole('button', { name: say('Go on to Google', 'Googleに進む') });

  await page.goto(`${site.url}/gmailer`);
  await page.getByRole('link', { name: say('Connect Gmail', 'Gmailを連携する') }).click();
  await expectAccessible(page);
  await begin.click();
  await expect(consent).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText(say('The permission was not given. Nothing has changed.', '権限が許可されませんでした。変更はありません。')),
  ).toBeVisible();
  await page.getByRole('link', { name: say('Begin once more', 'もう一度はじめる') }).click();
  await begin.click();
  await expect(consent).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(`${site.url}/gmailer`);
  const connection = page.getByRole('main').getByText(say('Connected', '連携済み'), { exact: true });
  await expect(connection).toBeVisible();
  await expect(page.getByRole('tab', { name: say('Sent by Gmail', 'Gmailの配信履歴') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Disconnect', '連携を解除する') }).click();
  await expect(connection).toHaveCount(0);
  expect(google.calls.map(({ line }) => line)).toContain('POST /revoke');
  expect(problems).toEqual([]);
});
