import { describe, expect, test } from '@jest/globals';
import { renderOnServer } from '@orime/testing/node';
import DesignersScreen from './features/designers/designers-screen.tsx';
import GlobeScreen from './features/globe/globe-screen.tsx';
import ProducerScreen from './features/producer/producer-screen.tsx';
import { routes } from './routes.ts';
import { geo, locales, producer, profile } from './sample-places.fixture.ts';

/** The platform renders these on a server: no window, data in the cache. */
describe('in an environment without a browser', () => {
  test('the directory renders its names', async () => {
    const data = { '/api/profile/all?limit=100&sort=name': [profile('ito', 'Ito Kasumi')] };
    expect(await renderOnServer(DesignersScreen, { route: routes[0], locales, data })).toContain('Ito Kasumi');
  });

  test('a producer renders', async () => {
    const data = { '/api/producer/handle/aizome?currency=USD': producer() };
    expect(await renderOnServer(ProducerScreen, { route: routes[1], at: '/producer/aizome', language: 'jp', locales, data })).toContain(
      '明治からの藍甕。',
    );
  });

  test('the map renders its list', async () => {
    expect(await renderOnServer(GlobeScreen, { route: routes[2], locales, data: { '/api/geo/points': geo } })).toContain('Name c');
  });
});
