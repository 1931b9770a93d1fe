import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { newsButton, openMemberTool } from './support/member-tools.ts';
import { newMember, startSignedIn, type Member } from './support/member.ts';
import { inEachView, type View } from './support/views.ts';
import { prefer } from './support/visit.ts';

/** New members can be written to once their profile is approved; this one is, and takes part in any number of talks. */
const DESIGNER = { email: 'designer@example.com', password: 'orime-demo-2026', handle: 'ito-kasumi' } as const;

interface Talk {
  readonly reader: Member;
  readonly readerName: string;
  readonly designerToken: string;
  /** In the language of the view. */
  readonly designerName: string;
  readonly channel: string;
}

/** A new member who opened a conversation with a designer. */
async function openTalk(request: APIRequestContext, { language }: View): Promise<Talk> {
  const readerName = `Reader ${crypto.randomUUID().slice(0, 8)}`;
  const reader = await newMember(request, 'consumer', readerName);
  const { email, password, handle } = DESIGNER;
  const signedIn = await request.post('/api/users/login', { data: { email, password } });
  const { token: designerToken } = (await signedIn.json()) as { token: string };
  const profile = (await (await request.get(`/api/profile/handle/${handle}`)).json()) as { id: string; name: string; nameJp: string };
  const opened = await request.post('/api/channel', {
    data: { kind: 'direct', members: [profile.id] },
    headers: { authorization: reader.token },
  });
  const { name: channel } = (await opened.json()) as { name: string };
  return { reader, readerName, designerToken, designerName: language === 'jp' ? profile.nameJp : profile.name, channel };
}

async function say(request: APIRequestContext, token: string, channel: string, text: string): Promise<void> {
  const response = await request.post('/api/message', {
    data: { channel, text, clientId: `journey-${crypto.randomUUID()}` },
    headers: { authorization: token },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Another person at another computer, in the same language. */
async function otherPage(browser: Browser, baseURL: string, language: View['language'], token: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await prefer(context, baseURL, { language, theme: 'light' });
  const page = await context.newPage();
  await startSignedIn(page, { token });
  return page;
}

function dockOf(page: Page, view: View): { button: Locator; dock: Locator; log: Locator; field: Locator } {
  const dock = page.getByRole('dialog', { name: view.say('Messages', 'メッセージ') });
  return {
    button: newsButton(page, view, view.say('Messages', 'メッセージ')),
    dock,
    log: dock.getByRole('log'),
    field: dock.getByRole('textbox', { name: view.say(/^Message to /, /さんへのメッセージ$/) }),
  };
}

inEachView('two members talk: typing shows, unread messages are counted, and reading clears the count', async (page, view) => {
  const browser = page.context().browser();
  const baseURL = new URL(test.info().project.use.baseURL ?? '').origin;
  if (browser === null) throw new Error('The page has no browser.');
  const talk = await openTalk(page.request, view);
  await startSignedIn(page, talk.reader);
  await page.goto(`/about?chat=${talk.channel}`);
  const mine = dockOf(page, view);
  await expect(mine.dock.getByRole('heading', { name: talk.designerName })).toBeVisible();
  await expect(page).toHaveURL('/about');

  const designerPage = await otherPage(browser, baseURL, view.language, talk.designerToken);
  // The other person sits at a computer.
  const theirs = dockOf(designerPage, { ...view, size: 'desktop' });
  await designerPage.goto('/about');
  await expect(mine.dock.getByText(view.say('Here now', 'オンライン'))).toBeVisible();

  // A Japanese word is composed with Enter; only Enter after it sends. Shift and Enter begin a line.
  await mine.field.fill('こんにちは');
  await mine.field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(mine.field).toHaveValue('こんにちは');
  await mine.field.press('Shift+Enter');
  await mine.field.pressSequentially('Is the coat warm?');
  await mine.field.press('Enter');
  await expect(mine.field).toHaveValue('');
  await expect(mine.log.getByText('Is the coat warm?')).toContainText('こんにちは\nIs the coat warm?');

  await expect(theirs.button).toHaveAccessibleDescription(/[1-9]/);
  await theirs.button.click();
  const row = theirs.dock.getByRole('button', { name: new RegExp(talk.readerName) });
  await expect(row).toContainText('Is the coat warm?');
  await row.click();
  await expect(theirs.log.getByText('Is the coat warm?')).toBeVisible();
  await expect(theirs.log.getByText(view.say('New', 'ここから未読'), { exact: true })).toBeVisible();

  await theirs.field.pressSequentially('Very');
  await expect(mine.dock.getByText(view.say(`${talk.designerName} is typing…`, `${talk.designerName}さんが入力中…`))).toBeVisible();
  await theirs.field.press('Enter');
  await expect(mine.log.getByText('Very')).toBeVisible();
  await expect(mine.dock.getByText(view.say('is typing…', 'さんが入力中…'))).toBeHidden();

  // Read where it is shown, counted where it is not, and the unsent words wait.
  await expect(mine.button).toHaveAccessibleDescription(view.say(/0 unread messages$/, /未読メッセージ 0件$/));
  await mine.field.fill('half a sen');
  await page.keyboard.press('Escape');
  await expect(mine.dock).toBeHidden();
  await expect(mine.button).toBeFocused();
  await theirs.field.fill('And it is light.');
  await theirs.dock.getByRole('button', { name: view.say('Send', '送信') }).click();
  await expect(mine.button).toHaveAccessibleDescription(view.say(/1 unread message$/, /未読メッセージ 1件$/));
  await openMemberTool(page, view, view.say('Messages', 'メッセージ'));
  await expect(mine.log.getByText('And it is light.')).toBeVisible();
  await expect(mine.field).toHaveValue('half a sen');
  await expect(mine.button).toHaveAccessibleDescription(view.say(/0 unread messages$/, /未読メッセージ 0件$/));
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  await designerPage.context().close();
});

inEachView('history comes page by page, and the place is kept', async (page, view) => {
  const talk = await openTalk(page.request, view);
  for (let number = 1; number <= 45; number += 1)
    await say(page.request, number % 2 === 0 ? talk.reader.token : talk.designerToken, talk.channel, `line ${number} of the letter`);
  await startSignedIn(page, talk.reader);
  await page.goto('/about');
  const { dock, log } = dockOf(page, view);
  await openMemberTool(page, view, view.say('Messages', 'メッセージ'));
  await dock.getByRole('searchbox').fill(talk.designerName.slice(0, 2));
  await dock.getByRole('button', { name: new RegExp(talk.designerName) }).click();
  await expect(log.getByText('line 45 of the letter')).toBeInViewport();
  await expect(log.getByText('line 15 of the letter')).toHaveCount(0);
  const first = log.getByText('line 16 of the letter');
  await first.scrollIntoViewIfNeeded();
  await expect(log.getByText('line 1 of the letter')).toHaveCount(1);
  await expect(first).toBeInViewport();
  await expect(log.getByText('line 1 of the letter')).not.toBeInViewport();
  await expect(dock.getByRole('button', { name: view.say('Earlier messages', '以前のメッセージ') })).toHaveCount(0);
});

inEachView(
  'what is said without a connection is kept, sent when it is back, and said once',
  async (page, view) => {
    const talk = await openTalk(page.request, view);
    const network = { isDown: false, sockets: new Set<{ close(): Promise<void> }>() };
    await page.routeWebSocket(/\/socket\.io\//, (socket) => {
      // What is no packet fails the connection at once. A closing before the first packet, which no real network gives without an
      // error, would be waited out.
      if (network.isDown) return void socket.send('?');
      socket.connectToServer().onMessage((message) => {
        network.sockets.add(socket);
        socket.send(message);
      });
    });
    await page.route('**/api/message', (route) => (network.isDown ? route.abort('internetdisconnected') : route.continue()));
    await startSignedIn(page, talk.reader);
    await page.goto(`/about?chat=${talk.channel}`);
    const { dock, log, field } = dockOf(page, view);
    await expect(field).toBeVisible();
    await expect.poll(() => network.sockets.size).toBe(1);

    network.isDown = true;
    await Promise.all([...network.sockets].map((socket) => socket.close()));
    await expect(dock.getByText(view.say('You are offline', 'オフラインです'))).toBeVisible();
    await field.fill('written in a tunnel');
    await field.press('Enter');
    await expect(log.getByText(view.say('Sending…', '送信中…'))).toBeVisible();
    await say(page.request, talk.designerToken, talk.channel, 'said meanwhile');

    network.isDown = false;
    await expect(log.getByText('said meanwhile')).toBeVisible();
    await expect(log.getByText(view.say('Sending…', '送信中…'))).toBeHidden();
    await expect(log.getByText('written in a tunnel')).toHaveCount(1);
    const history = await page.request.get(`/api/message/${talk.channel}`, { headers: { authorization: talk.reader.token } });
    expect(((await history.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text)).toEqual([
      'said meanwhile',
      'written in a tunnel',
    ]);
  },
  { expected: /\/api\/message|WebSocket/ },
);

inEachView('signing out ends the conversation, the connection, and all that is kept of it; visitors have none', async (page, view) => {
  const sockets: { isClosed(): boolean }[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  const talk = await openTalk(page.request, view);
  await say(page.request, talk.designerToken, talk.channel, 'a secret of the atelier');
  await startSignedIn(page, talk.reader);
  await page.goto(`/about?chat=${talk.channel}`);
  const { dock, button, log } = dockOf(page, view);
  await expect(log.getByText('a secret of the atelier')).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  await dock.getByRole('button', { name: view.say('Close', '閉じる') }).click();

  await page.getByRole('button', { name: view.say('Open menu', 'メニューを開く') }).click();
  await page.getByRole('button', { name: view.say(/^Sign out$/i, /^ログアウト$/) }).click();
  // On a phone the account button stands for it, which visitors have too, without a count.
  const news = view.size === 'phone' ? page.locator('#account-news') : button;
  await expect(news).toBeHidden();
  await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('atelier');

  // A visitor's page has neither button nor connection, and no code of either.
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(`/about?chat=${talk.channel}`);
  await page.waitForLoadState('networkidle');
  await expect(news).toBeHidden();
  const code = await Promise.all(scripts);
  expect(code.length).toBeGreaterThan(0);
  expect(code.some((text) => text.includes('/socket.io'))).toBe(false);
  expect(sockets).toHaveLength(1);
});
