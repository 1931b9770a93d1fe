import { afterEach, describe, expect, it } from '@jest/globals';
import type { CartItem, WholesaleCartItem } from '@orime/contracts';
import { addToCart, addToWholesaleCart } from '@orime/platform';
import { act, screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';

const coat: CartItem = {
  id: 'dsn_coat', size: 'M', name: 'Rust coat', nameJp: '錆色のコート', slug: 'rust-coat', image: 'img_1', designer: 'Adaeze Obi', designerId: 'prf_2',
  quantity: 2, price: 60, priceMinor: 6000, currency: 'USD',
};
const bulk: WholesaleCartItem = {
  designName: 'Rust coat', designNameJp: '', product: { _id: 'dsn_coat', slug: 'rust-coat', design: { images: ['img_1'] }, designer: 'Adaeze Obi', designerId: 'prf_2', colour: 'rust' },
  sizeQuantities: { S: 2, M: 0, L: 4 }, quantity: 6, price: 100, priceMinor: 10000, currency: 'USD',
};
const settings = {
  termsVersion: '1', returnWindowDays: 30, holdMinutes: 10,
  markets: [{ code: 'US', currency: 'USD', taxRateBp: 0, taxIncluded: false, shippingStandardMinor: 1500, shippingExpressMinor: 3000, freeShippingFromMinor: 15000 }],
};

let page: RenderedPage;
const open = async (options: RenderPageOptions = {}) => (page = await renderPage({ at: '/about', api: { 'GET /api/settings/public': () => settings }, ...options }));
afterEach(() => page.close());

const openDrawer = async () => {
  await page.user.click(screen.getByRole('button', { name: 'Cart' }));
  return screen.findByRole('dialog', { name: /Cart|Wholesale cart/ });
};

describe('the retail drawer', () => {
  it('says when it is empty and leads to the catalogue', async () => {
    await open();
    const drawer = await openDrawer();
    expect(within(drawer).getByText('Your cart is empty')).toBeInTheDocument();
    await page.user.click(within(drawer).getByRole('link', { name: 'Browse the catalog' }));
    expect(page.address()).toBe('/catalog');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lists garments with size, price and what free delivery still needs, and removes them', async () => {
    await open();
    await act(() => addToCart(coat));
    expect(screen.getByRole('button', { name: 'Cart' })).toHaveAccessibleDescription('2 items');
    const drawer = await openDrawer();
    expect(within(drawer).getByText('Size M')).toBeInTheDocument();
    expect(drawer.querySelector('img')).toHaveAttribute('src', '/media/img_1/250.webp');
    expect(within(drawer).getAllByText('$120')).toHaveLength(2);
    expect(await within(drawer).findByText('$30 more for free delivery from Adaeze Obi')).toBeInTheDocument();
    await page.user.click(within(drawer).getByRole('button', { name: 'One more' }));
    expect(await within(drawer).findByText('Free delivery from Adaeze Obi')).toBeInTheDocument();
    await page.user.click(within(drawer).getByRole('button', { name: 'Remove Rust coat' }));
    expect(await within(drawer).findByText('Your cart is empty')).toBeInTheDocument();
  });

  it('closes and goes to checkout', async () => {
    await open();
    await act(() => addToCart(coat));
    const drawer = await openDrawer();
    await page.user.click(within(drawer).getByRole('button', { name: 'Checkout' }));
    expect(page.address()).toBe('/checkout');
    expect(page.platform.root.getState().showCart).toBe(false);
  });

  it('speaks Japanese', async () => {
    await open({ language: 'jp' });
    await act(() => addToCart({ ...coat, designerJp: 'アダエゼ・オビ' }));
    await page.user.click(screen.getByRole('button', { name: 'カート' }));
    const drawer = await screen.findByRole('dialog', { name: 'カート' });
    expect(within(drawer).getByRole('button', { name: '錆色のコートを削除' })).toBeInTheDocument();
    expect(within(drawer).getByRole('button', { name: '購入手続きへ' })).toBeInTheDocument();
    expect(within(drawer).getByText('アダエゼ・オビ')).toBeInTheDocument();
  });
});

describe('the wholesale drawer', () => {
  it('is what the cart button opens on wholesale paths, and leads to the wholesale catalogue when empty', async () => {
    await open({ at: '/wholesale/catalog' });
    const drawer = await openDrawer();
    expect(drawer).toHaveAccessibleName('Wholesale cart');
    expect(within(drawer).getByRole('link', { name: 'Browse the wholesale catalog' })).toHaveAttribute('href', '/wholesale/catalog');
  });

  it('shows each size with its units and no empty size', async () => {
    await open({ at: '/wholesale/catalog' });
    await act(() => addToWholesaleCart(bulk));
    const drawer = await openDrawer();
    expect(within(drawer).getAllByRole('term').map((term) => term.textContent)).toEqual(['S', 'L']);
    expect(within(drawer).getAllByRole('definition').map((units) => units.textContent)).toEqual(['2', '4']);
    await page.user.click(within(drawer).getByRole('button', { name: 'Checkout' }));
    expect(page.address()).toBe('/wholesale-checkout');
  });
});

describe('another market', () => {
  const line = (id: string, unit: object | null) => ({ key: `id:${id}:M`, id, size: 'M', unit });
  const quote = { lines: [line('dsn_coat', { price: 9000, priceMinor: 9000, currency: 'JPY' }), line('dsn_other', null)] };

  it('prices the cart again, and says what is not sold there', async () => {
    await open({ api: { 'GET /api/settings/public': () => settings, 'POST /api/checkout/quote': () => quote } });
    await act(() => addToCart(coat));
    await act(() => addToCart({ ...coat, id: 'dsn_other', name: 'Other' }));
    act(() => page.platform.root.setState({ market: 'JP' }));
    const drawer = await openDrawer();
    expect((await within(drawer).findAllByText('¥18,000'))[0]).toBeInTheDocument();
    expect(within(drawer).getByText('Not sold in this market')).toBeInTheDocument();
    const asked = page.api.calls.filter(({ url }) => url === '/api/checkout/quote');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({ currency: 'JPY', lines: [{ id: 'dsn_coat', size: 'M', quantity: 2 }, { id: 'dsn_other', size: 'M', quantity: 2 }] });
  });
});
