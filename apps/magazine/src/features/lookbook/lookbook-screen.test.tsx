import { afterEach, describe, expect, test } from '@jest/globals';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { renderScreen, type ApiHandlers, type RenderedScreen } from '@orime/testing';
import { sampleDesign, sampleSize, usd } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-articles.fixture.ts';
import { lookbook } from '../../sample-lookbook.fixture.ts';
import LookbookScreen from './lookbook-screen.tsx';

const route = routes[2];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(at = '/lookbook', more: ApiHandlers = {}): Promise<RenderedScreen> {
  shown = await renderScreen(LookbookScreen, {
    route,
    at,
    locales,
    api: { 'GET /api/lookbook/': () => [lookbook('rain', 'AW26'), lookbook('salt', 'SS26')], ...more },
  });
  return shown;
}

describe('lookbooks', () => {
  test('are chosen by season, and the choice is in the address', async () => {
    const { user, address } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Season' }), 'SS26');
    expect(address()).toBe('/lookbook?season=SS26');
    expect(screen.queryByRole('link', { name: 'Book rain' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book salt' })).toBeInTheDocument();
  });

  test('are turned over by arrow keys, around the ends, and left by Escape', async () => {
    const { user, address } = await open('/lookbook?book=rain');
    expect(await screen.findByText('Look 1 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Look 2 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await screen.findByText('Look 3 of 3')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/lookbook');
  });

  test('are bought from, a size of each garment at a time', async () => {
    const design = (part: Partial<Design>) => sampleDesign({ id: 'dsn_1', name: 'Garment 1', slug: 'garment-1', ...usd(12_000), ...part });
    const { user, platform } = await open('/lookbook?book=rain', {
      'GET /api/design/:id': () => design({ sizes: [sampleSize('S', { availability: 'sold_out' }), sampleSize('M'), sampleSize('L')] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Shop the look' }));
    const drawer = await screen.findByRole('dialog', { name: 'Look 1' });
    const sizes = await within(drawer).findByRole('combobox', { name: 'Size of Garment 1' });
    expect(within(drawer).getByRole('option', { name: 'S, sold out' })).toBeDisabled();
    expect(within(drawer).getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await user.selectOptions(sizes, 'M');
    await user.click(within(drawer).getByRole('button', { name: 'Add to cart' }));
    expect(await within(drawer).findByText('In your cart.')).toBeInTheDocument();
    expect(within(drawer).getByRole('button', { name: 'Open the cart' })).toBeInTheDocument();
    expect(platform.root.getState().cart.items).toMatchObject([{ id: 'dsn_1', size: 'M', quantity: 1, priceMinor: 12_000 }]);
  });

  test('name their garments as links', async () => {
    await open('/lookbook?book=rain&look=2');
    const links = await screen.findAllByRole('link', { name: 'Garment 2' });
    expect(links[0]).toHaveAttribute('href', '/designs/garment-2');
  });
});
