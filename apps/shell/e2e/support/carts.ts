import type { CartItem, WholesaleCartItem } from '@orime/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { View } from './views.ts';

interface DesignAnswer {
  readonly id: string;
  readonly name: string;
  readonly nameJp: string;
  readonly slug: string;
  readonly images: readonly { readonly id: string }[];
  readonly designer: { readonly id: string; readonly name: string; readonly nameJp: string };
  readonly sizes: readonly {
    readonly size: string;
    readonly mode: string;
    readonly availability: string;
    readonly leadDays: number | null;
  }[];
  readonly price: number;
  readonly priceMinor: number;
  readonly currency: 'USD' | 'JPY' | 'EUR';
}

/** Lines of real garments, one of each, in stock or made to order, as the product pages put them into the cart. */
export async function realLines(request: APIRequestContext, count: number, currency: CartItem['currency'] = 'USD'): Promise<CartItem[]> {
  const answer = await request.get(`/api/design/?limit=100&currency=${currency}`);
  const designs = (await answer.json()) as DesignAnswer[];
  const lines = designs.flatMap(({ id, name, nameJp, slug, images, designer, sizes, price, priceMinor, currency: unit }) =>
    sizes
      .filter(({ mode, availability }) => mode === 'made_to_order' || availability === 'available')
      .map(({ size }): CartItem => ({
        id,
        size,
        name,
        nameJp,
        slug,
        image: images[0]?.id ?? '',
        designer: designer.name,
        designerJp: designer.nameJp,
        designerId: designer.id,
        quantity: 1,
        price,
        priceMinor,
        currency: unit,
      })),
  );
  // Different garments first, then their other sizes.
  const firsts = lines.filter((line, index) => lines.findIndex(({ id }) => id === line.id) === index);
  return [...firsts, ...lines.filter((line) => !firsts.includes(line))].slice(0, count);
}

/** A line of a wholesale order, with a size that has no units. */
export const WHOLESALE_LINE: WholesaleCartItem = {
  designName: 'Fold Coat',
  designNameJp: '折りのコート',
  product: {
    _id: 'dsn_journey',
    slug: 'fold-coat',
    design: { images: [] },
    designer: 'Ito Kasumi',
    designerId: 'prf_journey',
    colour: 'ink',
  },
  sizeQuantities: { S: 2, M: 0, L: 4 },
  quantity: 6,
  price: 120,
  priceMinor: 12_000,
  currency: 'USD',
};

export interface Carts {
  readonly items?: readonly CartItem[];
  readonly wholesale?: readonly WholesaleCartItem[];
  readonly market?: 'US' | 'JP' | 'EU';
}

/** The browser's next navigation finds these carts in its storage, once. */
export async function startWithCarts(
  page: Page,
  { language }: Pick<View, 'language'>,
  { items = [], wholesale = [], market = 'US' }: Carts,
): Promise<void> {
  const state = { language, market, cookiesAccepted: true, cart: { items }, wholesaleCart: { items: wholesale } };
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('carts-by-test') !== null) return;
    sessionStorage.setItem('carts-by-test', '1');
    localStorage.setItem('root', JSON.stringify({ state: stored, version: 1 }));
  }, state);
}

/** Opens the drawer that the page's cart button opens. */
export async function openDrawer(page: Page, { say }: View, kind: 'retail' | 'wholesale' = 'retail'): Promise<Locator> {
  await page.getByRole('button', { name: say('Cart', 'カート'), exact: true }).click();
  const drawer = page.getByRole('dialog', {
    name: kind === 'retail' ? say('Cart', 'カート') : say('Wholesale cart', '卸売カート'),
    exact: true,
  });
  await drawer.waitFor();
  return drawer;
}

export function removeButton(drawer: Locator, { language, say }: View, line: { readonly name: string; readonly nameJp: string }): Locator {
  const name = language === 'jp' ? line.nameJp || line.name : line.name;
  return drawer.getByRole('button', { name: say(`Remove ${name}`, `${name}を削除`), exact: true });
}

/** Size and quantity of every line that the browser keeps. */
export function storedLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '{}') as {
      state?: { cart?: { items: { id: string; size: string; quantity: number }[] } };
    };
    return (root.state?.cart?.items ?? []).map(({ id, size, quantity }) => `${id} ${size} ${String(quantity)}`);
  });
}
