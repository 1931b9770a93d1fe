import { startFakeGoogle, type FakeGoogle } from '@orime/testing/google';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { startSignedIn } from './support/member.ts';
import { signInAdmin } from './support/shop.ts';
import { rotatingView, type View } from './support/views.ts';
import { answerCookies, prefer } from './support/visit.ts';
import { watchPage } from './support/watch-page.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

const { GOOGLE_API_URL: googleUrl, GOOGLE_CLIENT_ID: clientId = '', GOOGLE_CLIENT_SECRET: clientSecret = '' } = process.env;
test.skip(googleUrl === undefined, 'The site at BASE_URL does not expect its Google from this journey.');

let google: FakeGoogle;
test.beforeAll(async () => {
  google = await startFakeGoogle({ clientId, clientSecret, port: Number(new URL(googleUrl ?? '').port) });
});
test.afterAll(() => google.close());

test('an admin connects Gmail, turning back once, writes to the Japanese designers by it, and ends the connection', async ({
  page,
  context,
  baseURL,
}) => {
  const { say, size, language } = rotatingView('gmail.spec.ts', 0);
  await page.setViewportSize(sizes[size]);
  await prefer(context, baseURL ?? '', { language, theme: 'light' });
  await answerCookies(page, language);
  const { problems } = watchPage(page);
  const admin = await signInAdmin(page.request);
  // A first try may have ended connected.
  await page.request.delete('/api/gmailer/connection', { headers: { authorization: admin.token } });
  await startSignedIn(page, admin);
  const consent = page.getByRole('heading', { name: 'Fake Google' });
  const begin = page.getByRole('button', { name: say('Go on to Google', 'Googleに進む') });

  await page.goto('/gmailer');
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

  await expect(page).toHaveURL('/gmailer');
  const connection = page.getByRole('main').getByText(say('Connected', '連携済み'), { exact: true });
  await expect(connection).toBeVisible();
  await expect(page.getByRole('tab', { name: say('Sent by Gmail', 'Gmailの配信履歴') })).toBeVisible();
  await expectAccessible(page);
  const subject = `Windows ${crypto.randomUUID().slice(0, 8)}`;
  const receivers = await writeToJapanese(page, say, subject);
  await expect.poll(() => google.messages.filter((message) => message.includes(subject)).length, { timeout: 60_000 }).toBe(receivers);
  await expect(page.getByRole('row', { name: subject })).toBeVisible();
  await page.getByRole('button', { name: say('Disconnect', '連携を解除する') }).click();
  await expect(connection).toHaveCount(0);
  expect(google.calls.map(({ line }) => line)).toContain('POST /revoke');
  expect(problems).toEqual([]);
});

/** Writes a letter to all designers who read Japanese and sends it; gives how many that are. */
async function writeToJapanese(page: Page, say: View['say'], subject: string): Promise<number> {
  await page.getByRole('combobox', { name: say('List', '名簿') }).selectOption('designers');
  await page.getByRole('combobox', { name: say('Language', '言語'), exact: true }).selectOption('jp');
  await page.getByRole('textbox', { name: say('Subject (Japanese)', '件名（日本語）') }).fill(subject);
  await page.getByRole('textbox', { name: say('Text (Japanese)', '本文（日本語）') }).fill('{{name}} 様\n\n月曜日に展示をはじめます。');
  const submit = page.getByRole('button', { name: say(/^Send to \d+ receivers?…$/, /^\d+名に送信する…$/) });
  await submit.click();
  const receivers = Number(/\d+/.exec((await submit.textContent()) ?? '')?.[0]);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(String(receivers));
  await dialog.getByRole('button', { name: say('Send', '送信する'), exact: true }).click();
  await expect(page).toHaveURL(/tab=mailings/);
  return receivers;
}
