import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, timelineEntry } from '../../sample-places.fixture.ts';
import SpacetimeScreen from './spacetime-screen.tsx';

const route = routes.find(({ path }) => path === '/spacetime') ?? routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  jest.restoreAllMocks();
});

const pages = [
  [timelineEntry('coat', '2026-09-03', { kind: 'design', url: '/designs/coat' }), timelineEntry('ito', '2026-03-01')],
  [timelineEntry('aizome', '2024-03-05', { kind: 'producer', url: '/producer/aizome' })],
];
const api: ApiHandlers = {
  'GET /api/geo/timeline': ({ search }) => {
    const page = Number(search.get('page') ?? 1);
    return { items: pages[page - 1] ?? [], page, hasMore: page < pages.length };
  },
};

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(SpacetimeScreen, { route, locales, api, ...options });
  return shown;
}

describe('spacetime', () => {
  test('steps through the seasons in which something came, with the list in step', async () => {
    const { user, address } = await open();
    const slider = await screen.findByRole('slider', { name: 'Season' });
    expect(await screen.findByRole('button', { name: '2024 (1)' })).toBeInTheDocument();
    expect(slider).toHaveAttribute('aria-valuetext', 'Autumn–Winter 2026');
    await user.click(screen.getByRole('button', { name: 'Previous season' }));
    expect(slider).toHaveAttribute('aria-valuetext', 'Spring–Summer 2026');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(address()).toBe('/spacetime?season=2024-ss');
    expect(screen.getByText('Spring–Summer 2024 (1)').closest('details')).toHaveAttribute('open');
    const list = screen.getByRole('region', { name: 'All seasons' });
    expect(within(list).getByRole('link', { name: 'aizome', hidden: true })).toHaveAttribute('href', '/producer/aizome');
  });

  test('plays to the end, and from a year that never was begins at the first', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
      );
    const { user } = await open({ at: '/spacetime?year=1890' });
    const slider = await screen.findByRole('slider', { name: 'Season' });
    await screen.findByRole('button', { name: '2024 (1)' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Spring–Summer 2024');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '4');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'Autumn–Winter 2026'), { timeout: 3000 });
    expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
  });

  test('leaves out a kind, in Japanese', async () => {
    const { user, address } = await open({ language: 'jp' });
    await screen.findByRole('button', { name: '2024（1）' });
    await user.click(screen.getByRole('checkbox', { name: '作品' }));
    expect(address()).toBe('/spacetime?kinds=designer%2Cproducer%2Cstory');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '2026年春夏');
  });

  test('that cannot be loaded can be tried again', async () => {
    await open({ api: { 'GET /api/geo/timeline': () => fail({ status: 500, code: 'internal' }) } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
