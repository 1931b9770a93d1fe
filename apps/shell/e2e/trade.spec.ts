import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { becomes, newMember, startSignedIn } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { newWholesaleShop } from './support/trade.ts';
import { inEachView, type View } from './support/views.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

/** Registers a company in the browser and uploads the paper that its verification asks for. */
async function registerCompany(page: Page, { say }: View): Promise<void> {
  await page.goto('/create-buyer-profile');
  await page.getByRole('textbox', { name: say('Legal name', '会社名（正式名称）') }).fill('Kumo Trading');
  await page.getByRole('combobox', { name: say('Country', '国') }).selectOption('US');
  await page.getByRole('button', { name: say('Continue to contact and terms', '担当者・取引条件へ進む') }).click();
  await page.getByRole('button', { name: say('Register and continue to documents', '登録して書類の提出に進む') }).click();
  await expect(page.getByRole('heading', { level: 2, name: say('Documents', '書類') })).toBeVisible();
  await page
    .getByLabel(say('Add: Business license', '事業許可証を追加'))
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('list', { name: say('Business license', '事業許可証') }).getByText('licence.pdf')).toBeVisible();
  await page.getByRole('link', { name: say('Continue to addresses', 'お届け先へ進む') }).click();
  await page.getByRole('button', { name: say('Add an address', '住所を追加する') }).click();
  const form = page.getByRole('form', { name: say('Add an address', '住所を追加する') });
  await form.getByRole('textbox', { name: say('Full name', 'お名前') }).fill('Kumo');
  await form.getByRole('combobox', { name: say('Country', '国') }).selectOption('US');
  await form.getByRole('textbox', { name: say('Address', '住所'), exact: true }).fill('1 Main Street');
  await form.getByRole('textbox', { name: say('City', '市区町村') }).fill('New York');
  await form.getByRole('textbox', { name: say('Postal code', '郵便番号') }).fill('10002');
  await form.getByRole('button', { name: say('Save the address', '住所を保存する') }).click();
  await expect(form).toHaveCount(0);
}

/** An administrator accepts the paper and verifies the company, which then waits no more. */
async function verifyCompany(page: Page, { say }: View, id: string): Promise<void> {
  await page.goto(`/admin/buyers?buyer=${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Kumo Trading' })).toBeVisible();
  await page
    .getByRole('group', { name: say(/^Verdict on/, /の判定$/) })
    .getByRole('button', { name: say('Accept', '承認') })
    .click();
  await page.getByRole('radio', { name: say(/^Verify/, /^承認する/) }).check();
  await page.getByRole('combobox', { name: say('Terms of payment', '支払条件') }).selectOption('prepay');
  await page.getByRole('button', { name: say('Show the letter', 'メールを確認する') }).click();
  await expect(page.getByRole('article', { name: say('Letter to the company', '企業へのメール') })).toContainText('Kumo Trading');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Save the decision', '決定を保存する') }).click();
  await expect(page.getByText(say('Kumo Trading is verified.', 'Kumo Tradingを承認しました。'))).toBeVisible();
  await expect(page.getByRole('radio', { name: say(/^Stay verified/, /^承認を継続する/) })).toBeVisible();
}

inEachView('a new buyer’s order goes all the way: papers, change, acceptance, approval, invoice, parcel', async (page, view) => {
  // Four people and a dozen pages.
  test.setTimeout(120_000);
  const { request } = page;
  const { say } = view;
  const admin = await signInAdmin(request);
  const [shop, buyer] = [await newWholesaleShop(request, admin), await newMember(request, 'buyer', 'Aya Owner')];
  await startSignedIn(page, buyer);
  await registerCompany(page, view);
  await expectAccessible(page);

  const company = (await (await request.get('/api/buyer', { headers: { authorization: buyer.token } })).json()) as { id: string };
  await becomes(page, admin);
  await verifyCompany(page, view, company.id);
  await becomes(page, buyer);

  await page.goto(`/wholesale/${shop.design.id}`);
  await page.getByRole('spinbutton').first().fill('4');
  await page.getByRole('button', { name: say('Add to wholesale cart', '卸売カートに追加') }).click();
  await page.goto('/wholesale-checkout');
  // The order is filled in and sent by keyboard alone.
  await tabTo(page, page.getByRole('spinbutton').first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('4');
  await tabTo(page, page.getByRole('textbox', { name: say('PO number', '発注番号（PO）') }));
  await page.keyboard.type('PO 77');
  await tabTo(page, page.getByRole('checkbox', { name: say('I accept the terms of trade', '取引規約に同意する') }));
  await page.keyboard.press('Space');
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: say('Submit for review', '審査に提出する') });
  await expect(submit).toBeEnabled();
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wholesale-order-info\/wor_/);
  const orderId = /wor_\w+/.exec(page.url())?.[0] ?? '';
  const main = page.getByRole('main');
  await expect(main.getByText('PO 77').first()).toBeVisible();

  // Staff change the quantity; the buyer sees the difference and accepts it.
  await callAs(request, admin, `/api/wholesale-order/update/id/${orderId}`, { lines: [{ id: shop.design.id, sizeQuantities: { S: 3 } }] });
  await page.reload();
  await expect(page.getByRole('table', { name: say('What changed', '変更点') })).toContainText(/S × 4.*S × 3/);
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Accept the changes', '変更を承諾する') }).click();
  await expect(page.getByRole('table', { name: say('What changed', '変更点') })).toHaveCount(0);

  // The designer gives their word in the browser, an administrator the other.
  await becomes(page, shop.designer);
  await page.goto('/dashboard?tab=wholesale');
  const orders = page.getByRole('grid', { name: say('Orders from stores', '店舗からの受注') });
  await orders.getByRole('row').nth(1).getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Approve 1 order', '1件を承認') }).click();
  await expect(page.getByText(say('1 order approved', '1件を承認しました'))).toBeVisible();
  await callAs(request, admin, `/api/wholesale-order/status/id/${orderId}`, { status: 'approved' });
  const order = (await (await request.get(`/api/wholesale-order/id/${orderId}`, { headers: { authorization: buyer.token } })).json()) as {
    invoices: { id: string; number: string; total: { priceMinor: number } }[];
  };
  const [invoice] = order.invoices;
  await callAs(
    request,
    admin,
    `/api/invoice/payment/id/${invoice?.id ?? ''}`,
    { amountMinor: invoice?.total.priceMinor, method: 'bank_transfer' },
    { 'idempotency-key': crypto.randomUUID() },
  );

  await page.reload();
  await orders.getByRole('link', { name: /^WO/ }).click();
  await page.getByRole('button', { name: say('Ship a parcel', '出荷を登録する') }).click();
  await page.getByRole('textbox', { name: say('Tracking number', '追跡番号') }).fill('1234-5678');
  await page
    .getByRole('button', { name: say('Register the parcel', '出荷を登録する') })
    .last()
    .click();
  await expect(main.getByText(/1234-5678/)).toBeVisible();

  await becomes(page, buyer);
  await page.goto(`/wholesale-order-info/${orderId}`);
  await expect(main.getByText(invoice?.number ?? 'no invoice').first()).toBeVisible();
  await expect(main.getByText(/1234-5678/)).toBeVisible();
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /\(PDF\)|（PDF）/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto('/buyer/dashboard');
  await expect(page.getByRole('region', { name: say('Orders', 'ご発注'), exact: true })).toBeVisible();
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});

inEachView(
  'before the verification there is the next step; what staff ask for is sent, and prices appear by themselves',
  async (page, { say }) => {
    const { request } = page;
    const [admin, buyer] = [await signInAdmin(request), await newMember(request, 'buyer', 'New Buyer')];
    const company = await callAs<{ id: string }>(request, buyer, '/api/buyer', {
      companyLegal: 'Kumo Trading',
      tradeName: 'Kumo',
      website: '',
      storeType: 'boutique',
      country: 'US',
      taxId: '',
      invoiceRegNo: '',
    });
    await startSignedIn(page, buyer);
    await page.goto('/buyer/dashboard');
    await expect(page.getByRole('link', { name: say('Upload documents', '書類を提出する') })).toHaveAttribute(
      'href',
      '/buyer/profile/edit#documents',
    );
    await expectAccessible(page);
    await page.goto('/wholesale-pamphlet');
    await expect(page.getByRole('heading', { level: 1, name: say('Wholesale', '卸売のご案内') })).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /\(PDF\)|（PDF）/ }).click();
    expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
    // On paper it stands alone, with the code that leads back.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: /\(PDF\)|（PDF）/ })).toBeHidden();
    await expect(page.getByRole('img', { name: say(/^Code/, /コード/) })).toBeVisible();
    await page.emulateMedia({ media: null });

    const reason = { en: 'Your license, please', jp: '許可証をお送りください' };
    await callAs(request, admin, `/api/buyer/status/id/${company.id}`, { status: 'needs_info', reason });
    await page.goto('/buyer/dashboard');
    await expect(page.getByText(say(reason.en, reason.jp))).toBeVisible();
    await page.getByRole('link', { name: say('Answer and upload', '回答・書類を提出する') }).click();
    const input = page.getByLabel(say('Add: Business license', '事業許可証を追加'));
    const paper = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: PDF };
    // What only calls itself a paper is refused in words.
    await input.setInputFiles({ ...paper, name: 'setup.pdf', buffer: Buffer.from('MZ this is a program') });
    await expect(page.getByRole('alert').first()).toBeVisible();
    await input.setInputFiles(paper);
    await expect(page.getByRole('list', { name: say('Business license', '事業許可証') }).getByText('licence.pdf')).toBeVisible();
    await expectAccessible(page);

    const terms = { status: 'verified', terms: 'prepay', currency: 'USD', creditLimit: 0 };
    await callAs(request, admin, `/api/buyer/status/id/${company.id}`, terms);
    await page.goto('/wholesale/catalog');
    await expect(
      page
        .getByRole('list', { name: say('Styles', '商品一覧') })
        .getByText(/\$\d/)
        .first(),
    ).toBeVisible();
  },
  { expected: /415|422|400/ },
);
