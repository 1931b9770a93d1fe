import type { Page } from '@playwright/test';
import { realLines, startWithCarts } from '../support/carts.ts';
import type { ViewToTake } from './views-to-take.ts';

/** What a checkout is looked at with: two garments. */
export async function fillCart(page: Page, view: ViewToTake): Promise<void> {
  const isJapanese = view.language === 'jp';
  const items = await realLines(page.request, 2, isJapanese ? 'JPY' : 'USD');
  await startWithCarts(page, view, { items, market: isJapanese ? 'JP' : 'US' });
}

/** The demo company's cart with two styles in twice their smallest quantity, as its people have left it on another device. */
export async function fillWholesaleCart(page: Page): Promise<void> {
  const account = { email: 'buyer@example.com', password: 'orime-demo-2026' };
  const { token } = (await (await page.request.post('/api/users/login', { data: account })).json()) as { token: string };
  const headers = { authorization: token };
  const catalog = await page.request.get('/api/wholesale/catalog', { headers });
  const { items } = (await catalog.json()) as { items: { id: string; sizes: string[]; moq: number; soldOut: boolean }[] };
  const lines = items
    .filter(({ soldOut }) => !soldOut)
    .slice(0, 2)
    .map(({ id, moq, sizes }) => ({ id, sizeQuantities: Object.fromEntries(sizes.slice(0, 2).map((size) => [size, moq])) }));
  await page.request.put('/api/wholesale-cart', { data: { items: lines }, headers });
}
