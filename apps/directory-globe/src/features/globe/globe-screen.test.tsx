import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { geo, locales } from '../../sample-places.fixture.ts';
import GlobeScreen from './globe-screen.tsx';

const route = routes[2];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(GlobeScreen, { route, locales, api: { 'GET /api/geo/points': () => geo }, ...options });
  return shown;
}

describe('the world map', () => {
  test('has everything in its list too, by country', async () => {
    await open();
    const list = await screen.findByRole('region', { name: '3 places' });
    expect(within(list).getByText('France — 1 place')).toBeInTheDocument();
    expect(within(list).getByText('Japan — 2 places')).toBeInTheDocument();
  });

  test('hides a kind, and says so in the address', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Producer (1)' }));
    expect(address()).toBe('/globe?kinds=designer%2Cstockist%2Cstory');
    expect(await screen.findByRole('region', { name: '2 places' })).toBeInTheDocument();
  });

  test('shows what the list sends it to', async () => {
    const { user, address } = await open({ at: '/globe?focus=FR' });
    const list = await screen.findByRole('region', { name: '3 places' });
    window.HTMLElement.prototype.scrollIntoView = () => {};
    await user.click(within(list).getByRole('button', { name: 'Show Name c on the map', hidden: true }));
    expect(screen.getByRole('complementary', { name: 'Name c' })).toHaveTextContent('Paris, France');
    await waitFor(() => expect(address()).toContain('at=2.30%2C48.80%2C5.00'));
  });

  test('finds places by words in the language of the page', async () => {
    const { user } = await open({ language: 'jp' });
    await user.type(await screen.findByRole('searchbox', { name: '名前・地名で探す' }), 'フランス');
    expect(await screen.findByRole('region', { name: '1か所' })).toBeInTheDocument();
  });

  test('that cannot be loaded can be tried again', async () => {
    await open({ api: { 'GET /api/geo/points': () => fail({ status: 500, code: 'internal' }) } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
