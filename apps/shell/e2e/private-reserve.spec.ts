import { expect, type APIRequestContext } from '@playwright/test';
import { newMember, startSignedIn } from './support/member.ts';
import { callAs, newShop, signInAdmin, type Shop } from './support/shop.ts';
import { fillAddress } from './support/troubled-form.ts';
import { inEachView } from './support/views.ts';
import { answerCookies, prefer } from './support/visit.ts';

/** A new designer's coat in the reserve, in two numbered pieces of one size. */
async function newReserveDesign(request: APIRequestContext): Promise<Shop> {
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  const pieces = ['1/2', '2/2'].map((serial) => ({ size: 'S', serial }));
  await callAs(request, shop.designer, `/api/design/update/id/${shop.design.id}`, { pieces });
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  await callAs(request, admin, `/api/profile/status/id/${shop.profileId}`, { status: 'approved' });
  const edits = [{ id: shop.design.id, changes: { privateReserve: true } }];
  const { token } = await callAs<{ token: string }>(request, admin, '/api/admin/designs/bulk?dryRun=1', { edits });
  await callAs(request, admin, '/api/admin/designs/bulk', { token });
  return shop;
}

inEachView(
  'a visitor enters the reserve by a code, and signed in holds and buys a piece that others cannot take; its designer sees which',
  async (page, view) => {
    const { say, language } = view;
    const shop = await newReserveDesign(page.request);
    const name = say(shop.design.name, shop.design.nameJp);
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
    const designs = page.getByRole('list', { name: say('Designs of the reserve', 'リザーブの作品') });
    await designs.getByRole('link', { name }).first().click();
    const certificate = page.getByRole('region', { name: say('Certificate of provenance', '来歴証明書') });
    await expect(certificate).toBeVisible();
    expect(page.url()).not.toContain('pass=');
    await expect(page.getByRole('link', { name: say('Sign in to hold it', 'ログインして取り置く') }).first()).toBeVisible();
    // On paper the certificate stands alone.
    await page.emulateMedia({ media: 'print' });
    await expect(certificate).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: null });

    const address = page.url();
    await startSignedIn(page, await newMember(page.request, 'consumer'));
    await page.goto(address);
    const piece = page.getByRole('listitem', { name: say('Piece 2/2', '作品番号 2/2') });
    await piece.getByRole('button', { name: say('Hold for 24 hours', '24時間取り置く') }).click();
    await expect(piece.getByRole('timer')).toHaveText(/2[34]:\d\d:\d\d/);

    const other = await newMember(page.request, 'consumer');
    await callAs(page.request, other, '/api/private-reserve/access', { code: 'KURA-2026' });
    const seen = await page.request.get(`/api${new URL(address).pathname}`, { headers: { authorization: other.token } });
    // What the endpoint answers, by contract.
    const { hold, pieces } = (await seen.json()) as { hold: unknown; pieces: { serial: string; available: boolean }[] };
    expect([hold, pieces.filter(({ available }) => !available).map(({ serial }) => serial)]).toEqual([null, ['2/2']]);

    await piece.getByRole('button', { name: say('Add to cart', 'カートに入れる') }).click();
    const checkout = say('Checkout', '購入手続きへ');
    const drawer = page.getByRole('dialog', { name: say('Cart', 'カート'), exact: true });
    await drawer
      .getByRole('button', { name: checkout })
      .or(drawer.getByRole('link', { name: checkout }))
      .click();
    await expect(page).toHaveURL('/checkout');
    await fillAddress(page.getByRole('main').getByRole('form').first(), view);
    await page.getByRole('checkbox', { name: say('I accept the terms', '利用規約に同意する') }).check();
    await page.getByRole('button', { name: say('Place order', '注文を確定する') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Thank you.', 'ご注文ありがとうございます。') })).toBeVisible();
    await expect(page.getByText(say('No. 2/2', '2/2番'))).toBeVisible();

    // Its designer, elsewhere, sees which of the two to send.
    const { origin } = new URL(page.url());
    const context = await page.context().browser()?.newContext();
    if (context === undefined) throw new Error('The browser is gone');
    await prefer(context, origin, { language, theme: 'light' });
    const seller = await context.newPage();
    await answerCookies(seller, language);
    await startSignedIn(seller, shop.designer);
    await seller.goto(`${origin}/dashboard?tab=orders`);
    const order = seller.getByRole('article').filter({ hasText: name });
    await expect(order.getByText(say('No. 2/2', '2/2番'))).toBeVisible();
    await context.close();
    await callAs(page.request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
  },
  // The code that is wrong on purpose.
  { expected: /400/ },
);
