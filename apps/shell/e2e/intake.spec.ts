import { expect, type Page } from '@playwright/test';
import { mailTo } from './support/mail.ts';
import { inEachView, type View } from './support/views.ts';

const newAddress = (): string => `journey-${crypto.randomUUID()}@example.com`;
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n'),
  Buffer.alloc(10 * 1024 * 1024, '%\n'),
  Buffer.from('trailer << /Root 1 0 R >>\n%%EOF'),
]);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const statement = 'I fold and dye linen in a house by the sea. 海辺の家で、麻を折り、染めています。';

const choose = (page: Page, ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const image = (name: string) => ({ name, mimeType: 'image/png', buffer: png });

async function fillIn(page: Page, { say }: View, email: string): Promise<void> {
  await page.getByRole('radio', { name: say('Producer', '生産者') }).check();
  await page.getByRole('textbox', { name: say('Your name', 'お名前') }).fill('Mori Sayo');
  await page.getByRole('textbox', { name: say('Brand, workshop or publication', 'ブランド・工房・媒体名') }).fill('Mori Orimono');
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(email);
  await page.getByRole('combobox', { name: say('Country', '国・地域') }).selectOption('JP');
  await page.getByRole('textbox', { name: say('Website', 'ウェブサイト') }).fill('mori.example');
  await page.getByRole('textbox', { name: say('Year founded', '設立年') }).fill('2016');
  await page.getByRole('textbox', { name: say('In your own words', '自由記述') }).fill(statement);
}

inEachView('an application is written, interrupted, sent, corrected and withdrawn', async (page, view) => {
  const { say } = view;
  const email = newAddress();
  const submit = page.getByRole('button', { name: say('Send application', '申し込む') });
  await page.goto('/apply');

  // Nothing is sent while something is missing; each error leads to its field.
  await submit.click();
  const summary = page.getByRole('alert').filter({ hasText: say('Please tell us your name.', 'お名前を入力してください。') });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: say('Please choose a country.', '国・地域を選択してください。') }).click();
  await expect(page.getByRole('combobox', { name: say('Country', '国・地域') })).toBeFocused();

  await fillIn(page, view, email);
  await choose(page, image('coat.png'), { name: 'lookbook.pdf', mimeType: 'application/pdf', buffer: pdf });
  const rows = page
    .getByRole('group', { name: say('Files, in the order we should see them', 'ファイル（ご覧に入れたい順に）') })
    .getByRole('listitem');
  await expect(rows.getByText('10 MB')).toBeVisible();
  await page.getByRole('button', { name: say('Move lookbook.pdf up', 'lookbook.pdfを上へ') }).click();
  await expect(rows.first()).toContainText('lookbook.pdf');

  // Closing the page loses nothing.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('orime.draft.visitor.apply-files') ?? ''))
    .toMatch(/lookbook\.pdf.*coat\.png/);
  await page.reload();
  await expect(page.getByText(say('What you had typed before is back.', '前回の入力内容を復元しました。'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('In your own words', '自由記述') })).toHaveValue(statement);
  await expect(rows).toHaveText([/lookbook\.pdf/, /coat\.png/]);

  await page
    .getByRole('checkbox', {
      name: say(
        'Orime may use these details to review my application',
        'お申し込みの審査のために、入力した情報をOrimeが利用することに同意します',
      ),
    })
    .check();
  await submit.dblclick();
  await expect(
    page.getByRole('heading', { level: 1, name: say('Thank you. We have your application.', 'お申し込みありがとうございます') }),
  ).toBeVisible();
  await expect(page.getByText('lookbook.pdf · coat.png')).toBeVisible();
  const reference = await page.getByText(/^AP-\w{4}-\w{4}$/).innerText();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('orime.draft.')))).toEqual([]);

  // The mail has the reference, and the link to this very page.
  const mail = await mailTo(email, reference);
  const link = new URL((/https?:\/\/\S+?\/appsubmitted\?[^\s"<]+/.exec(mail)?.[0] ?? '').replaceAll('&amp;', '&'));
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByText(reference)).toBeVisible();

  await page.getByRole('link', { name: say('Correct it', '内容を訂正する') }).click();
  const brand = page.getByRole('textbox', { name: say('Brand, workshop or publication', 'ブランド・工房・媒体名') });
  await expect(brand).toHaveValue('Mori Orimono');
  await expect(page.getByRole('textbox', { name: say('Website', 'ウェブサイト') })).toHaveValue('https://mori.example');
  await brand.fill('Mori Textiles');
  await page.getByRole('button', { name: say('Save changes', '変更を保存する') }).click();
  await expect(page).toHaveURL(/\/appsubmitted\?/);

  await page.getByRole('button', { name: say('Withdraw it', '申し込みを取り下げる') }).click();
  const yes = page.getByRole('button', { name: say('Yes, withdraw', '取り下げる'), exact: true });
  await expect(yes).toBeFocused();
  await yes.click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('You have withdrawn this application', 'お申し込みは取り下げられました') }),
  ).toBeVisible();
});

inEachView(
  'files survive a lost connection and an old ticket, and hostile ones are refused',
  async (page, { say }) => {
    await page.goto('/apply');
    const rows = page
      .getByRole('group', { name: say('Files, in the order we should see them', 'ファイル（ご覧に入れたい順に）') })
      .getByRole('listitem');

    await page.route('**/api/upload?*', (route) => route.abort('connectionfailed'), { times: 1 });
    await choose(page, image('lost.png'));
    await expect(
      rows.getByText(
        say('The connection was lost. The rest of the form is still here.', '接続が途切れました。ほかの入力内容はそのまま残っています。'),
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: say('Send again', 'もう一度送る') }).click();
    await expect(page.getByRole('status').filter({ hasText: 'lost.png' })).toBeAttached();

    // A ticket that is over is replaced without anybody noticing.
    const old = { error: { code: 'token_used', message: 'Old', messageJp: '期限切れ' }, message: 'Old' };
    await page.route('**/api/upload?*', (route) => route.fulfill({ status: 410, json: old }), { times: 1 });
    await choose(page, image('late.png'));
    await expect(page.getByRole('status').filter({ hasText: 'late.png' })).toBeAttached();

    await choose(page, { name: 'drawing.png', mimeType: 'image/png', buffer: svg });
    await expect(
      rows.getByText(say('This file is damaged or not what its name says.', 'ファイルが破損しているか、内容が拡張子と異なります。')),
    ).toBeVisible();
    await choose(page, { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: png });
    await expect(
      rows.getByText(say('This is not a JPEG, PNG, WebP, AVIF or PDF.', 'JPEG・PNG・WebP・AVIF・PDF以外のファイルです。')),
    ).toBeVisible();
    await page.getByRole('button', { name: say('Remove song.mp3', 'song.mp3を削除') }).click();
    await page.getByRole('button', { name: say('Remove drawing.png', 'drawing.pngを削除') }).click();
    await expect(rows).toHaveText([/lost\.png/, /late\.png/]);
  },
  { expected: /\/api\/upload\?/ },
);

inEachView('the page after an application knows nothing without a link', async (page, { say }) => {
  await page.goto('/appsubmitted');
  await page.getByRole('link', { name: say('Apply to Orime', 'Orimeに申し込む') }).click();
  await expect(page).toHaveURL('/apply');
});

inEachView(
  'a report is taken once a day, with its reference',
  async (page, { say }) => {
    const email = newAddress();
    async function report(): Promise<void> {
      await page.goto('/report?target=/designs/silk-coat');
      await expect(page.getByRole('textbox', { name: say('What is it about?', '対象のページ') })).toHaveValue('/designs/silk-coat');
      await page.getByRole('combobox', { name: say('Reason', '理由') }).selectOption('counterfeit');
      await page.getByRole('textbox', { name: say('What is wrong?', '詳しい内容') }).fill(statement);
      await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(email);
      await page.getByRole('button', { name: say('Send report', '報告を送る') }).click();
    }
    await report();
    await expect(
      page.getByRole('heading', { level: 1, name: say('Thank you for telling us', 'ご報告ありがとうございます') }),
    ).toBeFocused();
    const reference = /RP-\w{4}-\w{4}/.exec(await page.getByText(/RP-/).innerText())?.[0] ?? '';
    await mailTo(email, reference);
    await report();
    await expect(
      page.getByRole('heading', { level: 1, name: say('We have this report already', 'このご報告はすでに承っています') }),
    ).toBeFocused();
    await expect(page.getByText(reference)).toBeVisible();
  },
  { expected: /\/api\/report/ },
);

inEachView('one question is answered', async (page, { say }) => {
  await page.goto('/heardofus?order=ORM-1001');
  await page.getByRole('button', { name: say('Send answer', '回答を送る') }).click();
  await expect(page.getByRole('alert').first()).toContainText(say('Please choose an answer.', '回答を選択してください。'));
  await page.getByRole('radio', { name: say('A friend or colleague', '友人・知人') }).check();
  await expect(page.getByRole('textbox', { name: say('Order number', '注文番号') })).toHaveValue('ORM-1001');
  await page.getByRole('button', { name: say('Send answer', '回答を送る') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('Thank you', 'ありがとうございました') })).toBeFocused();
});

inEachView('a copy of personal data is made by the mailed link alone', async (page, { say }) => {
  const email = newAddress();
  await page.goto('/privacy-policy');
  await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(email);
  await page.getByRole('button', { name: say('Send me the link', '確認リンクを送る') }).click();
  await expect(
    page.getByText(say('If this address is right, a link is on its way.', '確認用のリンクをメールでお送りしました。')),
  ).toBeVisible();
  const mail = await mailTo(email, 'privacy-policy');
  const link = new URL((/https?:\/\/\S+?\/privacy-policy\?[^\s"<]+/.exec(mail)?.[0] ?? '').replaceAll('&amp;', '&'));
  await page.goto(`${link.pathname}${link.search}${link.hash}`);
  await page.getByRole('button', { name: say('Make a copy of my data', 'データの写しを作成する') }).click();
  const file = page.getByRole('link', { name: say('Save the file', 'ファイルを保存する') });
  await expect(file).toBeVisible();
  const copy = (await (await page.request.get((await file.getAttribute('href')) ?? '')).json()) as { email: string; account: unknown };
  expect(copy).toMatchObject({ email, account: null });
});
