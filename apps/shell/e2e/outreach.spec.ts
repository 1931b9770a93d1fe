import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { newMember, startSignedIn, type Member } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { inEachView, type View } from './support/views.ts';

/** Scripts that prepare a page run in its frames too; a mail's frame lets none of them reach a storage. */
const expected = /(document|frame) is sandboxed/;

interface House extends Member {
  readonly name: string;
}

/** A designer who reads Japanese, in a country where no other is: the segment of one journey. */
async function newHouse(request: APIRequestContext, country: string): Promise<House> {
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Fjord House ${mark}`;
  const designer = await newMember(request, 'designer');
  const link = /\/verify\/([\w.-]+)/.exec(await mailTo(designer.email, '/verify/'))?.[1] ?? '';
  expect((await request.get(`/api/users/verify/${link}`)).ok()).toBe(true);
  await callAs(request, designer, '/api/email-preferences', { language: 'jp' });
  await callAs(request, designer, '/api/profile', {
    handle: `fjord-${mark}`,
    name,
    nameJp: name,
    bio: { en: 'One loom, one room.', jp: '織機ひとつの工房です。' },
    country,
    city: 'Bergen',
    lat: 60.39,
    lon: 5.32,
    disciplines: [],
  });
  return { ...designer, name };
}

/** A letter in Japanese to the segment; it is not sent yet. */
async function writeToSegment(page: Page, { say }: View, country: string, subject: string): Promise<void> {
  await page.goto('/admin/send-email');
  await page.getByRole('combobox', { name: say('List', '名簿') }).selectOption('designers');
  await page.getByRole('combobox', { name: say('Language', '言語'), exact: true }).selectOption('jp');
  await page.getByRole('combobox', { name: say('Country', '国'), exact: true }).selectOption(country);
  await page.getByRole('textbox', { name: say('Subject (Japanese)', '件名（日本語）') }).fill(subject);
  await page.getByRole('textbox', { name: say('Text (Japanese)', '本文（日本語）') }).fill('{{name}} 様\n\n月曜日に展示をはじめます。');
}

/** Chooses one designer in the list of addresses, and writes to them alone; it is not sent yet. */
async function writeToChosen(page: Page, { say }: View, { name }: House, subject: string): Promise<void> {
  await page.goto(addressesOf(name));
  await page.getByRole('checkbox', { name: say(`Select ${name}`, `${name}を選択`) }).check();
  await page.getByRole('button', { name: say('Write to 1', '1名に送信する') }).click();
  await expect(page.getByText(say('1 selected designer', '選択したデザイナー1名'))).toBeVisible();
  await page.getByRole('textbox', { name: say('Subject (English)', '件名（英語）') }).fill(subject);
  await page.getByRole('textbox', { name: say('Text (English)', '本文（英語）') }).fill('Dear {{name}},\n\nthe doors open on Monday.');
}

function addressesOf(name: string): string {
  return `/admin/designer-emails?f.name=${encodeURIComponent(name)}`;
}

/** Sends what is written, at a time where one is given, after the number of receivers was typed. */
async function confirmLetter(page: Page, { say }: View, receivers: number, at?: string): Promise<void> {
  if (at !== undefined) {
    await page.getByRole('radio', { name: say('Later', '日時を指定') }).check();
    await page.getByLabel(say('Day and time', '日時'), { exact: true }).fill(at);
  }
  await page.getByRole('button', { name: say(/^Send to \d+ receivers?…$/, /^\d+名に送信する…$/) }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(String(receivers));
  const verb = at === undefined ? say('Send', '送信する') : say('Schedule', '予約する');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(page).toHaveURL(/tab=mailings/);
}

/** On the page's own clocks, to the second; not a full minute, which browsers write without its seconds. */
function inSeconds(page: Page, seconds: number): Promise<string> {
  return page.evaluate((later) => {
    const at = new Date(Date.now() + later * 1_000);
    if (at.getSeconds() === 0) at.setSeconds(1);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  }, seconds);
}

async function letterToSegment(page: Page, view: View): Promise<void> {
  test.slow();
  const { say, language, size } = view;
  const { request } = page;
  // Each view has a country of its own, so that journeys at once do not write to each other's designers.
  const country = { en: { phone: 'NO', desktop: 'IS' }, jp: { phone: 'FI', desktop: 'EE' } }[language][size];
  const admin = await signInAdmin(request);
  const before = await callAs<{ count: number }>(request, admin, '/api/admin/send-email/preview', {
    audience: { list: 'designers', language: 'jp', country },
  });
  const [first, second] = [await newHouse(request, country), await newHouse(request, country)];
  const receivers = before.count + 2;
  const mark = crypto.randomUUID().slice(0, 8);
  // In letters that a mail's head has as they are, so that the mail is found by it.
  const subject = `Windows ${mark}`;
  await startSignedIn(page, admin);

  await writeToSegment(page, view, country, subject);
  await page
    .getByRole('group', { name: say('Language of the preview', 'プレビューの言語') })
    .getByText(say('Japanese', '日本語'), { exact: true })
    .click();
  await page.getByRole('button', { name: say('Show the preview', 'プレビューを表示する') }).click();
  const preview = page.frameLocator(`iframe[title="${say('Preview in Japanese', '日本語版のプレビュー')}"]`);
  await expect(preview.getByText('月曜日に展示をはじめます。')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Send it to me', '自分に試し送信する') }).click();
  await mailTo('admin@example.com', subject);
  const at = await inSeconds(page, 25);
  const leavesAt = Date.now() + 27_000;
  await confirmLetter(page, view, receivers, at);
  // One of them wants no letters any more, before it leaves.
  await callAs(request, second, '/api/email-preferences', { newsletter: false });

  // One to a chosen designer leaves at once, and with it what is due by then.
  const atOnce = `Doors ${mark}`;
  await writeToChosen(page, view, first, atOnce);
  await expect.poll(() => Date.now(), { timeout: 40_000 }).toBeGreaterThan(leavesAt);
  await confirmLetter(page, view, 1);
  expect(await mailTo(first.email, atOnce)).toContain(first.name);

  // Another one leaves tomorrow, and is stopped before.
  const later = `Summer ${mark}`;
  await writeToChosen(page, view, first, later);
  await confirmLetter(page, view, 1, await inSeconds(page, 86_400));
  await page.getByRole('button', { name: say(`Stop “${later}”`, `「${later}」を中止する`) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Stop', '中止する'), exact: true })
    .click();
  await expect(page.getByText(say('The mailing is stopped.', '配信を中止しました。'))).toBeVisible();

  const mail = await mailTo(first.email, subject);
  await page.goto('/admin/send-email?tab=mailings');
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('link', { name: first.email }).click();
  const letter = page.frameLocator(`iframe[title="${subject}"]`);
  // Its first paragraph is also what lists of mail show of it, which is not drawn.
  await expect(letter.getByText(`${first.name} 様`).last()).toBeVisible();
  await expect(letter.getByText('月曜日に展示をはじめます。')).toBeVisible();
  const { id } = await newestMailing(request, admin, subject);
  const log = await request.get(`/api/admin/emails?mailing=${id}&limit=100`, { headers: { authorization: admin.token } });
  const sent = ((await log.json()) as { items: { recipient: string }[] }).items.map(({ recipient }) => recipient); // as in contracts
  expect(sent).toContain(first.email);
  expect(sent).not.toContain(second.email);

  // The one click of the mail program (RFC 8058).
  const leave = /^List-Unsubscribe: <([^>]+)>/im.exec(mail.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
  expect((await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } })).ok()).toBe(true);
  await page.goto(addressesOf(first.name));
  await page.getByRole('checkbox', { name: say(`Select ${first.name}`, `${first.name}を選択`) }).check();
  await expect(page.getByRole('button', { name: say('Write to 0 of 1', '1名中0名に送信する') })).toBeDisabled();
}

/** The mailing of that subject; the list begins with the newest. */
async function newestMailing(
  request: APIRequestContext,
  { token }: Pick<Member, 'token'>,
  subject: string,
): Promise<{ readonly id: string }> {
  const answer = await request.get('/api/admin/mailings?limit=20', { headers: { authorization: token } });
  const { items } = (await answer.json()) as { items: { id: string; subject: { jp: string } }[] }; // as in contracts
  const found = items.find((mailing) => mailing.subject.jp === subject);
  if (found === undefined) throw new Error(`There is no mailing “${subject}”`);
  return found;
}

inEachView(
  'a letter to a segment is tried, leaves in time and language, not to whoever has unsubscribed; a chosen designer is written to, or not',
  letterToSegment,
  { expected },
);
