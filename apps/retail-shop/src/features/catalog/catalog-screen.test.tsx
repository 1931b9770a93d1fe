import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { sampleDesignCard } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { designPage, locales } from '../../sample-designs.fixture.ts';
import CatalogScreen from './catalog-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(CatalogScreen, {
    route: routes[0],
    locales,
    api: { 'GET /api/design/': () => designPage([sampleDesignCard()]) },
    ...options,
  });
  return shown;
}

describe('the catalogue', () => {
  test('shows designs with maker, price and how many there are', async () => {
    await open();
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Indigo Haori' })).toHaveAttribute('href', '/designs/indigo-haori');
    expect(within(card).getByText('Ito Kasumi')).toBeInTheDocument();
    expect(within(card).getByText('$420')).toBeInTheDocument();
    expect(screen.getByText('1 design')).toBeInTheDocument();
  });

  test('speaks Japanese and names designs in Japanese', async () => {
    await open({
      language: 'jp',
      market: 'JP',
      api: { 'GET /api/design/': () => designPage([sampleDesignCard({ priceMinor: 63000, price: 63000, currency: 'JPY' })]) },
    });
    expect(await screen.findByRole('link', { name: '藍の羽織' })).toBeInTheDocument();
    expect(screen.getByText(/63,000/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'カタログ' })).toBeInTheDocument();
  });

  test.each([
    ['gone', 1],
    ['<b>anything</b>', 0],
  ])('tells of a stock alert that no longer counts, and of nothing else (%s)', async (outcome, count) => {
    const { address, api } = await open({ at: `/catalog?q=silk&alert=${encodeURIComponent(outcome)}` });
    await screen.findByRole('article');
    expect(screen.queryAllByText('This link no longer works')).toHaveLength(count);
    await waitFor(() => expect(address()).toBe('/catalog?q=silk'));
    expect(api.calls.some(({ search }) => search.has('alert'))).toBe(false);
  });

  test('a filter goes into the address and to the API, and its chip takes it back', async () => {
    const { user, api, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Coats' }));
    expect(address()).toBe('/catalog?category=coat');
    await waitFor(() => expect(api.calls.at(-1)?.search.get('category')).toBe('coat'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Coats' }));
    expect(address()).toBe('/catalog');
  });

  describe('facets with a look of their own', () => {
    const facets = {
      colour: [
        { value: 'rust', label: { en: 'Rust', jp: '錆' }, count: 3, hex: '#8f4a2b' },
        { value: 'ink', label: { en: 'Ink', jp: '墨' }, count: 1, hex: '#1d1d24' },
      ],
      size: Array.from({ length: 18 }, (_, index) => ({
        value: String(36 + index),
        label: { en: String(36 + index), jp: String(36 + index) },
        count: 2,
      })),
    };
    const openPanel = async (at = '/catalog') => {
      await open({ at, api: { 'GET /api/design/': () => designPage([sampleDesignCard()], { facets }) } });
      await shown?.user.click(await screen.findByRole('button', { name: /^Filters/ }));
      return screen.findByRole('dialog', { name: 'Filters' });
    };

    test('colours are checkboxes that show their colour, with name and count', async () => {
      const panel = within(await openPanel('/catalog?colour=ink'));
      const colours = within(panel.getByRole('group', { name: 'Color' }));
      const rust = colours.getByRole('checkbox', { name: 'Rust', description: '3' });
      expect(rust.style.getPropertyValue('--swatch')).toBe('#8f4a2b');
      expect(rust).toHaveStyle({ borderRadius: '50%' });
      expect(colours.getByRole('checkbox', { name: 'Ink' })).toBeChecked();
      await shown?.user.click(rust);
      expect(shown?.address()).toBe('/catalog?colour=ink&colour=rust');
    });

    test('sizes are checkboxes in a row that wraps, and a key chooses one', async () => {
      const panel = within(await openPanel());
      await shown?.user.click(panel.getByText('Size'));
      const group = panel.getByRole('group', { name: 'Size' });
      expect(group).toHaveStyle({ display: 'flex', flexWrap: 'wrap' });
      const size = within(group).getByRole('checkbox', { name: '38', description: '2' });
      expect(size).toHaveStyle({ position: 'absolute' });
      size.focus();
      await shown?.user.keyboard(' ');
      expect(shown?.address()).toBe('/catalog?size=38');
    });

    test('of many sizes some are shown at first, and always the chosen one', async () => {
      const panel = within(await openPanel('/catalog?size=53'));
      const sizes = within(panel.getByRole('group', { name: 'Size' }));
      expect(sizes.getAllByRole('checkbox')).toHaveLength(17);
      expect(sizes.getByRole('checkbox', { name: '53' })).toBeChecked();
      await shown?.user.click(panel.getByRole('button', { name: /1 more/ }));
      expect(sizes.getAllByRole('checkbox')).toHaveLength(18);
    });
  });

  test('what stands in the address is asked for: filters survive a reload', async () => {
    const { api } = await open({ at: '/catalog?q=silk&sort=price-asc&inStock=1' });
    expect(await screen.findByRole('button', { name: 'Remove filter: “silk”' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-asc');
    expect(api.calls[0]?.search.get('q')).toBe('silk');
    expect(api.calls[0]?.search.get('inStock')).toBe('1');
  });

  test('words are searched for', async () => {
    const { user, address } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search the catalog' }), '絹{Enter}');
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('絹');
  });

  test('more designs are added below and the page stands in the address', async () => {
    const { user, address } = await open({
      api: {
        'GET /api/design/': ({ search }) =>
          designPage([sampleDesignCard(search.get('page') === '2' ? { id: 'dsn_two', slug: 'rain-coat', name: 'Rain Coat' } : {})], {
            total: 30,
          }),
      },
    });
    const more = await screen.findByRole('link', { name: 'Show more' });
    expect(more).toHaveAttribute('href', '/catalog?page=2');
    await user.click(more);
    expect(await screen.findByRole('link', { name: 'Rain Coat' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Indigo Haori' })).toBeInTheDocument();
    expect(address()).toBe('/catalog?page=2');
    expect(screen.getByText('30 of 30')).toBeInTheDocument();
  });

  test('a page reached by its address links to what comes before', async () => {
    await open({ at: '/catalog?page=2', api: { 'GET /api/design/': () => designPage([sampleDesignCard()], { total: 30 }) } });
    expect(await screen.findByRole('link', { name: 'Show earlier designs' })).toHaveAttribute('href', '/catalog');
  });

  test('without a match each filter can be taken back, the one that brings most first', async () => {
    const { user, address } = await open({
      at: '/catalog?category=coat&size=XXL',
      api: {
        'GET /api/design/': ({ url }) => {
          const asked = new URL(url, 'http://orime.test').searchParams;
          if (asked.get('category') === null) return designPage([sampleDesignCard()], { total: 12 });
          return asked.get('size') === null ? designPage([sampleDesignCard()]) : designPage([]);
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Nothing matches all of this' })).toBeInTheDocument();
    await screen.findByRole('button', { name: 'Without Coats: 12 designs' });
    expect(screen.getAllByRole('button', { name: /^Without / }).map(({ textContent }) => textContent)).toEqual([
      'Without Coats: 12 designs',
      'Without XXL: 1 design',
    ]);
    await user.click(screen.getByRole('button', { name: 'Without Coats: 12 designs' }));
    expect(address()).toBe('/catalog?size=XXL');
  });

  test('a failure says so and can be tried again', async () => {
    const { user, api } = await open({ api: { 'GET /api/design/': () => fail({ status: 500, code: 'internal' }) } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/design/': () => designPage([sampleDesignCard()]) });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Indigo Haori' })).toBeInTheDocument();
  });

  test('a size is added to the cart in two presses; sold-out sizes are not offered', async () => {
    const { user, platform } = await open();
    await user.click(await screen.findByRole('button', { name: 'Quick add: Indigo Haori' }));
    const sizes = screen.getByRole('group', { name: 'Sizes of Indigo Haori' });
    expect(within(sizes).queryByRole('button', { name: 'Add size L to cart' })).not.toBeInTheDocument();
    await user.click(within(sizes).getByRole('button', { name: 'Add size M to cart' }));
    await waitFor(() =>
      expect(platform.root.getState().cart.items).toMatchObject([
        { id: 'dsn_haori', size: 'M', quantity: 1, priceMinor: 42000, image: 'fil_front' },
      ]),
    );
    expect(platform.root.getState().showCart).toBe(true);
  });

  test('a like shows at once and is taken back when the server refuses', async () => {
    const { user } = await open({
      signedIn: {},
      api: {
        'GET /api/users/me': () => fail({ status: 500, code: 'internal' }),
        'GET /api/design/': () => designPage([sampleDesignCard()]),
        'POST /api/design/like/:id': () => fail({ status: 500, code: 'internal' }),
      },
    });
    const heart = await screen.findByRole('button', { name: 'Like' });
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  });
});
