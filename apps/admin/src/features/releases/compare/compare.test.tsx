import { afterEach, expect, test } from '@jest/globals';
import { renderScreen, type RenderedScreen } from '@orime/testing';
import { screen } from '@testing-library/react';
import { routeOf } from '../../../route-of.fixture.ts';
import { locales } from '../../../sample-designs.fixture.ts';
import ReleasesScreen from '../releases-screen.tsx';
import { sampleReleases, sampleVersion } from '../releases.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

test('two versions with the same names of events show which fields and types differ', async () => {
  const renamed = sampleVersion({
    version: '1.2.0+c',
    isLive: false,
    schemas: { 'article.read@1': { data: 'object', 'data.path': 'string' } },
    types: { contracts: ['a'.repeat(64)], uses: ['@orime/ui#Button'], misfits: [{ other: 'shell@3.0.0+s' }] },
  });
  shown = await renderScreen(ReleasesScreen, {
    route: routeOf('releases'),
    at: '/admin/releases?app=magazine',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/releases': () => sampleReleases(),
      'GET /api/releases/version/:name/:version': ({ params }) =>
        decodeURIComponent(params.version) === '1.2.0+c' ? renamed : sampleVersion(),
    },
  });
  expect(await screen.findByRole('row', { name: 'Field of an event article.read@1 data.path Not in it yet string' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Field of an event article.read@1 data.slug string Not in it' })).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: 'Types that do not fit what is live shell@3.0.0+s Fits Nobody has compared them' }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Both versions need/)).not.toBeInTheDocument();
});
