import { afterEach, describe, expect, test } from '@jest/globals';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen } from '@orime/testing';
import { sampleDesign, sampleDesignCard, sampleSize, usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-studio.fixture.ts';
import { sampleLookbook } from './sample-room.fixture.ts';
import VirtualRoomScreen from './virtual-room-screen.tsx';

const route = routes.find(({ screen: name }) => name === 'virtual-room') ?? routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const named = (id: string) => ({ id, slug: id, name: `Piece ${id}`, nameJp: `作品${id}`, ...usd(12_000) });
const sold = (id: string, changed: Partial<Design> = {}) =>
  sampleDesign({ ...named(id), sizes: [sampleSize('S', { availability: 'sold_out' }), sampleSize('M'), sampleSize('L')], ...changed });

async function open(at = '/virtualroom', more: ApiHandlers = {}): Promise<RenderedScreen> {
  shown = await renderScreen(VirtualRoomScreen, {
    route,
    at,
    locales,
    api: {
      'GET /api/lookbook/': () => [sampleLookbook('rain', ['b', 'a']), sampleLookbook('salt', ['c'])],
      'GET /api/profile/all': () => [],
      'GET /api/design/': () => ['a', 'b', 'c'].map((id) => sampleDesignCard(named(id))),
      'GET /api/design/:id': ({ params }) => sold(params.id),
      ...more,
    },
  });
  return shown;
}

describe('the showroom without 3D', () => {
  test('lists the pieces of the first lookbook in its order', async () => {
    await open();
    const list = await screen.findByRole('region', { name: 'Book rain' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Piece b', 'Piece a', 'Piece c']);
    expect(within(list).getByText('3 pieces by Ito Kasumi')).toBeInTheDocument();
    // Nothing here draws, so nobody is offered a room.
    expect(screen.queryByRole('button', { name: 'Show in 3D' })).not.toBeInTheDocument();
  });

  test('shows another collection, and the choice is in the address', async () => {
    const { user, address } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Collection' }), 'Book salt, Ito Kasumi (AW26)');
    expect(address()).toBe('/virtualroom?book=salt');
    expect(await screen.findByRole('region', { name: 'Book salt' })).toBeInTheDocument();
  });

  test('opens a piece, whose address can be passed on, and sells it', async () => {
    const { user, address, platform } = await open('/virtualroom?book=rain');
    await user.click(await screen.findByRole('button', { name: 'Piece a' }));
    expect(address()).toBe('/virtualroom?book=rain&piece=a');
    const drawer = await screen.findByRole('dialog', { name: 'Piece a' });
    expect(await within(drawer).findByRole('radio', { name: 'S, sold out' })).toBeDisabled();
    await user.click(within(drawer).getByRole('button', { name: 'Add to cart' }));
    expect(within(drawer).getByText('Choose a size')).toBeInTheDocument();
    expect(platform.root.getState().cart.items).toEqual([]);
    await user.click(within(drawer).getByRole('radio', { name: 'M' }));
    await user.click(within(drawer).getByRole('button', { name: 'Add to cart' }));
    expect(await within(drawer).findByText('In your cart.')).toBeInTheDocument();
    expect(platform.root.getState().cart.items).toMatchObject([{ id: 'a', size: 'M', quantity: 1, priceMinor: 12_000, currency: 'USD' }]);
    expect(within(drawer).getByRole('link', { name: 'View the piece' })).toHaveAttribute('href', '/designs/a');
  });

  test('sells the garment that exists once by its own number', async () => {
    const piece = { id: 'pce_1', size: 'M', serial: '1', edition: '1 of 1', condition: { en: 'New', jp: '新品' }, available: true };
    const { user, platform } = await open('/virtualroom?book=rain&piece=a', {
      'GET /api/design/:id': ({ params }) => sold(params.id, { sizes: [], pieces: [piece] }),
    });
    const drawer = await screen.findByRole('dialog', { name: 'Piece a' });
    expect(await within(drawer).findByRole('radio', { name: 'M, exists once' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('In your cart.')).toBeInTheDocument();
    expect(platform.root.getState().cart.items).toMatchObject([{ id: 'a', piece: 'pce_1', size: 'M' }]);
  });

  test('leads from piece to piece, around the ends, and closes', async () => {
    const { user, address } = await open('/virtualroom?book=rain');
    await user.click(await screen.findByRole('button', { name: 'Piece b' }));
    await screen.findByRole('dialog', { name: 'Piece b' });
    await user.click(screen.getByRole('button', { name: 'Previous piece' }));
    expect(await screen.findByRole('dialog', { name: 'Piece c' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next piece' }));
    expect(await screen.findByRole('dialog', { name: 'Piece b' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/virtualroom?book=rain');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Piece b' })).toHaveFocus());
  });

  test('says why a piece is not sold', async () => {
    await open('/virtualroom?piece=b', { 'GET /api/design/:id': ({ params }) => sold(params.id, { priceMinor: null, price: null }) });
    const drawer = await screen.findByRole('dialog', { name: 'Piece b' });
    expect(await within(drawer).findByText('Not sold in your region.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  });
});

describe('the showroom in trouble', () => {
  const down = () => fail({ status: 503, code: 'unavailable' });

  test.each(['GET /api/lookbook/', 'GET /api/profile/all', 'GET /api/design/', 'GET /api/design/:id'] as const)(
    'offers to try again when %s does not come',
    async (key) => {
      const { user, api } = await open('/virtualroom?piece=a', { [key]: down });
      const retry = await screen.findByRole('button', { name: 'Try again' });
      api.use({
        'GET /api/lookbook/': () => [sampleLookbook('rain', ['a'])],
        'GET /api/profile/all': () => [],
        'GET /api/design/': () => [sampleDesignCard(named('a'))],
        'GET /api/design/:id': ({ params }) => sold(params.id),
      });
      await user.click(retry);
      expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
    },
  );

  test('says that a collection is gone, and that a room is empty', async () => {
    await open('/virtualroom?book=gone');
    expect(await screen.findByRole('heading', { name: 'This collection is not here' })).toBeInTheDocument();
    shown?.close();
    await open('/virtualroom', { 'GET /api/design/': () => [] });
    expect(await screen.findByRole('heading', { name: 'Nothing hangs here at the moment' })).toBeInTheDocument();
  });
});
