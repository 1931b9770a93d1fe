import { afterEach, describe, expect, test } from '@jest/globals';
import { renderScreen, type RenderedScreen } from '@orime/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-articles.fixture.ts';
import { lookbook } from '../../sample-lookbook.fixture.ts';
import LookbookScreen from './lookbook-screen.tsx';

const route = routes[2];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(at = '/lookbook'): Promise<RenderedScreen> {
  shown = await renderScreen(LookbookScreen, {
    route,
    at,
    locales,
    api: { 'GET /api/lookbook/': () => [lookbook('rain', 'AW26'), lookbook('salt', 'SS26')] },
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

  test('name their garments as links', async () => {
    await open('/lookbook?book=rain&look=2');
    const links = await screen.findAllByRole('link', { name: 'Garment 2' });
    expect(links[0]).toHaveAttribute('href', '/designs/garment-2');
  });
});
