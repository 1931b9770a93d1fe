import { payWithCard, STRIPE_TEST_CARDS } from '@orime/testing/stripe';
import { expect, test, type Page } from '@playwright/test';
import { realLines, startWithCarts } from './support/carts.ts';
import { startStripeSite, type StripeSite } from './support/stripe-site.ts';
import { rotatingView, type View } from './support/views.ts';
import { prefer } from './support/visit.ts';

// One site and one fake account for all of them.
test.describe.configure({ mode: 'serial' });

let site: StripeSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startStripeSite(process.env['SITE_DATA_DIR'] ?? '.data');
});
test.afterAll(() => site.stop());

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** A guest with one garment who has filled in the checkout and goes to the provider's page. */
async function goToPayment(page: Page, view: View): Promise<void> {
  const { say, language } = view;
  const market = say('US', 'JP') as 'US' | 'JP';
  await page.setViewportSize(sizes[view.size]);
  await prefer(page.context(), site.url, { language, theme: say('light', 'dark') as 'light' | 'dark', market });
  const items = await realLines(page.request, 1, say('USD', 'JPY') as 'USD' | 'JPY');
  await startWithCarts(page, view, { items, market });
  await page.goto(`${site.url}/checkout`);
  for (const [label, value] of [
    [say('Email', 'メールアドレス'), 'payer@example.com'],
    [say('Full name', 'お名前'), say('Jo Guest', '山田花子')],
    [say('Postal code', '郵便番号'), say('10001', '110-0001')],
    [say('City', '市区町村'), say('New York', '台東区')],
    [say('Address', '住所'), say('1 Mercer Street', '谷中1-2-3')],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByRole('checkbox', { name: say('I accept the terms', '利用規約に同意する') }).check();
  await page.getByRole('button', { name: say('Continue to payment', 'お支払いへ進む') }).click();
  await page.waitForURL(`${site.stripe.url}/c/pay/**`);
}

async function expectOrder(page: Page, { say }: View): Promise<void> {
  // A whole page loads anew, and asks for the payment before it orders.
  await expect(page).toHaveURL(/\/order-info\/[^/?]+\?key=/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: say('Thank you.', 'ご注文ありがとうございます。') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('Cart', 'カート'), exact: true })).toHaveAccessibleDescription(/^0/);
}

/** The payer pays on the page whose address is shown, without being sent back: as when they close the tab right then. */
function payAndClose(address: string): void {
  const session = site.stripe.books.sessions.get(address.split('/').at(-1) ?? '');
  if (session === undefined || payWithCard(site.stripe.books, session, STRIPE_TEST_CARDS.success) !== 'authorised')
    throw new Error(`nobody can pay at ${address}`);
}

test('a guest pays on the hosted page and comes back to the order', async ({ page }) => {
  const view = rotatingView('stripe.spec.ts', 0);
  await goToPayment(page, view);
  await page.getByLabel(view.say('Card number', 'カード番号')).fill(STRIPE_TEST_CARDS.success);
  await page.getByRole('button', { name: view.say('Pay', '支払う') }).click();
  await expectOrder(page, view);
});

test('a declined card can be replaced there; turning back leaves the checkout as it was', async ({ page }) => {
  const view = rotatingView('stripe.spec.ts', 1);
  await goToPayment(page, view);
  await page.getByLabel(view.say('Card number', 'カード番号')).fill(STRIPE_TEST_CARDS.declined);
  await page.getByRole('button', { name: view.say('Pay', '支払う') }).click();
  await expect(page.getByRole('alert')).toContainText(view.say('declined', '承認されません'));
  await page.getByRole('link', { name: view.say('Back', '戻る') }).click();
  await expect(page.getByText(view.say(/nothing was charged/, /請求も発生していません/))).toBeVisible();
  await expect(page.getByRole('textbox', { name: view.say('City', '市区町村'), exact: true })).toHaveValue(view.say('New York', '台東区'));
  await page.getByRole('checkbox', { name: view.say('I accept the terms', '利用規約に同意する') }).check();
  await page.getByRole('button', { name: view.say('Continue to payment', 'お支払いへ進む') }).click();
  await page.getByLabel(view.say('Card number', 'カード番号')).fill(STRIPE_TEST_CARDS.success);
  await page.getByRole('button', { name: view.say('Pay', '支払う') }).click();
  await expectOrder(page, view);
});

test('who closes the tab after paying finds the order in the checkout, also where no webhook came through', async ({ page, context }) => {
  const view = rotatingView('stripe.spec.ts', 2);
  await goToPayment(page, view);
  site.setDelivery(false);
  payAndClose(page.url());
  site.setDelivery(true);
  await page.close();
  const tab = await context.newPage();
  await tab.goto(`${site.url}/checkout`);
  await expectOrder(tab, view);
});

test('with the webhook first, the way back leads to the order that exists', async ({ page }) => {
  const view = rotatingView('stripe.spec.ts', 3);
  await goToPayment(page, view);
  const address = page.url();
  payAndClose(address);
  await site.delivered();
  await page.goto(site.stripe.books.sessions.get(address.split('/').at(-1) ?? '')?.success_url ?? '');
  await expectOrder(page, view);
});
