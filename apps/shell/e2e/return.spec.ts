import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { becomes, newMember, startSignedIn } from './support/member.ts';
import { deliverTwo, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

/** Four red pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGPY6qoDRAwQCgAiWgSZJHfDQAAAAABJRU5ErkJggg==',
  'base64',
);

inEachView('a return goes the whole way, by keyboard: asked, accepted, sent, looked at, refunded on both sides', async (page, { say }) => {
  const { request } = page;
  const buyer = await newMember(request, 'consumer', 'Aya Return');
  const { shop, orderId, groupId } = await deliverTwo(request, buyer);
  await startSignedIn(page, buyer);
  await page.goto(`/order-info/${groupId}`);
  await expect(page.getByRole('heading', { level: 1, name: say('Your order has arrived.', 'ご注文の品をお届けしました。') })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: say('Return something', '返品する') }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('combobox', { name: say('Quantity', '数量') }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, dialog.getByRole('combobox', { name: say('Reason', '理由') }));
  await page.keyboard.press('ArrowDown');
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'tear.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(dialog.getByRole('button', { name: say('Remove tear.png', 'tear.pngを削除') })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: say('Ask for the return', '返品を申し込む') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: say(/^Return RT/, /^返品 RT/) })).toBeVisible();
  await page.keyboard.press('Escape');
  const card = page.getByRole('article', { name: say(/^Return RT/, /^返品 RT/) });
  await expect(card).toBeVisible();
  await expectAccessible(page);

  await becomes(page, shop.designer);
  await page.goto('/dashboard?tab=returns');
  await page.getByRole('button', { name: say('Add the return address', '返品先を登録する') }).click();
  const address = page.getByRole('form', { name: say('Returns go to', '返品先') });
  await address.getByRole('textbox', { name: say('Full name', 'お名前') }).fill('Bell House');
  await address.getByRole('combobox', { name: say('Country', '国') }).selectOption('JP');
  await address.getByRole('textbox', { name: say('Postal code', '郵便番号') }).fill('630-8213');
  await address.getByRole('textbox', { name: say('City', '市区町村') }).fill('Nara');
  await address.getByRole('textbox', { name: say('Address', '住所'), exact: true }).fill('12 Noborioji');
  await address.getByRole('button', { name: say('Save address', '住所を保存する') }).click();
  await page.getByRole('link', { name: say(/^Return RT/, /^返品 RT/) }).click();
  const photo = page.getByRole('list', { name: say('Photos from the customer', 'お客様からの写真') }).locator('img');
  await expect(photo).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Accept the return', '返品を承認する') }).click();
  const arrived = page.getByRole('button', { name: say('The parcel has arrived', '商品が届きました') });
  await expect(arrived).toBeVisible();
  const returnPage = page.url();
  const returnId = /ret_\w+/.exec(returnPage)?.[0] ?? '';

  await becomes(page, buyer);
  await page.goto(`/order-info/${groupId}`);
  await expect(card.getByText('12 Noborioji')).toBeVisible();
  const slip = await request.get(`/api/return/id/${returnId}/slip.pdf`, { headers: { authorization: buyer.token } });
  expect(slip.headers()['content-type']).toBe('application/pdf');
  await card.getByRole('textbox', { name: say('Tracking number', '追跡番号') }).fill('4711');
  await card.getByRole('button', { name: say('I have sent it', '発送しました') }).click();
  await expect(card.getByText(say('On its way back', '返送中')).first()).toBeVisible();

  await becomes(page, shop.designer);
  await page.goto(returnPage);
  await expect(page.getByText(/4711/)).toBeVisible();
  await arrived.click();
  await page.getByRole('button', { name: say('Save what has arrived', '確認内容を保存する') }).click();
  await expect(page.getByText(say(/The marketplace gives the money back next/, /返金の手続きを行い/))).toBeVisible();

  await becomes(page, await signInAdmin(request));
  await page.goto(`/admin/returns?return=${returnId}`);
  const next = page.getByRole('form', { name: say('Next step', '次の手続き') });
  await next.getByRole('radio', { name: say('Give the money back', '返金する') }).check();
  await next.getByRole('button', { name: say('Save the step', '手続きを保存する') }).click();
  const sure = page.getByRole('alertdialog', { name: say(/^Give the money of RT/, /^RT.*の返金を行いますか/) });
  await sure.getByRole('textbox').fill('305.00');
  await sure.getByRole('button', { name: say('Give it back', '返金する') }).click();
  await expect(page.getByRole('article').getByText(say('Refunded', '返金済み')).first()).toBeVisible();
  await expectAccessible(page);

  await becomes(page, shop.designer);
  await page.goto(returnPage);
  await expect(page.getByText(say(/^Refunded: .*305/, /^返金額：.*305/)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: say(/^Credit note CN/, /^返還請求書 CN/) })).toBeVisible();
  await becomes(page, buyer);
  await page.goto(`/order-info/${orderId}`);
  await expect(card.getByText(say(/^Refunded: .*305/, /^返金額：.*305/))).toBeVisible();
  await expect(card.getByRole('button', { name: say(/^Credit note CN/, /^返還請求書 CN/) })).toBeVisible();
  const stock = await request.get(`/api/design/mine/${shop.design.id}`, { headers: { authorization: shop.designer.token } });
  // Five were there, two were sold, one came back.
  expect(JSON.stringify(await stock.json())).toContain('"onHand":4');
});
