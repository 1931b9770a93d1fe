import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { inEachView } from './support/views.ts';
import { visit } from './support/visit.ts';

const TEXT = ['Something went wrong. Our engineers have been notified.', '問題が発生しました。担当者に自動で通知されています。'] as const;

inEachView(
  'a screen that breaks while rendering says so, is reported with every field, and a click loads the page again',
  async (page, view) => {
    // An answer that no screen can draw stands for any mistake in one.
    const spoil = '**/api/policy/terms';
    await page.route(spoil, (route) => route.fulfill({ json: { slug: 'terms', title: { en: 'Terms', jp: '規約' } } }));
    await page.goto('/about');
    const report = page.waitForRequest('**/api/errors/front-end');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: view.say('Terms of service', '利用規約') })
      .click();
    const again = page.getByRole('button', { name: view.say(...TEXT) });
    await expect(again).toBeVisible();
    const body = (await report).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({
      name: 'TypeError',
      message: expect.any(String),
      fileName: expect.stringContaining('/r/shell/'),
      lineNumber: expect.any(Number),
      columnNumber: expect.any(Number),
      info: expect.any(String),
      route: '/terms-of-service',
    });
    await expectAccessible(page);
    // Everything around the screen is still there.
    await expect(page.getByRole('button', { name: view.say('Open menu', 'メニューを開く') })).toBeVisible();
    await page.unroute(spoil);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: view.say('Terms of service', '利用規約') })).toBeVisible();
  },
  // The failure is the point, and React tells of it.
  { expected: /console error/ },
);

inEachView('a screen whose code takes long says that the request is processed', async (page, view) => {
  await page.goto('/about');
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/r/shell/**/c.*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: view.say('Terms of service', '利用規約') })
    .click();
  await expect(
    page.getByRole('status').getByText(view.say('We are processing your request.', '処理しています。しばらくお待ちください。')),
  ).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: view.say('Terms of service', '利用規約') })).toBeVisible();
});

inEachView(
  'a lost network is told, and its return for a moment',
  async (page, view) => {
    await page.clock.install();
    // What the page asks for at its start has come: a request that the loss cuts off is logged by the browser.
    await visit(page, '/about');
    await page.context().setOffline(true);
    const notice = page
      .getByRole('status')
      .getByText(view.say('You are offline. Your cart is kept here.', 'オフラインです。カートの内容は保持されます。'));
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    const back = page.getByRole('status').getByText(view.say('You are back online.', 'オンラインに戻りました。'));
    await expect(back).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(4_500);
    await expect(back).toHaveCount(0);
  },
  // A slice of a Japanese font that only the notice needs cannot come now: the system's font stands in for it.
  { expected: /\.woff2.* net::ERR_INTERNET_DISCONNECTED|net::ERR_INTERNET_DISCONNECTED \(.*\.woff2\)/ },
);
