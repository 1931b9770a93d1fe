import { expect } from '@playwright/test';
import { newMember, startSignedIn } from './support/member.ts';
import { inEachView } from './support/views.ts';

inEachView(
  'a visitor enters the reserve by a code, and signed in holds a piece that others cannot take',
  async (page, { say, language, size }) => {
    await page.goto('/private-reserve');
    await expect(
      page.getByRole('list', { name: say('What is inside, out of focus', '収蔵作品（ぼかした表示）') }).getByRole('listitem'),
    ).not.toHaveCount(0);
    const code = page.getByRole('textbox', { name: say('Invitation code', '招待コード') });
    const enter = page.getByRole('button', { name: say('Enter', '入る'), exact: true });
    await code.fill('NO-SUCH-CODE');
    await enter.click();
    await expect(page.getByText(say(/^This code is not valid/, /^このコードは使えません/)).last()).toBeVisible();
    await code.fill('kura-2026');
    await enter.click();
    const pieces = page.getByRole('list', { name: say('Designs of the reserve', 'リザーブの作品') }).getByRole('link');
    await expect(pieces.first()).toBeVisible();
    expect(page.url()).not.toContain('pass=');

    // A piece is there once, and every view of the full run holds one: each takes its own, two from each end.
    const fromEnd = size === 'phone' ? 1 : 0;
    await pieces.nth(language === 'en' ? fromEnd : (await pieces.count()) - 1 - fromEnd).click();
    await expect(page.getByRole('region', { name: say('Certificate of provenance', '来歴証明書') })).toBeVisible();
    await expect(page.getByRole('link', { name: say('Sign in to hold it', 'ログインして取り置く') }).first()).toBeVisible();

    const address = page.url();
    await startSignedIn(page, await newMember(page.request, 'consumer'));
    await page.goto(address);
    await page
      .getByRole('button', { name: say('Hold for 24 hours', '24時間取り置く') })
      .first()
      .click();
    await expect(page.getByRole('timer')).toHaveText(/2[34]:\d\d:\d\d/);

    const other = await newMember(page.request, 'consumer');
    await page.request.post('/api/private-reserve/access', { data: { code: 'KURA-2026' }, headers: { authorization: other.token } });
    const seen = await page.request.get(`/api${new URL(address).pathname}`, { headers: { authorization: other.token } });
    // What the endpoint answers, by contract.
    const { hold, pieces: all } = (await seen.json()) as { hold: unknown; pieces: { available: boolean }[] };
    expect([hold, all.some(({ available }) => !available)]).toEqual([null, true]);

    await page.getByRole('button', { name: say('Add to cart', 'カートに入れる') }).click();
    const checkout = say('Checkout', '購入手続きへ');
    const drawer = page.getByRole('dialog', { name: say('Cart', 'カート'), exact: true });
    await drawer
      .getByRole('button', { name: checkout })
      .or(drawer.getByRole('link', { name: checkout }))
      .click();
    await expect(page.getByRole('button', { name: say('Place order', '注文を確定する') })).toBeEnabled();
  },
  // The code that is wrong on purpose.
  { expected: /400/ },
);
