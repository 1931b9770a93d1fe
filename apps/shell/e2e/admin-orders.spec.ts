import { expect, test, type APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { startSignedIn, type Member } from './support/member.ts';
import { callAs, newShop, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

const address = { name: 'Mori Aya', line1: '2-11-3 Jingumae', city: 'Shibuya-ku', region: 'Tokyo', postal: '150-0001', country: 'JP' };

/** The customer pays what staff have written, by the link of the mail. Gives the order's id. */
async function pay(request: APIRequestContext, link: string): Promise<string> {
  const nobody = { token: '' };
  const once = () => ({ 'idempotency-key': crypto.randomUUID() });
  const { searchParams } = new URL(link, 'http://localhost');
  const [checkoutId, checkoutKey] = [searchParams.get('checkout') ?? '', searchParams.get('key') ?? ''];
  const { quoteHash } = await callAs<{ quoteHash: string }>(request, nobody, '/api/checkout/quote', {
    checkoutId,
    checkoutKey,
    currency: 'USD',
    lines: [],
    address,
  });
  const { paymentSessionId } = await callAs<{ paymentSessionId: string }>(
    request,
    nobody,
    '/api/payment/session',
    { checkoutId, checkoutKey, quoteHash },
    once(),
  );
  await callAs(request, nobody, '/api/payment/confirm', { paymentSessionId, checkoutKey });
  const placed = await callAs<{ orders: { id: string }[] }>(
    request,
    nobody,
    '/api/order',
    { checkoutId, checkoutKey, quoteHash, paymentSessionId },
    once(),
  );
  return placed.orders[0]?.id ?? '';
}

async function read<Answer>(request: APIRequestContext, { token }: Pick<Member, 'token'>, path: string): Promise<Answer> {
  return (await (await request.get(path, { headers: { authorization: token } })).json()) as Answer; // the caller names what the endpoint answers
}

inEachView('an order that staff have written is paid, partly given back, and the books balance', async (page, { say }) => {
  test.slow();
  const { request } = page;
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  const email = `draft-${crypto.randomUUID()}@example.com`;
  await startSignedIn(page, admin);

  await page.goto('/admin/orders');
  await expect(page.getByRole('grid', { name: say('Orders', '注文') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('Write an order', '注文を作成する') }).click();
  await page.getByRole('textbox', { name: say('E-mail', 'メールアドレス') }).fill(email);
  await page.getByRole('searchbox', { name: say('Find garments', '商品を検索') }).fill(shop.design.name);
  const add = page.getByRole('button', {
    name: say(`Add ${shop.design.name}, S`, `${shop.design.nameJp}（S）を追加`),
  });
  await add.click();
  await add.click();
  await page.getByRole('button', { name: say('Send the link', 'リンクを送信する') }).click();
  const link = page.getByRole('link', { name: say('Open the customer’s checkout', 'お客様の購入手続きを開く') });
  await expect(link).toBeVisible();
  const orderId = await pay(request, (await link.getAttribute('href')) ?? '');
  // The payment is captured by a job.
  await expect
    .poll(async () => (await read<{ viewer: { canRefund: boolean } }>(request, admin, `/api/order/staff/id/${orderId}`)).viewer.canRefund)
    .toBe(true);

  await page.goto(`/admin/orders?f.number=${encodeURIComponent(email)}`);
  await page
    .getByRole('grid', { name: say('Orders', '注文') })
    .getByRole('rowheader')
    .getByRole('link')
    .click();
  const form = page.getByRole('form', { name: say('Give money back', '返金') });
  await form.getByRole('combobox').selectOption('1');
  await form.getByRole('textbox', { name: say('Reason', '理由') }).fill('Torn at the seam');
  const amount = (await form.getByRole('status').textContent())?.replaceAll(/[^\d.]/g, '') ?? '';
  await form.getByRole('button', { name: say('Give it back', '返金する') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(amount.includes('.') ? amount : `${amount}.00`);
  await dialog.getByRole('button', { name: say('Give it back', '返金する') }).click();
  await expect(page.getByRole('button', { name: say(/^Invoice CN.*\(PDF\)/, /^請求書 CN.*（PDF）/) })).toBeVisible();

  const { accounts } = await read<{ accounts: { sum: { priceMinor: number; currency: string } }[] }>(request, admin, '/api/payout/due');
  const dollars = accounts.filter(({ sum }) => sum.currency === 'USD').reduce((total, { sum }) => total + sum.priceMinor, 0);
  expect(dollars).toBe(0);
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});
