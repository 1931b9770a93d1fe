import { expect, type Locator, type Page } from '@playwright/test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mailTo } from './support/mail.ts';
import { newsButton, openMemberTool } from './support/member-tools.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { buyOne, callAs, newShop, signInAdmin } from './support/shop.ts';
import { inEachView, type View } from './support/views.ts';

const bellOf = (page: Page, view: View): Locator => newsButton(page, view, view.say('Notifications', '通知'));
/** On a phone the messages follow. */
const unread = ({ say }: View, count: number): RegExp => new RegExp(`^${say(`${count} unread notification`, `未読の通知${count}件`)}`);

/** Resolves when the page's connection to the server stands. */
function socketOf(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && resolve()));
  });
}

async function openBell(page: Page, view: View): Promise<Locator> {
  await openMemberTool(page, view, view.say('Notifications', '通知'));
  const list = page.getByRole('dialog', { name: view.say('Notifications', '通知') });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list;
}

inEachView('a designer hears of decision, follower and order while the page is open', async (page, view) => {
  const { request } = page;
  const { say } = view;
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  await startSignedIn(page, shop.designer);
  const connected = socketOf(page);
  await page.goto('/about');
  const bell = bellOf(page, view);
  await expect(bell).toHaveAccessibleDescription(unread(view, 0));
  // What follows reaches the page without it asking.
  await connected;

  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  await expect(bell).toHaveAccessibleDescription(unread(view, 2));
  const fan = await newMember(request, 'consumer', 'Aiko');
  await callAs(request, fan, `/api/profile/follow/id/${shop.profileId}`);
  await expect(bell).toHaveAccessibleDescription(unread(view, 3));
  const { orders } = await buyOne(request, await newMember(request, 'consumer'), shop.design.id);
  await expect(bell).toHaveAccessibleDescription(unread(view, 4));

  const list = await openBell(page, view);
  const design = say(shop.design.name, shop.design.nameJp);
  await expect(list.getByText(say(`“${design}” is on sale`, `「${design}」の販売を開始しました`))).toBeVisible();
  await expect(list.getByText(say('Aiko follows you', 'Aikoさんにフォローされました'))).toBeVisible();
  await list.getByRole('button', { name: say('Mark as read: Aiko follows you', '既読にする：Aikoさんにフォローされました') }).click();
  await expect(
    list.getByRole('button', { name: say('Mark as read: Aiko follows you', '既読にする：Aikoさんにフォローされました') }),
  ).toBeHidden();
  await list.getByRole('link', { name: `${say('New order', '新しいご注文')} ${orders[0]?.number ?? ''}` }).click();
  await expect(page).toHaveURL(`/order-info/${orders[0]?.id ?? ''}`);
  await expect(list).toBeHidden();
  await expect(bell).toHaveAccessibleDescription(unread(view, 2));

  // The new page takes the focus once, when it is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openBell(page, view);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(bell).toBeFocused();
  await openBell(page, view);
  await list.getByRole('button', { name: say('Mark all as read', 'すべて既読にする') }).click();
  await expect(bell).toHaveAccessibleDescription(unread(view, 0));
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});

inEachView('a customer hears that the order is on its way, also in a tab that was read elsewhere', async (page, view) => {
  const { request } = page;
  const { say } = view;
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  const buyer = await newMember(request, 'consumer');
  const { group, orders } = await buyOne(request, buyer, shop.design.id);
  await callAs(request, shop.designer, `/api/order/fulfill/id/${orders[0]?.id ?? ''}`, {});

  await startSignedIn(page, buyer);
  await page.goto('/about');
  await expect(bellOf(page, view)).toHaveAccessibleDescription(unread(view, 1));
  const second = await page.context().newPage();
  await second.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await startSignedIn(second, buyer);
  await second.goto('/checkout');
  await expect(bellOf(second, view)).toHaveAccessibleDescription(unread(view, 1));

  const list = await openBell(page, view);
  await list.getByRole('link', { name: say(`${shop.name} has shipped your order`, `${shop.name}がご注文の商品を発送しました`) }).click();
  await expect(page).toHaveURL(`/order-info/${group.id}`);
  await expect(bellOf(page, view)).toHaveAccessibleDescription(unread(view, 0));
  await second.bringToFront();
  await expect(bellOf(second, view)).toHaveAccessibleDescription(unread(view, 0));
  await second.close();
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});

inEachView('a link in a mail stops its kind without a sign-in, and the account shows it', async (page, view) => {
  const { request } = page;
  const { say } = view;
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  const reject = () =>
    callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: false, reason: 'The back is missing.' });
  await reject();
  const link = /\/\?account=email&(?:amp;)?key=(mail-[\w-]+)/.exec(await mailTo(shop.designer.email, 'account=email'))?.[1] ?? '';

  await page.goto(`/?account=email&key=${link}`);
  const decisions = page.getByRole('switch', { name: say(/^Decisions/, /^審査の結果/) });
  await expect(decisions).toBeChecked();
  await expect(page.getByText('j•••@e•••')).toBeVisible();
  await decisions.click();
  await expect(page.getByRole('status').filter({ hasText: say('Saved', '保存しました') })).toBeAttached();
  await expect(decisions).not.toBeChecked();

  await callAs(request, shop.designer, `/api/design/update/id/${shop.design.id}`, { submit: true });
  await reject();
  // Mails go in the order they were asked for: this one comes after what must not come.
  await request.post('/api/users/reset-request', { data: { email: shop.designer.email } });
  await mailTo(shop.designer.email, 'passwordReset');
  const names = await readdir(join(process.env['SITE_DATA_DIR'] ?? '.data', 'outbox'));
  expect(
    names.filter((name) => name.endsWith('.eml') && name.includes(shop.designer.email) && name.includes('design-decision')),
  ).toHaveLength(1);

  await startSignedIn(page, shop.designer);
  await page.goto('/about?account=email');
  await expect(page.getByText(shop.designer.email)).toBeVisible();
  await expect(decisions).not.toBeChecked();
  await expect(page.getByRole('switch', { name: say(/^Messages/, /^メッセージ/) })).toBeChecked();
});
