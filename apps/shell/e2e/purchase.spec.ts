import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { prefer, type Preferences } from './support/visit.ts';

interface Garment {
  readonly slug: string;
  readonly name: string;
  readonly nameJp: string;
  readonly designer: { readonly handle: string };
  readonly onePiece: boolean;
  readonly madeToOrder: boolean;
  readonly soldOut: boolean;
}

interface Words {
  readonly add: string;
  readonly cart: string;
  readonly checkout: string;
  readonly size: string;
  readonly fields: readonly (readonly [label: string, value: string])[];
  readonly terms: string;
  readonly place: string;
  readonly thanks: string;
  readonly parcels: string;
  readonly total: RegExp;
}

const CASES: readonly (Preferences & {
  readonly words: Words;
  /** Which unsold piece: the two purchases must not meet. */ readonly piece: number;
})[] = [
  {
    language: 'en',
    theme: 'dark',
    market: 'US',
    piece: 0,
    words: {
      add: 'Add to cart',
      cart: 'Cart',
      checkout: 'Checkout',
      size: 'Size',
      fields: [
        ['Email', 'guest@example.com'],
        ['Full name', 'Jo Guest'],
        ['Postal code', '10001'],
        ['City', 'New York'],
        ['Address', '1 Mercer Street'],
      ],
      terms: 'I accept the terms',
      place: 'Place order',
      thanks: 'Thank you.',
      parcels: '2 designers send their parcels separately.',
      total: /\$[\d,]+/,
    },
  },
  {
    language: 'jp',
    theme: 'light',
    market: 'JP',
    piece: 1,
    words: {
      add: 'カートに入れる',
      cart: 'カート',
      checkout: '購入手続きへ',
      size: 'サイズ',
      fields: [
        ['メールアドレス', 'guest@example.com'],
        ['お名前', '山田花子'],
        ['郵便番号', '110-0001'],
        ['市区町村', '台東区'],
        ['住所', '谷中1-2-3'],
      ],
      terms: '利用規約に同意する',
      place: '注文を確定する',
      thanks: 'ご注文ありがとうございます。',
      parcels: '2名のデザイナーから別々に発送されます。',
      total: /[¥￥][\d,]+/,
    },
  },
];

/** Another guest buys in English in `loop.spec.ts`. */
const USUAL = CASES.filter(({ language }) => language === 'jp');

for (const { words, piece, ...preferences } of process.env['TEST_FULL'] === '1' ? CASES : USUAL) {
  test(`a guest buys from two designers by keyboard alone (${preferences.language})`, async ({ page, context, baseURL, request }) => {
    await prefer(context, baseURL ?? '', preferences);
    const garments = await pickGarments(request, piece);
    for (const [position, garment] of garments.entries()) {
      await page.goto(`/designs/${garment.slug}`);
      const add = page.getByRole('main').getByRole('button', { name: words.add, exact: true });
      await add.waitFor();
      await chooseSize(page, page.getByRole('radiogroup', { name: words.size }));
      await pressOn(page, add);
      const drawer = page.getByRole('dialog', { name: words.cart, exact: true });
      await expect(drawer).toContainText(preferences.language === 'jp' ? garment.nameJp : garment.name);
      if (position === garments.length - 1)
        await pressOn(page, drawer.getByRole('button', { name: words.checkout }).or(drawer.getByRole('link', { name: words.checkout })));
      else await page.keyboard.press('Escape');
    }

    await expect(page).toHaveURL('/checkout');
    for (const [label, value] of words.fields) {
      await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
      await page.keyboard.type(value);
    }
    await tabTo(page, page.getByRole('checkbox', { name: words.terms }));
    await page.keyboard.press('Space');
    await pressOn(page, page.getByRole('button', { name: words.place }));

    await expect(page).toHaveURL(/\/order-info\/[^/?]+\?key=/);
    const order = page.getByRole('main');
    await expect(order.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
    await expect(order.getByText(words.parcels)).toBeVisible();
    for (const garment of garments)
      await expect(order.getByText(preferences.language === 'jp' ? garment.nameJp : garment.name, { exact: true }).first()).toBeVisible();
    await expect(order.getByText(words.total).first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.cart, exact: true })).toHaveAccessibleDescription(/^0/);
  });
}

/** A garment made to order and a piece that exists once, of two designers. */
async function pickGarments(request: APIRequestContext, piece: number): Promise<readonly Garment[]> {
  const body = (await (await request.get('/api/design/?limit=100')).json()) as Garment[] | { items: Garment[] };
  const open = (Array.isArray(body) ? body : body.items).filter(({ soldOut }) => !soldOut);
  const made = open.find(({ madeToOrder, onePiece }) => madeToOrder && !onePiece);
  const single = open.filter(({ onePiece, designer }) => onePiece && designer.handle !== made?.designer.handle)[piece];
  if (made === undefined || single === undefined)
    throw new Error('The site offers no garment made to order, or no piece of another designer');
  return [made, single];
}

/** Where there is a choice, the first that can be had: Space checks the radio that has the focus. */
async function chooseSize(page: Page, sizes: Locator): Promise<void> {
  if ((await sizes.count()) === 0) return;
  const tile = sizes.getByRole('radio', { disabled: false }).first();
  if (await tile.isChecked()) return;
  await tabTo(page, tile);
  await page.keyboard.press('Space');
  await expect(tile).toBeChecked();
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes on with Tab until the target has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target.toString()}`);
}
