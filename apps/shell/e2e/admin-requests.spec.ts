import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { startSignedIn } from './support/member.ts';
import { newShop, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView('an erasure that came by letter is confirmed by its sender, looked at by staff, and done', async (page, { say }) => {
  test.slow();
  const { request } = page;
  const [admin, { designer, profileId }] = [await signInAdmin(request), await newShop(request)];
  await startSignedIn(page, admin);
  await page.goto('/admin/privacy-requests?new');
  const form = page.getByRole('form', { name: say('File a request', '請求を登録する') });
  await form.getByRole('radio', { name: say('Erasure', 'データの消去') }).check();
  await form.getByRole('textbox', { name: say('Address', 'メールアドレス') }).fill(designer.email);
  await form.getByRole('button', { name: say('Send the link', 'リンクを送信する') }).click();
  await expect(page.getByText(say(/^The person has not used the link/, /^ご本人がまだメールのリンクを開いていません/))).toBeVisible();
  const filed = page.url();

  const mail = await mailTo(designer.email, 'privacy-policy');
  const link = new URL((/https?:\/\/\S+?\/privacy-policy\?[^\s"<]+/.exec(mail)?.[0] ?? '').replaceAll('&amp;', '&'));
  await page.goto(`${link.pathname}${link.search}${link.hash}`);
  const erase = page.getByRole('button', { name: say('Erase my data for good', 'データを完全に削除する') });
  await erase.click();
  await expect(erase).toHaveCount(0);

  await page.goto(filed);
  const answer = page.getByRole('form', { name: say('Answer', '回答') });
  const send = answer.getByRole('button', { name: say('Answer the request', '回答する') });
  const note = answer.getByRole('textbox');
  // Whoever is told no is told why.
  await answer.getByRole('radio', { name: say('It cannot be erased', '消去できない') }).check();
  await send.click();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await answer.getByRole('radio', { name: say('Erase the data now', '今すぐデータを消去する') }).check();
  await note.fill('Your pages are closed.');
  await expectAccessible(page);
  await send.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(designer.email);
  await dialog.getByRole('button', { name: say('Erase', '消去する'), exact: true }).click();
  await expect(page.getByText(say('This request is answered.', 'この請求には回答済みです。'))).toBeVisible();
  const { email, password } = designer;
  expect((await request.post('/api/users/login', { data: { email, password } })).ok()).toBe(false);
  expect((await request.get(`/api/profile/id/${profileId}`)).status()).toBe(404);
});

inEachView('the guests of an evening are on the sheet for the door', async (page, { say }) => {
  await startSignedIn(page, await signInAdmin(page.request));
  await page.goto('/admin/events');
  const event = page.getByRole('grid').getByRole('rowheader').getByRole('link').first();
  const title = await event.innerText();
  await event.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expectAccessible(page);
  const guest = await page.getByRole('grid').getByRole('rowheader').first().innerText();
  await page.getByRole('button', { name: say('Sheet for the door', '受付用リスト') }).click();
  const sheet = page.getByRole('region', { name: say('Sheet for the door', '受付用リスト') });
  await expect(sheet.getByRole('rowheader', { name: guest, exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

inEachView('an evening is written on the clocks of its venue, and its page has the same instants', async (page, { say }) => {
  test.slow();
  const { request } = page;
  const slug = `evening-${crypto.randomUUID().slice(0, 8)}`;
  await startSignedIn(page, await signInAdmin(request));
  await page.goto('/admin/events?new');
  const form = page.getByRole('form', { name: say('Event', 'イベント') });
  const box = (en: string, jp: string) => form.getByRole('textbox', { name: say(en, jp), exact: true });
  const save = form.getByRole('button', { name: say('Save the event', 'イベントを保存する') });
  const words = { Title: 'タイトル', Summary: '概要', Venue: '会場名', Street: '住所' };
  for (const [en, jp] of Object.entries(words)) {
    await box(`${en} (English)`, `${jp}（英語）`).fill(`${en} of ${slug}`);
    await box(`${en} (Japanese)`, `${jp}（日本語）`).fill(`${slug}の${jp}`);
  }
  await form.getByRole('textbox', { name: say(/^Address of its page/, /^ページのアドレス/) }).fill(slug);
  await form.getByRole('textbox', { name: say(/^Seats/, /^席数/) }).fill('24');
  await form.getByRole('textbox', { name: say(/^City/, /^都市/) }).fill('Kyoto');
  await form.getByRole('combobox', { name: say('Country', '国') }).selectOption('JP');
  await form.getByRole('combobox', { name: say('State', '状態') }).selectOption('closed');
  // Long ago, so that it is the last of the list.
  const times = {
    Begins: ['開始', '2020-05-31T19:00'],
    Ends: ['終了', '2020-05-31T18:00'],
    'Replies until': ['返信の締め切り', '2020-05-30T12:00'],
  };
  for (const [en, [jp = '', at = '']] of Object.entries(times)) await form.getByLabel(say(en, jp)).fill(at);
  await save.click();
  const ends = form.getByLabel(say('Ends', '終了'));
  await expect(ends).toHaveAttribute('aria-invalid', 'true');
  await expect(ends).toHaveValue('2020-05-31T18:00');
  await ends.fill('2020-05-31T21:30');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('heading', { level: 2, name: say(`Title of ${slug}`, `${slug}のタイトル`) })).toBeVisible();
  expect(await (await request.get(`/api/event/${slug}`)).json()).toMatchObject({
    title: { en: `Title of ${slug}`, jp: `${slug}のタイトル` },
    startsAt: '2020-05-31T10:00:00.000Z',
    endsAt: '2020-05-31T12:30:00.000Z',
  });
});
