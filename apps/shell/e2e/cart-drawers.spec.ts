import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { WHOLESALE_LINE, openDrawer, realLines, removeButton, startWithCarts, storedLines } from './support/carts.ts';
import { forgetToken, newMember } from './support/member.ts';
import { inEachView } from './support/views.ts';

inEachView('a removal in the cart is taken back by keyboard, to its place and quantity', async (page, view) => {
  const [first, second, third] = await realLines(page.request, 3);
  if (first === undefined || second === undefined || third === undefined) throw new Error('three garments');
  await startWithCarts(page, view, { items: [first, { ...second, quantity: 2 }, third] });
  await page.goto('/about');
  const drawer = await openDrawer(page, view);
  const before = await storedLines(page);
  // Those of the lines; what goes with them has pictures of its own below.
  const pictures = drawer.locator('li img:not([aria-labelledby="cart-suggestions"] img)');
  await expect(pictures).toHaveCount(3);
  for (const source of await pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src)))
    expect(source).toMatch(/\/250\.webp$/);
  await removeButton(drawer, view, second).focus();
  await page.keyboard.press('Enter');
  const undo = drawer.getByRole('button', { name: view.say('Undo', '元に戻す') });
  await expect(undo).toBeFocused();
  await expect.poll(() => storedLines(page)).toEqual([before[0], before[2]]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => storedLines(page)).toEqual(before);

  // A double click takes one line away, not the one that moves up as well.
  await removeButton(drawer, view, first).dblclick();
  await expect.poll(() => storedLines(page)).toEqual(before.slice(1));
  await drawer.getByRole('button', { name: view.say('Checkout', '購入手続きへ') }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

inEachView('quantities stop where they must, totals and free delivery follow, in yen as well', async (page, view) => {
  const [line] = await realLines(page.request, 1, 'JPY');
  if (line === undefined) throw new Error('a garment');
  await startWithCarts(page, view, { market: 'JP', items: [{ ...line, quantity: 19 }] });
  await page.route('**/api/settings/public', async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as { markets: { freeShippingFromMinor: number }[] };
    await route.fulfill({
      response: answer,
      json: {
        ...settings,
        markets: settings.markets.map((market) => ({ ...market, freeShippingFromMinor: line.priceMinor * 19 + 2_300 })),
      },
    });
  });
  // Only what a line can hold is the limit here.
  await page.route('**/api/cart/check', (route) =>
    route.fulfill({
      json: {
        lines: [
          {
            key: `id:${line.id}:${line.size}`,
            problem: null,
            available: null,
            unit: { price: line.price, priceMinor: line.priceMinor, currency: 'JPY' },
            until: null,
          },
        ],
      },
    }),
  );
  await page.goto('/logo');
  const drawer = await openDrawer(page, view);
  await expect(drawer.getByText(/[¥￥]2,300/).first()).toBeVisible();
  const more = drawer.getByRole('button', { name: view.say('One more', '1つ増やす') });
  await more.click();
  await expect(drawer.getByText(view.say('At most 20 of one garment', '1作品につき20点までです'))).toBeVisible();
  // Off, but still there for the keys.
  await more.press('Enter');
  expect((await storedLines(page))[0]).toBe(`${line.id} ${line.size} 20`);
  await expect(drawer.getByText(view.say(/^Free delivery from/, /は送料無料です$/))).toBeVisible();
  await expect(drawer.getByText(new RegExp(`[¥￥]${(line.priceMinor * 20).toLocaleString('en')}$`)).last()).toBeVisible();
});

inEachView('a line that cannot be bought says why, holds the checkout back, and goes', async (page, view) => {
  const [line] = await realLines(page.request, 1);
  if (line === undefined) throw new Error('a garment');
  const gone = { ...line, id: 'dsn_gone', name: 'Coat of last winter', nameJp: '昨冬のコート' };
  await startWithCarts(page, view, { items: [line, gone, { ...line, size: 'no such size', priceMinor: 1 }] });
  await page.goto('/about');
  const drawer = await openDrawer(page, view);
  await expect(drawer.getByText(view.say('No longer on sale', '販売を終了しました'))).toBeVisible();
  await expect(drawer.getByText(view.say('This size is no longer available.', 'このサイズの取り扱いは終了しました。'))).toBeVisible();
  await expectAccessible(page);
  const checkout = drawer.getByRole('button', { name: view.say('Checkout', '購入手続きへ') });
  await expect(checkout).toBeDisabled();
  await expect(removeButton(drawer, view, gone)).toBeVisible();
  await drawer.getByRole('button', { name: view.say('Keep only what can be bought', '購入できる作品だけを残す') }).click();
  await expect.poll(() => storedLines(page)).toEqual([`${line.id} ${line.size} 1`]);
  await expect(checkout).toBeEnabled();
});

inEachView(
  'sixty lines fit, and one removed offline stays removed',
  async (page, view) => {
    const lines = await realLines(page.request, 60);
    expect(lines).toHaveLength(60);
    await startWithCarts(page, view, { items: lines });
    await page.goto('/about');
    const drawer = await openDrawer(page, view);
    await expect(drawer.getByRole('button', { name: view.say(/^Remove /, /を削除$/) })).toHaveCount(60);
    await expect(drawer.getByText(view.say('60 items', '60点'), { exact: true })).toBeVisible();
    await page.context().setOffline(true);
    await drawer
      .getByRole('button', { name: view.say(/^Remove /, /を削除$/) })
      .last()
      .click();
    await expect(drawer.getByText(view.say('59 items', '59点'), { exact: true })).toBeVisible();
    await expect(
      drawer.getByText(
        view.say('You are offline. Checkout needs a connection.', 'オフラインです。ご購入手続きにはインターネット接続が必要です。'),
      ),
    ).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    expect(await storedLines(page)).toHaveLength(59);
  },
  { expected: /ERR_INTERNET_DISCONNECTED/ },
);

inEachView('the cart is one in two tabs, also while both are open on it', async (page, view) => {
  const [first, second] = await realLines(page.request, 2);
  if (first === undefined || second === undefined) throw new Error('two garments');
  await startWithCarts(page, view, { items: [first, second] });
  await page.goto('/about');
  const other = await page.context().newPage();
  await other.goto('/about');
  const drawer = await openDrawer(page, view);
  const elsewhere = await openDrawer(other, view);
  await removeButton(drawer, view, first).click();
  await expect(removeButton(elsewhere, view, first)).toHaveCount(0);
  await expect(elsewhere.getByText(view.say('1 item', '1点'), { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: view.say('Undo', '元に戻す') }).click();
  await expect(removeButton(elsewhere, view, first)).toBeVisible();
});

inEachView('a guest’s cart is brought into the account once, however often they sign in', async (page, view) => {
  const { say } = view;
  const [mine, theirs] = await realLines(page.request, 2);
  if (mine === undefined || theirs === undefined) throw new Error('two garments');
  const member = await newMember(page.request, 'consumer');
  const headers = { authorization: member.token };
  const account = async (): Promise<string[]> => {
    const { items } = (await (await page.request.get('/api/cart', { headers })).json()) as {
      items: { id: string; size: string; quantity: number }[];
    };
    return items.map(({ id, size, quantity }) => `${id} ${size} ${String(quantity)}`).sort();
  };
  // Another device has put something in, and one of what this browser has too.
  for (const { id, size } of [theirs, mine])
    await page.request.post('/api/cart/add', { headers, data: { item: { id, size, quantity: 1 } } });
  await startWithCarts(page, view, { items: [mine] });
  const both = [`${mine.id} ${mine.size} 2`, `${theirs.id} ${theirs.size} 1`];
  const signIn = async (): Promise<void> => {
    await page.goto('/login?returnTo=/about');
    await page.getByRole('textbox', { name: say('Email', 'メールアドレス') }).fill(member.email);
    await page.getByRole('textbox', { name: say('Password', 'パスワード') }).fill(member.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Sign In', 'ログイン') })
      .click();
    await expect(page).toHaveURL(/\/about$/);
  };
  const merged = () => page.waitForResponse((response) => response.url().includes('/api/cart/merge') && response.ok());

  const firstMerge = merged();
  await signIn();
  await firstMerge;
  await expect.poll(() => storedLines(page)).toEqual(both);
  await expect.poll(account).toEqual([...both].sort());
  await expect(
    page.getByText(say('1 item from your account is in the cart now.', 'アカウントに保存されていた1点をカートに追加しました。')),
  ).toBeVisible();

  await forgetToken(page);
  const secondMerge = merged();
  await signIn();
  await secondMerge;
  await page.reload();
  expect(await storedLines(page)).toEqual(both);
  expect(await account()).toEqual([...both].sort());

  // What changes afterwards is told to the account as well.
  const drawer = await openDrawer(page, view);
  await removeButton(drawer, view, theirs).click();
  await expect.poll(account).toEqual([both[0]]);
});

inEachView('the wholesale cart breaks down by size, takes a removal back, and goes to its checkout', async (page, view) => {
  const { say } = view;
  await startWithCarts(page, view, { wholesale: [WHOLESALE_LINE] });
  await page.goto('/wholesale/catalog');
  const drawer = await openDrawer(page, view, 'wholesale');
  const sizes = drawer.locator('dl');
  await expect(sizes.getByRole('term')).toHaveText(['S', 'L']);
  await expect(sizes.getByRole('definition')).toHaveText(['2', '4']);
  await expectAccessible(page);
  await removeButton(drawer, view, { name: WHOLESALE_LINE.designName, nameJp: WHOLESALE_LINE.designNameJp }).click();
  await expect(drawer.getByText(say('Your cart is empty', 'カートは空です'))).toBeVisible();
  await expect(drawer.getByRole('link', { name: say('Browse the wholesale catalog', '卸売カタログを見る') })).toHaveAttribute(
    'href',
    '/wholesale/catalog',
  );
  await expectAccessible(page);
  await drawer.getByRole('button', { name: say('Undo', '元に戻す') }).click();
  await drawer.getByRole('button', { name: say('Checkout', '購入手続きへ') }).click();
  await expect(page).toHaveURL(/\/wholesale-checkout$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

inEachView('an empty cart leads to the catalogue', async (page, view) => {
  await page.goto('/about');
  const drawer = await openDrawer(page, view);
  await expect(drawer.getByText(view.say('Your cart is empty', 'カートは空です'))).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: view.say('Browse the catalog', 'カタログを見る') }).click();
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
