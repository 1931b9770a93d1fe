import type { CartItem } from '@orime/contracts';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openDrawer, startWithCarts } from './support/carts.ts';
import { startSignedIn, type Member } from './support/member.ts';
import { callAs, newShop, signInAdmin, type Shop } from './support/shop.ts';
import { waitForTakeOver } from './support/taken-over.ts';
import { inEachView, type View } from './support/views.ts';
import { prefer } from './support/visit.ts';

/** Where visitors meet a design: its answer, its page, the search and the sitemap. */
async function placesOf(request: APIRequestContext, { design, profileId }: Shop): Promise<Readonly<Record<string, boolean>>> {
  const slug = `/designs/${design.name.toLowerCase().replaceAll(' ', '-')}`;
  const isThere = async (path: string) => (await request.get(path)).status() === 200;
  const holds = async (path: string, words: string) => (await (await request.get(path)).text()).includes(words);
  return {
    answer: await isThere(`/api/design/${design.id}`),
    page: await isThere(slug),
    search: await holds(`/api/search?q=${encodeURIComponent(design.name)}`, design.id),
    sitemap: await holds('/sitemap.xml', slug),
    shop: await isThere(`/api/profile/id/${profileId}`),
  };
}

/** The report of a visitor; gives its id to who works on reports. */
async function report(request: APIRequestContext, admin: Pick<Member, 'token'>, shop: Shop): Promise<string> {
  await callAs(
    request,
    { token: '' },
    '/api/report',
    {
      target: shop.design.id,
      reason: 'counterfeit',
      details: 'This coat copies the one of our house.',
      email: 'eye@example.com',
      files: [],
      subjectLine: '',
    },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const list = await request.get(`/api/report/?q=${shop.design.id}`, { headers: { authorization: admin.token } });
  return ((await list.json()) as { items: { id: string }[] }).items[0]?.id ?? ''; // what the endpoint answers
}

/** The coat as its page puts it into the cart. */
function cartLine({ design, profileId, name }: Shop): CartItem {
  return {
    id: design.id,
    size: 'S',
    name: design.name,
    nameJp: design.nameJp,
    slug: design.name.toLowerCase().replaceAll(' ', '-'),
    image: '',
    designer: name,
    designerJp: name,
    designerId: profileId,
    quantity: 1,
    price: 320,
    priceMinor: 32_000,
    currency: 'USD',
  };
}

/** What somebody reads who has the coat in the cart. Apart from the admin, whose cart would be kept with the account. */
async function expectClosedInCart(page: Page, view: View, shop: Shop): Promise<void> {
  const { origin } = new URL(page.url());
  const context = await page.context().browser()?.newContext();
  if (context === undefined) throw new Error('A journey runs in a browser of its own');
  await prefer(context, origin, { language: view.language, theme: 'light' });
  const shopper = await context.newPage();
  waitForTakeOver(shopper);
  await startWithCarts(shopper, view, { items: [cartLine(shop)] });
  await shopper.goto(`${origin}/about`);
  const drawer = await openDrawer(shopper, view);
  await expect(
    drawer.getByText(view.say("This designer's shop is closed.", 'このデザイナーのショップは現在閉まっています。')),
  ).toBeVisible();
  await context.close();
}

inEachView('a reported design is hidden, its shop suspended, and both are restored', async (page, view) => {
  const { say } = view;
  test.slow();
  const { request } = page;
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  const everywhere = { answer: true, page: true, search: true, sitemap: true, shop: true };
  await expect.poll(() => placesOf(request, shop)).toEqual(everywhere);
  const reportId = await report(request, admin, shop);
  await startSignedIn(page, admin);

  await page.goto(`/admin/update-all-designs?tab=all&f.name=${encodeURIComponent(shop.design.name)}`);
  const name = say(shop.design.name, shop.design.nameJp);
  await page.getByRole('checkbox', { name: say(`Select ${name}`, `${name}を選択`) }).check();
  const form = page.getByRole('form', { name: say('Change the selected rows', '選択した行を変更') });
  await form.getByRole('combobox', { name: say('Value', '値') }).selectOption('true');
  await form.getByRole('button').click();
  await page.getByRole('button', { name: say('Preview', 'プレビュー') }).click();
  await expect(page.getByRole('table', { name: say('What will change', '変更の内容') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Apply to 1 row', '1件に適用する') }).click();
  await expect(page.getByText(say('1 row is changed.', '1件を変更しました。')).first()).toBeVisible();
  const hidden = { ...everywhere, answer: false, page: false, search: false, sitemap: false };
  await expect.poll(() => placesOf(request, shop)).toEqual(hidden);
  // It is still listed, and one press brings it back.
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  await page
    .getByRole('button', { name: say('Undo', '元に戻す') })
    .first()
    .click();
  await expect(page.getByText(say('1 row is as it was before.', '1件を元に戻しました。'))).toBeVisible();
  await expect.poll(() => placesOf(request, shop)).toEqual(everywhere);

  await page.goto(`/admin/update-all-profiles?f.name=${encodeURIComponent(shop.name)}&profile=${shop.profileId}`);
  const panel = page.getByRole('dialog', { name: shop.name });
  // What is known of the house is written down for the others, and one note too many is taken back.
  const notes = panel.getByRole('region', { name: say('Notes', '社内メモ') });
  for (const words of ['Asked for the sketches.', 'Wrong house.']) {
    await notes.getByRole('textbox', { name: say('New note', '新しいメモ') }).fill(words);
    await notes.getByRole('button', { name: say('Add the note', 'メモを追加する') }).click();
    await expect(notes.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  }
  await notes
    .getByRole('listitem')
    .filter({ hasText: 'Wrong house.' })
    .getByRole('button', { name: say(/^Remove the note/, /削除する$/) })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Remove', '削除する'), exact: true })
    .click();
  await expect(notes.getByRole('listitem')).toHaveText([/Asked for the sketches\./]);
  const decide = panel.getByRole('button', { name: say('Save the status', '状態を保存する') });
  await panel.getByRole('radio', { name: say(/^Suspend it/, /^停止する/) }).check();
  await panel.getByRole('textbox', { name: say('Reason', '理由') }).fill('Copies of others.');
  await expectAccessible(page);
  await decide.click();
  await expect(panel.getByRole('radio', { name: say(/^Open the page/, /^公開する/) })).toBeVisible();
  await expect.poll(() => placesOf(request, shop)).toEqual({ ...hidden, shop: false });
  await expectClosedInCart(page, view, shop);
  await panel.getByRole('radio', { name: say(/^Open the page/, /^公開する/) }).check();
  await decide.click();
  await expect.poll(() => placesOf(request, shop)).toEqual(everywhere);

  await callAs(request, admin, `/api/report/status/id/${reportId}`, { status: 'reviewing' });
  await callAs(request, admin, `/api/report/status/id/${reportId}`, { status: 'closed', outcome: 'upheld', note: 'Taken down.' });
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});
