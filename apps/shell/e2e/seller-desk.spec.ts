import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { buyOne, callAs, newShop, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView(
  'a designer prints what goes into a parcel, takes the orders along and says where to be paid',
  async (page, { say }) => {
    const { request } = page;
    const [admin, shop, buyer] = [await signInAdmin(request), await newShop(request), await newMember(request, 'consumer', 'Aya Buyer')];
    await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
    await callAs(request, admin, `/api/profile/status/id/${shop.profileId}`, { status: 'approved' });
    const { orders } = await buyOne(request, buyer, shop.design.id, 2);
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
    await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
  },
  // The first try to save asks for the password.
  { expected: /403/ },
);
