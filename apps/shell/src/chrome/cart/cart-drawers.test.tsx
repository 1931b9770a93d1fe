import { afterEach, describe, expect, test } from '@jest/globals';
import { addToCart } from '@orime/platform';
import { sampleDesign, sampleDesignCard, sampleSettings, sampleSize } from '@orime/testing/samples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';
import { checked, coat } from './cart-line.fixture.ts';

const settings = sampleSettings();

let page: RenderedPage;
const open = async (options: RenderPageOptions = {}) =>
  (page = await renderPage({ at: '/about', api: { 'GET /api/settings/public': () => settings }, ...options }));
afterEach(() => page.close());

const openDrawer = async () => {
  await page.user.click(screen.getByRole('button', { name: 'Cart' }));
  return screen.findByRole('dialog', { name: 'Cart' });
};

describe('the retail drawer', () => {
  test('says when it is empty and leads to the catalogue', async () => {
    await open();
    const drawer = await openDrawer();
    expect(within(drawer).getByText('Your cart is empty')).toBeInTheDocument();
    await page.user.click(within(drawer).getByRole('link', { name: 'Browse the catalog' }));
    expect(page.address()).toBe('/catalog');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('lists garments with size, price and what free delivery still needs, and removes them', async () => {
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

  test('follows a finger that pushes it away, and neither a mouse nor a finger on the way to the other side', async () => {
    await open();
    const push = (drawer: HTMLElement, pointerType: string, to: number) => {
      const title = within(drawer).getByRole('heading', { name: 'Cart' });
      const at = (clientX: number) => ({ clientX, clientY: 80, isPrimary: true, pointerType, pointerId: 1 });
      fireEvent.pointerDown(title, at(200));
      fireEvent.pointerMove(title, at(to));
      fireEvent.pointerUp(title, at(to));
    };
    const drawer = await openDrawer();
    push(drawer, 'mouse', 330);
    push(drawer, 'touch', 90);
    push(drawer, 'touch', 220);
    expect(drawer).toHaveAttribute('open');
    push(drawer, 'touch', 330);
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
  });

  test('takes a removal back, to its place and quantity, with the focus on the offer', async () => {
    await open();
    for (const [size, quantity] of [
      ['S', 1],
      ['M', 2],
      ['L', 3],
    ] as const)
      await act(() => addToCart({ ...coat, id: `dsn_${size}`, name: `Coat ${size}`, size, quantity }));
    const drawer = await openDrawer();
    const sizes = () => page.platform.root.getState().cart.items.map(({ size, quantity }) => `${size} ${String(quantity)}`);
    within(drawer).getByRole('button', { name: 'Remove Coat M' }).focus();
    await page.user.keyboard('{Enter}');
    expect(sizes()).toEqual(['S 1', 'L 3']);
    const undo = within(drawer).getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('Coat M was removed.');
    await page.user.keyboard('{Enter}');
    expect(sizes()).toEqual(['S 1', 'M 2', 'L 3']);
    expect(within(drawer).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('changes the size of a line in its place, and offers what goes with it', async () => {
    await open({
      api: {
        'GET /api/settings/public': () => settings,
        'GET /api/design/:id': () =>
          sampleDesign({
            id: 'dsn_coat',
            sizes: [
              sampleSize('M'),
              sampleSize('L', { mode: 'made_to_order', leadDays: 21 }),
              sampleSize('S', { availability: 'sold_out' }),
            ],
          }),
        'GET /api/design/:id/related': () => ({
          items: [
            sampleDesignCard({ id: 'dsn_coat' }),
            sampleDesignCard({ id: 'dsn_gone', soldOut: true }),
            sampleDesignCard({ name: 'Obi' }),
          ],
        }),
      },
    });
    await act(() => addToCart(coat));
    await act(() => addToCart({ ...coat, id: 'dsn_hat', piece: 'pce_1', name: 'Hat', reserve: true }));
    const drawer = within(await openDrawer());
    expect(await drawer.findByRole('heading', { name: 'Goes with it' })).toBeInTheDocument();
    expect(within(drawer.getByRole('region', { name: 'Goes with it' })).getAllByRole('link')).toHaveLength(1);
    expect(drawer.getByRole('link', { name: 'Hat' })).toHaveAttribute('href', '/private-reserve/rust-coat');

    await page.user.click(drawer.getByRole('button', { name: 'Change size of Rust coat' }));
    const sizes = await drawer.findByRole('combobox', { name: 'Size of Rust coat' });
    expect(sizes).toHaveFocus();
    expect(within(sizes).getByRole('option', { name: 'S (sold out)' })).toBeDisabled();
    await page.user.selectOptions(sizes, 'L');
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Change size of Rust coat' })).toHaveFocus());
    expect(page.platform.root.getState().cart.items).toMatchObject([{ size: 'L', quantity: 2, leadDays: 21 }, { piece: 'pce_1' }]);
  });

  test('lets a double click remove one line, not two', async () => {
    await open();
    await act(() => addToCart(coat));
    await act(() => addToCart({ ...coat, size: 'L', name: 'Second coat' }));
    const drawer = await openDrawer();
    const [first, second] = within(drawer).getAllByRole('button', { name: /Remove/ });
    if (first === undefined || second === undefined) throw new Error('two lines');
    fireEvent.click(first, { detail: 1 });
    fireEvent.click(second, { detail: 2 });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Undo' }), { detail: 2 });
    expect(page.platform.root.getState().cart.items.map(({ size }) => size)).toEqual(['L']);
  });

  test('forgets the offer once it is closed', async () => {
    await open();
    await act(() => addToCart(coat));
    const drawer = await openDrawer();
    await page.user.click(within(drawer).getByRole('button', { name: 'Remove Rust coat' }));
    expect(within(drawer).getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    await page.user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(within(await openDrawer()).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('stops the stepper at the stock and says so', async () => {
    await open({
      api: {
        'GET /api/settings/public': () => settings,
        'POST /api/cart/check': () => ({ lines: [checked('id:dsn_coat:M', { available: 3 })] }),
      },
    });
    await act(() => addToCart(coat));
    const drawer = await openDrawer();
    const more = within(drawer).getByRole('button', { name: 'One more' });
    await waitFor(() => expect(page.api.calls.some(({ url }) => url === '/api/cart/check')).toBe(true));
    await page.user.click(more);
    await waitFor(() => expect(more).toHaveAccessibleDescription('Only 3 left'));
    await page.user.click(more);
    expect(page.platform.root.getState().cart.items[0]?.quantity).toBe(3);
  });

  test('says why a line cannot be bought, keeps its sum out, and goes on without it', async () => {
    const lines = [
      checked('id:dsn_coat:M'),
      checked('id:dsn_gone:M', { problem: 'sold_out', available: 0 }),
      checked('id:dsn_few:M', { available: 1 }),
      checked('id:dsn_away:M', { problem: 'holiday', until: '2026-12-03T00:00:00.000Z' }),
    ];
    await open({ api: { 'GET /api/settings/public': () => settings, 'POST /api/cart/check': () => ({ lines }) } });
    for (const [id, name] of [
      ['dsn_coat', 'Rust coat'],
      ['dsn_gone', 'Gone coat'],
      ['dsn_few', 'Rare coat'],
      ['dsn_away', 'Late coat'],
    ] as const)
      await act(() => addToCart({ ...coat, id, name }));
    const drawer = await openDrawer();
    expect(await within(drawer).findByText('Sold out')).toBeInTheDocument();
    expect(within(drawer).getByText('Only 1 left')).toBeInTheDocument();
    expect(within(drawer).getByText('The designer is away until December 3 and ships after that.')).toBeInTheDocument();
    expect(within(drawer).getByText('$360')).toBeInTheDocument();
    const checkout = within(drawer).getByRole('button', { name: 'Checkout' });
    expect(checkout).toHaveAccessibleDescription('2 items cannot be bought as they are.');
    await page.user.click(checkout);
    expect(page.address()).toBe('/about');
    await page.user.click(within(drawer).getByRole('button', { name: 'Keep only what can be bought' }));
    await waitFor(() =>
      expect(page.platform.root.getState().cart.items.map(({ id, quantity }) => `${id} ${String(quantity)}`)).toEqual([
        'dsn_coat 2',
        'dsn_few 1',
        'dsn_away 2',
      ]),
    );
    await page.user.click(checkout);
    expect(page.address()).toBe('/checkout');
  });

  test('takes over a changed price and says what it was', async () => {
    await open({
      api: {
        'GET /api/settings/public': () => settings,
        'POST /api/cart/check': () => ({ lines: [checked('id:dsn_coat:M', { unit: { price: 75, priceMinor: 7500, currency: 'USD' } })] }),
      },
    });
    await act(() => addToCart(coat));
    const drawer = await openDrawer();
    expect(await within(drawer).findByText('The price was $60 before.')).toBeInTheDocument();
    expect(within(drawer).getAllByText('$150')).toHaveLength(2);
    await page.user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(within(await openDrawer()).queryByText(/The price was/)).not.toBeInTheDocument();
  });

  test('tells what came in from the account', async () => {
    await open();
    act(
      () =>
        void page.platform
          .handleFor('shell@1')
          .publish('cart.merged@1', { added: 2, clamped: [{ name: 'Rust coat', nameJp: '', quantity: 3 }] }),
    );
    expect(await screen.findByText('2 items from your account are in the cart now.')).toBeInTheDocument();
    expect(screen.getByText('Rust coat: only 3 can be had.')).toBeInTheDocument();
  });

  test('closes and goes to checkout', async () => {
    await open();
    await act(() => addToCart(coat));
    const drawer = await openDrawer();
    await page.user.click(within(drawer).getByRole('button', { name: 'Checkout' }));
    expect(page.address()).toBe('/checkout');
    expect(page.platform.root.getState().showCart).toBe(false);
  });

  test('speaks Japanese', async () => {
    await open({ language: 'jp' });
    await act(() => addToCart({ ...coat, designerJp: 'アダエゼ・オビ' }));
    await page.user.click(screen.getByRole('button', { name: 'カート' }));
    const drawer = await screen.findByRole('dialog', { name: 'カート' });
    expect(within(drawer).getByRole('button', { name: '錆色のコートを削除' })).toBeInTheDocument();
    expect(within(drawer).getByRole('button', { name: '購入手続きへ' })).toBeInTheDocument();
    expect(within(drawer).getByText('アダエゼ・オビ')).toBeInTheDocument();
  });
});
