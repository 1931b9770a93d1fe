import { afterEach, expect, test } from '@jest/globals';
import { renderScreen, type RenderedScreen } from '@orime/testing';
import { sampleDesignCard, sampleProfileCard } from '@orime/testing/samples';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { designPage, locales } from '../../sample-designs.fixture.ts';
import CatalogCountryScreen from './catalog-country-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

test('a country’s catalogue is titled by the country and leads to its place on the map', async () => {
  shown = await renderScreen(CatalogCountryScreen, {
    route: routes.find(({ screen: key }) => key === 'catalog-country') ?? routes[0],
    at: '/catalog/jp',
    locales,
    api: { 'GET /api/design/': () => designPage([sampleDesignCard()]), 'GET /api/profile/all': () => [sampleProfileCard()] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'From Japan' })).toBeInTheDocument();
  expect(shown.platform.title.getState().screen).toBe('From Japan');
  expect(screen.getByRole('link', { name: 'See it on the globe' })).toHaveAttribute('href', '/globe?focus=JP');
  expect(await screen.findByText('Designers in Japan', {}, { timeout: 10_000 })).toBeInTheDocument();
});
