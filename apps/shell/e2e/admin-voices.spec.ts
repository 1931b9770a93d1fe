import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { startSignedIn } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

const visitor = { token: '' };

/** Opens the row of that name. */
async function openRow(page: Page, list: string, name: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('grid').getByRole('rowheader').getByRole('link', { name }).click();
}

inEachView('a message of a visitor is answered by mail, in its language', async (page, { say, language }) => {
  test.slow();
  const { request } = page;
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `press-${mark}@example.com`;
  await callAs(request, visitor, '/api/contact', {
    name: `Kit Press ${mark}`,
    email,
    topic: 'press',
    message: 'May we show three looks in the spring issue?',
    locale: language,
    website: '',
  });
  await startSignedIn(page, await signInAdmin(request));
  await openRow(page, '/admin/profile-contacts', `Kit Press ${mark}`);
  await expect(page.getByRole('article').getByText('May we show three looks in the spring issue?')).toBeVisible();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: say('Answer by mail', 'メールで回答する') });
  const send = form.getByRole('button', { name: say('Send the answer', '回答を送信する') });
  await form.getByRole('textbox', { name: say('Subject', '件名') }).fill(`Looks ${mark}`);
  await form.getByRole('textbox', { name: say('Answer', '回答'), exact: true }).fill('Gladly. The pictures follow on Monday.');
  await send.click();
  expect(await mailTo(email, `Looks ${mark}`)).toContain('The pictures follow on Monday.');
  await expect(page.getByText(say('Answered', '回答済み'), { exact: true }).first()).toBeVisible();
});

inEachView(
  'an invitation to the reserve is made, lets a visitor in, and no more once it is switched off',
  async (page, { say }) => {
    const { request } = page;
    const code = `J-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
    const enter = async (): Promise<number> => (await request.post('/api/private-reserve/access', { data: { code } })).status();
    expect(await enter()).toBe(400);
    await startSignedIn(page, await signInAdmin(request));
    await page.goto('/admin/reserve-codes?new');
    const form = page.getByRole('form', { name: say('Code', 'コード') });
    const save = form.getByRole('button', { name: say('Save the code', 'コードを保存する') });
    const name = form.getByRole('textbox', { name: say(/^Code/, /^コード/) });
    await name.fill('x');
    await save.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill(code);
    await form.getByRole('textbox', { name: say(/^For whom/, /^メモ/) }).fill('Journeys');
    await expectAccessible(page);
    await save.click();
    await expect(page.getByRole('grid').getByRole('link', { name: code })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('grid').getByRole('link', { name: code }).click();
    expect(await enter()).toBe(200);
    await form.getByRole('checkbox', { name: say('It lets people in', 'このコードを有効にする') }).uncheck();
    await save.click();
    await expect(page.getByRole('grid').getByRole('link', { name: code })).toBeVisible();
    expect(await enter()).toBe(400);
  },
  { expected: /400/ },
);

inEachView('a report is looked at, decided, and its sender is told', async (page, { say, language }) => {
  test.slow();
  const { request } = page;
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `eye-${mark}@example.com`;
  await callAs(
    request,
    visitor,
    '/api/report',
    {
      target: `/designs/copy-${mark}`,
      reason: 'counterfeit',
      details: 'A copy of the coat of our house.',
      email,
      files: [],
      subjectLine: '',
      locale: language,
    },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await startSignedIn(page, await signInAdmin(request));
  await openRow(page, `/admin/reports?f.target=copy-${mark}`, `copy-${mark}`);
  await expectAccessible(page);
  const form = page.getByRole('form', { name: say('Decision', '判断') });
  await form.getByRole('radio', { name: say('In review', '確認中') }).check();
  await form.getByRole('button', { name: say('Save', '保存する'), exact: true }).click();
  await form.getByRole('radio', { name: say('Closed', '完了') }).check();
  const close = form.getByRole('button', { name: say('Close and tell the sender', '完了して通報者に知らせる') });
  await form.getByRole('textbox').fill('It was taken down today.');
  // What becomes of it has to be said; the note stays.
  await close.click();
  await form.getByRole('radio', { name: say('Acted on', '対応済み') }).check();
  await close.click();
  await expect(page.getByText(say(/^This report is closed/, /^この通報は完了しています/))).toBeVisible();
  expect(await mailTo(email, 'It was taken down today.')).toContain('It was taken down today.');
});
