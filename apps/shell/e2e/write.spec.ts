import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { becomes, newMember, startSignedIn } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { inEachView, type View } from './support/views.ts';

/** The title and the text of one language; where there is room for one only, its tab is opened. */
async function openColumn(page: Page, { say, size }: View, language: 'en' | 'jp'): Promise<{ title: Locator; text: Locator }> {
  if (size === 'phone')
    await page.getByRole('tab', { name: language === 'en' ? say('English', '英語') : say('Japanese', '日本語') }).click();
  const [title, text] =
    language === 'en'
      ? [say('English title', '英語のタイトル'), say('English text', '英語の本文')]
      : [say('Japanese title', '日本語のタイトル'), say('Japanese text', '日本語の本文')];
  return { title: page.getByRole('textbox', { name: title }), text: page.getByRole('textbox', { name: text }) };
}

/** 紙 as a Japanese input method writes it: k, か, 紙, and the key that ends the conversion. */
async function convertPaper(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of ['k', 'か', '紙'])
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await session.send('Input.insertText', { text: '紙' });
  await session.detach();
}

async function submit(page: Page, { say }: View): Promise<void> {
  const name = say('Submit for review', '確認を依頼');
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByText(say(/^The story is with our editors/, /^編集部が確認中です/))).toBeVisible();
}

/** In a few seconds, by the clock of the browser's own zone. */
async function scheduleSoon(page: Page, { say }: View): Promise<void> {
  await page.getByRole('button', { name: say('More steps', 'その他の操作') }).click();
  const name = say('Schedule', '公開を予約');
  await page.getByRole('menuitem', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  const soon = await page.evaluate(() => {
    const at = new Date(Date.now() + 8000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  });
  await dialog.getByLabel(say(/^Date and time/, /^日時/)).fill(soon);
  // The same moment in Japan, too.
  await expect(dialog.getByText(/GMT\+9|JST|日本標準時/)).toBeVisible();
  await dialog.getByRole('button', { name }).click();
}

inEachView(
  'a story goes from its first word to its readers: written, submitted, returned, mended, scheduled, published',
  async (page, view) => {
    // It waits up to a minute for the time of the story.
    test.slow();
    const { say } = view;
    const { request } = page;
    const mark = crypto.randomUUID().slice(0, 8);
    const designer = await newMember(request, 'designer', 'Ito Kasumi');
    await startSignedIn(page, designer);
    await page.goto('/new-article');
    await page.getByRole('button', { name: say('New story', '新しい記事') }).click();

    const english = await openColumn(page, view, 'en');
    await expect(english.title).toBeEditable();
    await english.title.fill(`The vat ${mark}`);
    await english.text.click();
    await page.keyboard.type('It takes ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('eleven');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' dips.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/quo');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Salt first.');
    await page.keyboard.press('Alt+ArrowUp');
    await expectAccessible(page);

    const japanese = await openColumn(page, view, 'jp');
    await japanese.title.fill(`藍甕 ${mark}`);
    await japanese.text.click();
    await convertPaper(page);
    await expect(japanese.text).toHaveText('紙');
    await page.keyboard.type('を染める。');
    await expect(page.getByText(say(/^Saved/, /保存済み$/))).toBeVisible();

    // The same story in a second tab: one of them writes.
    const second = await page.context().newPage();
    await second.goto(page.url());
    await expect(second.getByText(say(/open for writing in another tab/, /別のタブで執筆中です/))).toBeVisible();
    await second.close();

    await page.reload();
    await openColumn(page, view, 'jp');
    await expect(japanese.text).toHaveText('紙を染める。');
    await submit(page, view);

    const admin = await signInAdmin(request);
    const id = /art_\w+/.exec(page.url())?.[0] ?? '';
    await callAs(request, admin, `/api/article/unpublish/id/${id}`, { reason: 'Say who dyes it.' });
    await page.reload();
    const mended = await openColumn(page, view, 'jp');
    await expect(mended.title).toBeEditable();
    await mended.text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('伊藤。');
    await submit(page, view);

    await becomes(page, admin);
    await page.goto('/new-article?tab=in_review');
    await page.getByRole('link', { name: say(`The vat ${mark}`, `藍甕 ${mark}`) }).click();
    await page.getByRole('button', { name: say('Settings', '設定'), exact: true }).click();
    const settings = page.getByRole('dialog', { name: say('Settings', '設定') });
    await settings.getByRole('combobox', { name: say('Country', '国'), exact: true }).selectOption('JP');
    await settings.getByRole('textbox', { name: say('City (English)', '市区町村（英語）') }).fill(`Kojima ${mark}`);
    await settings.getByRole('textbox', { name: say('Position on the map', '地図上の位置') }).fill('34.46, 133.81');
    await page.keyboard.press('Escape');
    await expect(page.getByText(say(/^Saved/, /保存済み$/))).toBeVisible();
    await scheduleSoon(page, view);
    await expect(page.getByText(say('Scheduled', '公開予定'), { exact: true }).first()).toBeVisible();
    const feed = async () => (await request.get('/rss.xml')).text();
    expect(await feed()).not.toContain(`The vat ${mark}`);
    // Stories whose time has come are published once a minute.
    await expect.poll(feed, { timeout: 75_000, intervals: [2000] }).toContain(`The vat ${mark}`);

    await page.goto(`/article/id/${id}?lang=en`);
    await expect(page.getByRole('heading', { level: 1, name: `The vat ${mark}` })).toBeVisible();
    await expect(page.locator('article strong')).toHaveText('eleven');
    await expect(page.locator('article blockquote')).toHaveText('Salt first.');
    await page.goto(`/article/id/${id}?lang=jp`);
    await expect(page.getByText('紙を染める。伊藤。')).toBeVisible();
    expect(await (await request.get('/api/geo/points?kinds=story')).text()).toContain(`Kojima ${mark}`);
  }, // Two tabs write the same story: who comes second on an older base is told, and both are merged.
  { expected: /409.*\/api\/article\/draft\/update/ },
);

/** What the browser keeps of unsaved words. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('orime-writing', 1);
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('words').objectStore('words').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );
}

inEachView(
  'words outlive a tab that is killed and a network that is lost',
  async (page, view) => {
    const { say } = view;
    const context = page.context();
    const designer = await newMember(page.request, 'designer');
    const { id } = await callAs<{ id: string }>(
      page.request,
      designer,
      '/api/article/draft',
      {},
      { 'idempotency-key': crypto.randomUUID() },
    );
    await startSignedIn(page, designer);
    const address = `/article/draft/edit/id/${id}`;

    const doomed = await context.newPage();
    await doomed.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
    await startSignedIn(doomed, designer);
    // Nothing of it reaches the server.
    await doomed.route('**/api/article/draft/update/**', (route) => route.abort());
    await doomed.goto(address);
    const first = await openColumn(doomed, view, 'en');
    await expect(first.title).toBeEditable();
    await first.text.click();
    await doomed.keyboard.type('Half a wo');
    await expect.poll(() => keptIn(doomed)).toContain('Half a wo');
    await doomed.goto('chrome://crash').catch(() => undefined);
    await doomed.close();

    await page.goto(address);
    await expect(page.getByText(say('Words that had not been saved are back.', '保存されていなかった内容を復元しました。'))).toBeVisible();
    const { title, text } = await openColumn(page, view, 'en');
    await expect(title).toBeEditable();
    await expect(text).toHaveText('Half a wo');
    await context.setOffline(true);
    await text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('rd.');
    await expect(page.getByText(say(/^Not reached/, /^サーバーに接続できません/))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(say(/^Saved/, /保存済み$/))).toBeVisible();
    const draft = await page.request.get(`/api/article/draft/id/${id}`, { headers: { authorization: designer.token } });
    expect(await draft.text()).toContain('Half a word.');

    // The first version is the empty one that was there before a word.
    await page.getByRole('button', { name: say('History', '履歴') }).click();
    const history = page.getByRole('dialog', { name: say('History', '履歴') });
    await history.getByRole('button', { expanded: false }).last().click();
    await expect(history.locator('ins', { hasText: 'Half a word.' })).toBeVisible();
    await history.getByRole('button', { name: say('Restore this version', 'この版に戻す') }).click();
    await expect(history).toHaveCount(0);
    await expect((await openColumn(page, view, 'en')).text).not.toContainText('Half');
  },
  { expected: /ERR_INTERNET_DISCONNECTED|\/api\// },
);
