import { afterEach, expect, test } from '@jest/globals';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen } from '@orime/testing';
import { sampleDesignCard } from '@orime/testing/samples';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { pastSeason } from '../../sample-archive.fixture.ts';
import { articleCard, locales } from '../../sample-articles.fixture.ts';
import ArchivesScreen from './archives-screen.tsx';

const route = routes.find(({ path }) => path === '/archives') ?? routes[0];
const earlier = { ...pastSeason, year: 2024, season: 'SS', designs: 0 };
const archive = {
  seasons: [pastSeason, earlier],
  years: [
    { year: 2025, designs: 3, lookbooks: 1, articles: 2 },
    { year: 2024, designs: 0, lookbooks: 1, articles: 0 },
  ],
};
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(
  at = '/archives',
  season: NonNullable<ApiHandlers['GET /api/archive/season']> = () => ({ designs: [], articles: [] }),
): Promise<RenderedScreen> {
  shown = await renderScreen(ArchivesScreen, {
    route,
    at,
    locales,
    api: { 'GET /api/archive': () => archive, 'GET /api/archive/season': season },
  });
  return shown;
}

test('seasons stand under their years, each a link to its own address', async () => {
  const { user, address } = await open();
  expect(await screen.findByRole('heading', { level: 2, name: '2025' })).toBeInTheDocument();
  expect(screen.getByText('2 stories of the year')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Autumn/Winter 2025' }));
  expect(address()).toBe('/archives?year=2025&season=AW');
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn/Winter 2025' })).toBeInTheDocument();
});

test('a season shows garments that are not for sale, lookbooks, stories, and the way to its neighbours', async () => {
  const { api } = await open('/archives?year=2025&season=AW', () => ({
    designs: [sampleDesignCard({ slug: 'old-coat', name: 'Old coat', archived: true })],
    articles: [articleCard(1)],
  }));
  expect(await screen.findByRole('link', { name: 'Old coat' })).toHaveAttribute('href', '/designs/old-coat');
  expect(screen.getByText(/no longer sold/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ash' })).toHaveAttribute('href', '/lookbook?book=ash');
  expect(screen.getByRole('link', { name: 'Story 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Spring\/Summer 2024/ })).toHaveAttribute('href', '/archives?year=2024&season=SS');
  expect(api.calls.map(({ url }) => url)).toContain('/api/archive/season?currency=USD&season=AW&year=2025');
});

test('a season that never was leads back to all of them', async () => {
  await open('/archives?year=1999&season=AW', () => fail({ status: 404, code: 'not_found' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is left of this season' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /All seasons/ })).toHaveAttribute('href', '/archives');
});
