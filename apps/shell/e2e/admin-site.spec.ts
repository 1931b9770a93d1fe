import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { startSignedIn } from './support/member.ts';
import { newShop, signInAdmin } from './support/shop.ts';
import { inEachView, type View } from './support/views.ts';

/** Scripts that prepare a page run in its frames too; a mail's frame lets none of them reach a storage. */
const expected = /(document|frame) is sandboxed/;

/** Chooses a designer in the list of addresses, and writes to them; it is not sent yet. */
async function writeTo(page: Page, { say }: View, { list, name, subject }: Record<'list' | 'name' | 'subject', string>): Promise<void> {
  await page.goto(list);
  await page.getByRole('checkbox', { name: say(`Select ${name}`, `${name}を選択`) }).check();
  await page.getByRole('button', { name: say('Write to 1', '1名に送信する') }).click();
  await expect(page.getByText(say('1 selected designer', '選択したデザイナー1名'))).toBeVisible();
  await page.getByRole('textbox', { name: say('Subject (English)', '件名（英語）') }).fill(subject);
  await page.getByRole('textbox', { name: say('Text (English)', '本文（英語）') }).fill('Dear {{name}},\n\nthe windows open on Monday.');
}

/** Sends what is written, after the number of receivers was typed. */
async function confirmLetter(page: Page, { say }: View, verb: string): Promise<void> {
  await page.getByRole('button', { name: say('Send to 1 receiver…', '1名に送信する…') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('1');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(page).toHaveURL(/tab=mailings/);
}

async function letterToOne(page: Page, view: View): Promise<void> {
  test.slow();
  const { say } = view;
  const { request } = page;
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  const mark = crypto.randomUUID().slice(0, 8);
  const subject = `Spring ${mark}`;
  await startSignedIn(page, admin);

  const list = `/admin/designer-emails?f.name=${encodeURIComponent(shop.name)}`;
  await writeTo(page, view, { list, name: shop.name, subject });
  await page.getByRole('button', { name: say('Show the preview', 'プレビューを表示する') }).click();
  const preview = page.frameLocator(`iframe[title="${say('Preview in English', '日本語版のプレビュー')}"]`);
  await expect(preview.getByText('the windows open on Monday.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Send it to me', '自分に試し送信する') }).click();
  await mailTo('admin@example.com', subject);
  await confirmLetter(page, view, say('Send', '送信する'));

  const mail = await mailTo(shop.designer.email, subject);
  expect(mail).toContain(shop.name);
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('link', { name: shop.designer.email }).click();
  await expect(page.frameLocator(`iframe[title="${subject}"]`).getByText('the windows open on Monday.')).toBeVisible();

  // Another one leaves tomorrow, and is stopped before.
  const later = `Summer ${mark}`;
  await writeTo(page, view, { list, name: shop.name, subject: later });
  await page.getByRole('radio', { name: say('Later', '日時を指定') }).check();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel(say('Day and time', '日時'), { exact: true }).fill(tomorrow);
  await confirmLetter(page, view, say('Schedule', '予約する'));
  await page.getByRole('button', { name: say(`Stop “${later}”`, `「${later}」を中止する`) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Stop', '中止する'), exact: true })
    .click();
  await expect(page.getByText(say('The mailing is stopped.', '配信を中止しました。'))).toBeVisible();

  // The one click of the mail program (RFC 8058).
  const leave = /^List-Unsubscribe: <([^>]+)>/im.exec(mail.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
  expect((await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } })).ok()).toBe(true);
  await page.goto(list);
  await page.getByRole('checkbox', { name: say(`Select ${shop.name}`, `${shop.name}を選択`) }).check();
  await expect(page.getByRole('button', { name: say('Write to 0 of 1', '1名中0名に送信する') })).toBeDisabled();
}

inEachView(
  'a letter is tried, goes to a chosen designer, is seen in the log, stopped while it waits, and no more after unsubscribing',
  letterToOne,
  { expected },
);
