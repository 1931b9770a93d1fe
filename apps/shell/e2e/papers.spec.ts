import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { buyOne, callAs, newShop, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView('buyer and designer keep the invoice of an order, and the credit note of its refund', async (page, view) => {
  const { request } = page;
  const { say } = view;
  const [admin, shop, buyer] = [await signInAdmin(request), await newShop(request), await newMember(request, 'consumer')];
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  const {
    group,
    orders: [order],
  } = await buyOne(request, buyer, shop.design.id);
  const read = async () =>
    (await (await request.get(`/api/order/id/${order?.id ?? ''}`, { headers: { authorization: buyer.token } })).json()) as {
      orders: { paymentStatus: string; lines: { id: string }[] }[];
    };
  await expect.poll(async () => (await read()).orders[0]?.paymentStatus).toBe('captured');
  const lineId = (await read()).orders[0]?.lines[0]?.id;
  await callAs(
    request,
    admin,
    `/api/order/refund/id/${order?.id ?? ''}`,
    { reason: 'Torn', lines: [{ lineId, quantity: 1 }] },
    { 'idempotency-key': crypto.randomUUID() },
  );

  await startSignedIn(page, buyer);
  await page.goto(`/order-info/${group.id}`);
  const papers = page.getByRole('region', { name: say('Documents', '書類') });
  await expect(papers.getByText(say(/^\$320 given back on/, /に.*を返金$/))).toBeVisible();
  for (const [label, name] of [
    [say('Invoice (PDF)', '請求書（PDF）'), /^INV\d{4}-\d+\.pdf$/],
    [say(/^Credit note CN/, /^返還請求書 CN/), /^CN\d{4}-\d+\.pdf$/],
  ] as const) {
    const file = page.waitForEvent('download');
    await papers.getByRole('button', { name: label }).click();
    expect((await file).suggestedFilename()).toMatch(name);
  }
  await expectAccessible(page);

  await page.evaluate((token) => localStorage.setItem('jwtToken', token), shop.designer.token);
  await page.goto('/dashboard?tab=orders');
  const list = page.getByRole('group', { name: say(`Documents of order ${order?.number ?? ''}`, `注文 ${order?.number ?? ''} の書類`) });
  const file = page.waitForEvent('download');
  await list.getByRole('button', { name: say(/^Credit note CN/, /^返還請求書 CN/) }).click();
  expect((await file).suggestedFilename()).toMatch(/^CN\d{4}-\d+\.pdf$/);
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});
