import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fail, malformed, renderScreen, unlisted, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../routes.ts';
import { geo, locales } from '../../sample-places.fixture.ts';
import GlobeScreen from './globe-screen.tsx';

/** As `map/outlines.api.ts` has it. */
const ATLAS = join(process.cwd(), 'apps/directory-globe/node_modules/world-atlas/countries-110m.json');
const OUTLINES = `GET ${ATLAS}`;

const route = routes.find(({ path }) => path === '/globe') ?? routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  jest.restoreAllMocks();
});

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

  test('opens on a place with something to read, and says so of others that are pressed', async () => {
    const { user, address } = await open();
    const panel = await screen.findByRole('complementary', { name: 'Name a' });
    expect(within(panel).getByRole('region', { name: 'Made by' })).toHaveTextContent('Name b2 designs');
    await user.click(within(panel).getByRole('button', { name: /Name b/ }));
    expect(screen.getByRole('complementary', { name: 'Name b' })).toHaveTextContent('Makes for');
    expect(address()).toContain('place=b');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('complementary', { name: 'Name a' })).toBeInTheDocument();
  });

  test('becomes flat while it turns, and turns no more once it was stopped', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
      );
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Stop the globe' }));
    expect(screen.getByRole('button', { name: 'Let the globe turn' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Let the globe turn' }));
    await user.click(screen.getByRole('button', { name: 'Flat' }));
    await new Promise((done) => setTimeout(done, 500));
    expect(address()).toBe('/globe?view=flat');
    expect(screen.queryByRole('button', { name: 'Stop the globe' })).not.toBeInTheDocument();
  });

  test('tells of a country, under the name that links give it', async () => {
    const { user } = await open({
      at: '/globe?country=jp',
      api: {
        'GET /api/geo/points': () => geo,
        'GET /api/geo/country/:code': () => ({ code: 'JP', points: geo.points.slice(0, 2), designs: 7 }),
      },
    });
    const panel = await screen.findByRole('complementary', { name: 'Japan' });
    expect(await within(panel).findByText('1 designer and 1 producer')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: '7 designs from here' })).toHaveAttribute('href', '/catalog/jp');
    expect(within(panel).getByRole('link', { name: 'Designers from here' })).toHaveAttribute('href', '/designers?country=JP');
    await user.click(within(panel).getByRole('button', { name: /Name b/ }));
    expect(screen.getByRole('complementary', { name: 'Name b' })).toBeInTheDocument();
  });

  test('hides a kind, and says so in the address', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Producer (1)' }));
    expect(address()).toBe('/globe?kinds=designer%2Cstockist%2Cstory');
    expect(await screen.findByRole('region', { name: '2 places' })).toBeInTheDocument();
  });

  test('shows what the list sends it to', async () => {
    const { user, address } = await open({
      at: '/globe?focus=FR',
      api: {
        'GET /api/geo/points': () => geo,
        'GET /api/geo/country/:code': () => ({ code: 'FR', points: geo.points.slice(2), designs: 0 }),
      },
    });
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

  test('without its outlines says so, and has the map once they are there', async () => {
    const { api, user } = await open({
      api: { 'GET /api/geo/points': () => geo, ...unlisted({ [OUTLINES]: () => fail({ status: 404, code: 'not_found' }) }) },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: '3 places' })).toBeInTheDocument();
    api.use(unlisted({ [OUTLINES]: () => malformed(JSON.parse(readFileSync(ATLAS, 'utf8'))) }));
    await user.click(retry);
    expect(await screen.findByRole('application')).toBeInTheDocument();
  });

  test('that cannot be loaded can be tried again', async () => {
    await open({ api: { 'GET /api/geo/points': () => fail({ status: 500, code: 'internal' }) } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
