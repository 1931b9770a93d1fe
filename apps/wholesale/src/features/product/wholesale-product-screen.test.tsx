import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { sampleImage, sampleProduct } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { company, locales, unpriced } from '../../sample-styles.fixture.ts';
import WholesaleProductScreen from './wholesale-product-screen.tsx';
import { useWindowWishStore } from './window-wish.store.ts';

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  useWindowWishStore.setState({ bySeller: {} });
});

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(WholesaleProductScreen, {
    route: routes[1],
    at: '/wholesale/indigo-haori',
    locales,
    signedIn: { type: 'buyer' },
    ...options,
    api: {
      'GET /api/wholesale/product/:id': () => sampleProduct(),
      'GET /api/buyer': () => company({ verification: 'verified' }),
      ...options.api,
    },
  });
  return shown;
}

const field = (name: string) => screen.findByRole('spinbutton', { name });

test('each photograph of a style can be made large', async () => {
  const back = sampleImage({ id: 'fil_back', alt: { en: 'Back', jp: '背面' } });
  const { user } = await open({ api: { 'GET /api/wholesale/product/:id': () => sampleProduct({ images: [sampleImage(), back] }) } });
  const second = await screen.findByRole('button', { name: 'Photograph 2 of Indigo Haori' });
  expect(screen.queryByRole('img', { name: 'Back' })).toBeNull();
  await user.click(second);
  expect(screen.getByRole('img', { name: 'Back' })).toBeInTheDocument();
  expect(second).toHaveAttribute('aria-pressed', 'true');
});

describe('an order sheet', () => {
  test('puts one item a colour into the wholesale cart and opens it', async () => {
    const { user, platform } = await open();
    await user.type(await field('Indigo, S, units'), '4');
    await user.type(await field('Indigo, M, units'), '2');
    await user.type(await field('Ecru, M, units'), '6');
    expect(screen.getByText('12 units')).toBeInTheDocument();
    expect(screen.getByText('$2,160')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to wholesale cart' }));
    await waitFor(() => expect(platform.root.getState().showWholesaleCart).toBe(true));
    expect(platform.root.getState().wholesaleCart.items).toMatchObject([
      {
        designName: 'Indigo Haori',
        product: { _id: 'dsn_haori', colour: 'indigo' },
        sizeQuantities: { S: 4, M: 2 },
        quantity: 6,
        priceMinor: 18_000,
        currency: 'USD',
      },
      { designName: 'Ecru Haori', product: { _id: 'dsn_haori_ecru' }, sizeQuantities: { M: 6 }, quantity: 6 },
    ]);
  });

  test('says what is missing to the minimum and the multiple, and lets nothing through', async () => {
    const { user } = await open();
    await user.type(await field('Indigo, S, units'), '5');
    expect(screen.getByText('Minimum 6 a color: 1 more needed.')).toBeInTheDocument();
    expect(screen.getByText('Sold in multiples of 2: order 4 or 6.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to wholesale cart' })).toBeDisabled();
  });

  test('adds packs on top, only where every size of the pack can be ordered', async () => {
    const { user } = await open();
    const add = await screen.findByRole('button', { name: 'Add pack: 1-2-1, Indigo' });
    await user.click(add);
    await user.click(add);
    expect(await field('Indigo, M, units')).toHaveValue(4);
    expect(screen.queryByRole('button', { name: 'Add pack: 1-2-1, Ecru' })).not.toBeInTheDocument();
    expect(screen.queryByRole('spinbutton', { name: 'Ecru, L, units' })).not.toBeInTheDocument();
  });

  test('is walked with the arrow keys and Enter', async () => {
    const { user } = await open();
    await user.click(await field('Indigo, S, units'));
    await user.keyboard('{ArrowRight}');
    expect(await field('Indigo, M, units')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await field('Ecru, M, units')).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowLeft}');
    expect(await field('Indigo, S, units')).toHaveFocus();
  });

  test('prices units by quantity, in the table and in the sums', async () => {
    const { user } = await open();
    const table = await screen.findByRole('table', { name: 'Price by quantity' });
    expect(within(table).getByRole('row', { name: 'All colors $180 $165' })).toBeInTheDocument();
    await user.type(await field('Indigo, S, units'), '24');
    expect(screen.getAllByText('$3,960').length).toBeGreaterThan(0);
  });

  test('keeps the chosen delivery window for the checkout', async () => {
    const { user } = await open();
    const windows = await screen.findByRole('radiogroup', { name: 'Delivery window' });
    expect(within(windows).getByRole('radio', { name: /^Main/ })).toBeChecked();
    await user.click(within(windows).getByRole('radio', { name: /^Late/ }));
    expect(useWindowWishStore.getState().bySeller).toEqual({ prf_ito: 'win_2' });
  });

  test('is liked, and unliked when that fails', async () => {
    const { user, api } = await open({ api: { 'POST /api/design/like/:id': () => ({ liked: true, likes: 13 }) } });
    const heart = await screen.findByRole('button', { name: 'Like' });
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    api.use({ 'POST /api/design/unlike/:id': () => fail({ status: 503, code: 'unavailable' }) });
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  });

  test('an emptied colour leaves the cart', async () => {
    const { user, platform } = await open();
    await user.type(await field('Indigo, S, units'), '6');
    await user.click(screen.getByRole('button', { name: 'Add to wholesale cart' }));
    await waitFor(() => expect(platform.root.getState().wholesaleCart.items).toHaveLength(1));
    await user.clear(await field('Indigo, S, units'));
    await user.click(screen.getByRole('button', { name: 'Update wholesale cart' }));
    await waitFor(() => expect(platform.root.getState().wholesaleCart.items).toEqual([]));
  });

  test.each([
    ['visitor', 'Verify to see prices'],
    ['pending', 'Your buyer account is being verified'],
    ['not_buyer', 'For store buyers'],
  ] as const)('shows %s the colours without prices or fields', async (access, title) => {
    await open({ signedIn: access === 'visitor' ? undefined : {}, api: { 'GET /api/wholesale/product/:id': () => unpriced(access) } });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Ecru S M' })).toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  test('shows a member who may not order the prices, and why there is no field', async () => {
    await open({ api: { 'GET /api/buyer': () => company({ verification: 'verified', role: 'viewer' }) } });
    expect(await screen.findByText('You may look, not order')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Indigo S M L $180' })).toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  });

  test('a style that is not sold wholesale leads back to the list', async () => {
    await open({ api: { 'GET /api/wholesale/product/:id': () => fail({ status: 404, code: 'not_found' }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Style not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the wholesale catalog' })).toHaveAttribute('href', '/wholesale/catalog');
  });
});
