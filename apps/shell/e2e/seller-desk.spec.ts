import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { newMember, startSignedIn, type Member } from './support/member.ts';
import { buyOne, callAs, newShop, signInAdmin, type BoughtOrder } from './support/shop.ts';
import { inEachView, type View } from './support/views.ts';

/** One of two garments leaves: the customer reads of it in the mail and on the page of the order. */
async function sendOne(page: Page, { say }: View, buyer: Member, { orders, group, key }: BoughtOrder): Promise<void> {
  const number = orders[0]?.number ?? '';
  const tracking = `4912-${crypto.randomUUID().slice(0, 8)}`;
  const order = page.getByRole('article', { name: number });
  await order.getByRole('button', { name: say('Ship', '発送手続きへ'), exact: true }).click();
  const parcel = order.getByRole('form', { name: say(`Parcel of order ${number}`, `注文番号 ${number}の荷物`) });
  await parcel.getByRole('textbox', { name: say(/, size S$/, /（サイズ S）$/) }).fill('1');
  await parcel.getByRole('textbox', { name: say('Carrier', '配送会社') }).fill('Yamato');
  await parcel.getByRole('textbox', { name: say('Tracking number', '追跡番号') }).fill(tracking);
  await expectAccessible(page);
  await parcel.getByRole('button', { name: say('Mark as shipped', '発送済みにする') }).click();
  await expect(order.getByText(say('1 of 2 shipped', '2点中1点発送済み'))).toBeVisible();
  expect(await mailTo(buyer.email, tracking)).toContain(number);
  await page.goto(`/order-info/${group.id}?key=${encodeURIComponent(key)}`);
  await expect(page.getByText(tracking).first()).toBeVisible();
}

/** Two more orders are found by who they go to, and leave with one press. */
async function sendTogether(page: Page, { say }: View, buyer: Member, designId: string): Promise<void> {
  const placed = [await buyOne(page.request, buyer, designId), await buyOne(page.request, buyer, designId)];
  const numbers = placed.map(({ orders }) => orders[0]?.number ?? '');
  await page.goto('/dashboard?tab=orders');
  const words = page.getByRole('searchbox', {
    name: say('Number, receiver, design or tracking number', '注文番号・お届け先・作品名・追跡番号'),
  });
  await words.fill('mori');
  await words.press('Enter');
  await expect(page).toHaveURL(/[?&]q=mori/);
  for (const number of numbers)
    await page.getByRole('checkbox', { name: say(`Choose order ${number}`, `注文番号 ${number}を選択`) }).check();
  await page.getByRole('button', { name: say('Ship together', 'まとめて発送'), exact: true }).click();
  const form = page.getByRole('form', { name: say('Ship together', 'まとめて発送') });
  const tracking = numbers.map(() => `7721-${crypto.randomUUID().slice(0, 8)}`);
  for (const [index, number] of numbers.entries())
    await form
      .getByRole('textbox', { name: say(`Tracking number of order ${number}`, `注文番号 ${number}の追跡番号`) })
      .fill(tracking[index] ?? '');
  await expectAccessible(page);
  await form.getByRole('button', { name: say('Mark 2 orders as shipped', '2件を発送済みにする') }).click();
  await expect(form).toHaveCount(0);
  for (const [index, number] of numbers.entries()) expect(await mailTo(buyer.email, tracking[index])).toContain(number);
}

/** An expense is handed in, refused with a reason, mended, and no longer changes once it is approved. */
async function spend(page: Page, { say }: View, admin: Pick<Member, 'token'>): Promise<void> {
  const vendor = `Asa Mill ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/add-expense');
  await page.getByRole('textbox', { name: say('Vendor', '支払先') }).fill(vendor);
  await page.getByRole('textbox', { name: say('Amount', '金額'), exact: true }).fill('120');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Hand in', '提出する') }).click();
  const row = page.getByRole('link', { name: vendor });
  await expect(row).toBeVisible();
  const id = /exp_\w+/.exec((await row.getAttribute('href')) ?? '')?.[0] ?? '';
  const decide = (status: string, note: string) => callAs(page.request, admin, `/api/expense/status/id/${id}`, { status, note });
  await decide('rejected', 'Please name the cloth.');
  await page.goto(`/update-expense/${id}`);
  await expect(page.getByText('Please name the cloth.')).toBeVisible();
  await page.getByRole('textbox', { name: say('Note', 'メモ') }).fill('Ramie, 12 m');
  await page.getByRole('button', { name: say('Hand in', '提出する') }).click();
  await expect(row).toBeVisible();
  await decide('approved', 'Thank you.');
  await page.goto(`/update-expense/${id}`);
  await expect(page.getByText(say('Approved. It no longer changes.', '承認済みです。変更できません。'))).toBeVisible();
  await expect(page.getByText('Ramie, 12 m')).toBeVisible();
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
}

inEachView(
  'a designer prints what goes into a parcel, sends a part of it and others together, takes the orders along, says where to be paid and what was spent',
  async (page, view) => {
    const { say } = view;
    const { request } = page;
    const [admin, shop, buyer] = [await signInAdmin(request), await newShop(request), await newMember(request, 'consumer', 'Aya Buyer')];
    await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
    await callAs(request, admin, `/api/profile/status/id/${shop.profileId}`, { status: 'approved' });
    const bought = await buyOne(request, buyer, shop.design.id, 2);
    const { orders } = bought;
    await startSignedIn(page, shop.designer);

    await page.goto('/dashboard?tab=orders');
    const papers = page.getByRole('group', {
      name: say(`Documents of order ${orders[0]?.number ?? ''}`, `注文 ${orders[0]?.number ?? ''} の書類`),
    });
    const [slip] = await Promise.all([
      page.waitForEvent('download'),
      papers.getByRole('button', { name: say('Packing slip (PDF)', '納品書（PDF）') }).click(),
    ]);
    expect(slip.suggestedFilename()).toMatch(/^packing-slip-.*\.pdf$/);
    expect((await readFile(await slip.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expectAccessible(page);
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('Download CSV', 'CSVをダウンロード') }).click(),
    ]);
    expect((await readFile(await csv.path())).toString()).toContain(orders[0]?.number ?? 'no order');

    await sendOne(page, view, buyer, bought);
    await sendTogether(page, view, buyer, shop.design.id);

    await page.goto('/dashboard?tab=money');
    const details = page.getByRole('region', { name: say('Where we pay you', 'お振込先') });
    await details.getByRole('button', { name: say('Enter payout details', 'お振込先を登録する') }).click();
    await details.getByRole('combobox', { name: say('Country of the bank', '銀行の所在国') }).selectOption('JP');
    await details.getByRole('textbox', { name: say('Bank details', '口座情報') }).fill('Ginza branch, 1234567, BELL HOUSE');
    await details.getByRole('button', { name: say('Save payout details', 'お振込先を保存する') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: say('Password', 'パスワード') }).fill(shop.designer.password);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(details.getByText(say(/^Account ending in 67, Japan\./, /^日本の口座（末尾 67）。/))).toBeVisible();
    await expect(page.getByText('1234567')).toHaveCount(0);
    expect(await mailTo(shop.designer.email, 'tab')).not.toContain('1234567');
    // What it says lies over the scroll button for some seconds.
    await expect(page.getByText(say('The payout details are saved.', 'お振込先を保存しました。'))).toHaveCount(0);
    await expectAccessible(page);
    await spend(page, view, admin);
    await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
  },
  // The first try to save asks for the password.
  { expected: /403/ },
);
