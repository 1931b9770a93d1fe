import { afterEach, expect, jest, test } from '@jest/globals';
import type { WholesaleCartItem } from '@orime/contracts';
import { addToCart, addToWholesaleCart, openCart, openWholesaleCart } from '@orime/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage } from '../../test/render-page.tsx';
import { coat } from './cart-line.fixture.ts';

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

let page: RenderedPage;
/** The names of lines that were scrolled into view. */
const shown: (string | null | undefined)[] = [];

afterEach(() => {
  page.close();
  jest.restoreAllMocks();
  shown.length = 0;
});

async function open(at: string): Promise<void> {
  page = await renderPage({ at });
  jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: HTMLElement) {
    if (this.closest('dialog')?.open) shown.push(within(this).getByRole('link').textContent);
  });
}

const marked = (drawer: HTMLElement) =>
  [...drawer.querySelectorAll('[data-added]')].map((line) => within(line as HTMLElement).getByRole('link').textContent);

async function close(drawer: HTMLElement): Promise<void> {
  await page.user.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(drawer).not.toHaveAttribute('open');
}

test('the cart opens at what was put in last and marks it, until it is closed', async () => {
  await open('/about');
  for (const size of SIZES) await act(() => addToCart({ ...coat, size, name: `Coat ${size}` }));
  act(openCart);
  const drawer = await screen.findByRole('dialog', { name: 'Cart' });
  expect(within(drawer).getAllByRole('link', { name: /Coat/ })).toHaveLength(SIZES.length);
  await waitFor(() => expect(marked(drawer)).toEqual(['Coat XXL']));
  await waitFor(() => expect(shown).toEqual(['Coat XXL']));

  await close(drawer);
  act(openCart);
  expect(within(drawer).getAllByRole('link', { name: /Coat/ })).toHaveLength(SIZES.length);
  expect(marked(drawer)).toEqual([]);
  expect(shown).toHaveLength(1);

  // One more of what lies there already keeps its place.
  await close(drawer);
  await act(() => addToCart({ ...coat, size: 'S', name: 'Coat S' }));
  act(openCart);
  await waitFor(() => expect(marked(drawer)).toEqual(['Coat S']));
  await waitFor(() => expect(shown).toEqual(['Coat XXL', 'Coat S']));
});

test('so does the wholesale cart', async () => {
  await open('/wholesale/catalog');
  for (const size of SIZES) await act(() => addToWholesaleCart(bulk(size)));
  act(openWholesaleCart);
  const drawer = await screen.findByRole('dialog', { name: 'Wholesale cart' });
  await waitFor(() => expect(marked(drawer)).toEqual(['Coat XXL']));
  await waitFor(() => expect(shown).toEqual(['Coat XXL']));
  await close(drawer);
  act(openWholesaleCart);
  expect(within(drawer).getAllByRole('link', { name: /Coat/ })).toHaveLength(SIZES.length);
  expect(marked(drawer)).toEqual([]);
});

const bulk = (size: string): WholesaleCartItem => ({
  designName: `Coat ${size}`,
  designNameJp: '',
  product: {
    _id: `dsn_${size}`,
    slug: 'rust-coat',
    design: { images: ['img_1'] },
    designer: 'Adaeze Obi',
    designerId: 'prf_2',
    colour: 'rust',
  },
  sizeQuantities: { [size]: 6 },
  quantity: 6,
  price: 100,
  priceMinor: 10000,
  currency: 'USD',
});
