import type { Design } from '@orime/contracts/api/catalogue/design';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { newMember } from './support/member.ts';
import { inEachView } from './support/views.ts';

const newAddress = () => `links-${crypto.randomUUID()}@example.com`;

inEachView('the link of a stock alert says what it has done, once', async (page, { language, say }) => {
  const { request } = page;
  const email = newAddress();
  const cards = (await (await request.get('/api/design/?limit=100')).json()) as Pick<Design, 'slug' | 'sizes'>[];
  const wanted = cards.flatMap(({ slug, sizes }) =>
    sizes.filter(({ availability }) => availability === 'sold_out').map(({ size }) => ({ slug, size })),
  )[0];
  if (wanted === undefined) throw new Error('no size of the demo marketplace is sold out');
  const { id } = (await (await request.get(`/api/design/name/${wanted.slug}`)).json()) as { id: string };
  expect((await request.post('/api/stock-alert', { data: { designId: id, size: wanted.size, email, locale: language } })).ok()).toBe(true);

  const link = /\/api\/stock-alert\/confirm\/[\w?=&-]+/.exec(await mailTo(email, '/api/stock-alert/confirm/'))?.[0] ?? '';
  await page.goto(link);
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: say('Your stock alert is set', '再入荷のお知らせを承りました') });
  await expect(notice).toBeVisible();
  await expect(page).not.toHaveURL(/alert=/);
  await expect(page).toHaveURL(new RegExp(`/designs/${wanted.slug}`));
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.goto(link.replace(/key=[\w-]+/, 'key=another'));
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: say('This link no longer works', 'このリンクはご利用いただけません') }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/catalog(\?lang=jp)?$/);
});

/** What a dead link answers is what this journey is about. */
const USED_UP = /\/api\/users\/verify\//;

inEachView(
  'a link to confirm an address says so, and a new one in place of a dead one waits its minute',
  async (page, { say }) => {
    const [member, address] = [await newMember(page.request, 'consumer'), newAddress()];
    const link = /\/verify\/[\w.-]+/.exec(await mailTo(member.email, '/verify/'))?.[0] ?? '';
    // Who leaves before the cart has come over asks for it twice at once, which the api refuses.
    const merged = page.waitForResponse(/\/api\/cart\/merge/);
    await page.goto(link);
    await expect(page.getByText(say('Your e-mail address is confirmed.', 'メールアドレスの確認が完了しました。'))).toBeVisible();
    await (await merged).finished();

    await page.goto(link);
    await expect(
      page.getByRole('heading', { level: 1, name: say('This link has expired', 'リンクの有効期限が切れています') }),
    ).toBeVisible();
    await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(address);
    await page.getByRole('button', { name: say('Send a new link', '新しいリンクを送る') }).click();
    await expect(
      page.getByText(
        say(
          'If this address has an account, a new link is on its way.',
          'このアドレスが登録されている場合、新しいリンクをお送りしました。',
        ),
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: say(/^Send again in \d+ s$/, /^\d+秒後に再送できます$/) })).toBeDisabled();

    // In another tab nothing is known of the wait.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(address);
    await page.getByRole('button', { name: say('Send a new link', '新しいリンクを送る') }).click();
    await expect(
      page.getByText(
        say(
          'A link was asked for less than a minute ago. Please look for that mail first.',
          '1分以内に一度ご依頼をいただいております。まずはそのメールをご確認ください。',
        ),
      ),
    ).toBeVisible();
    await expectAccessible(page);
  },
  { expected: USED_UP },
);
