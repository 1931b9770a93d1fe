import { afterEach, describe, expect, test } from '@jest/globals';
import type { SearchAnswer } from '@orime/contracts/api/discovery/search';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleProfileCard } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { SearchStrip } from './search-strip.tsx';

const answer = (part: Partial<SearchAnswer> = {}): SearchAnswer => ({
  query: 'ito',
  designs: [],
  profiles: [],
  articles: [],
  producers: [],
  stockists: [],
  totals: {},
  ...part,
});
const ito = sampleProfileCard({ handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' });
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

/** In a release with these paths besides the catalogue. */
async function open(api: ApiHandlers, paths: readonly string[] = []): Promise<RenderedScreen> {
  const [first = { ...routes[0] }] = routes;
  const released = ['/catalog', ...paths].map((path) => ({ ...first, path }));
  shown = await renderScreen(() => <SearchStrip q="ito" />, {
    route: first,
    locales,
    api,
    boot: {
      release: {
        id: 'rs_1',
        revision: 1,
        shell: '1.0.0',
        remotes: { here: { version: '1', base: '/r/here/1/', entry: 'remote.js', container: 'here', routes: released } },
      },
    },
  });
  return shown;
}

describe('what a word found beside garments', () => {
  test('is asked for without garments; a designer without a storefront leads to her garments', async () => {
    const { api } = await open({ 'GET /api/search': () => answer({ profiles: [ito] }) });
    const designers = await screen.findByRole('list', { name: 'Designers' });
    expect(within(designers).getByRole('link', { name: 'Ito Kasumi' })).toHaveAttribute('href', '/catalog?designer=ito');
    expect(api.calls[0]?.url).toBe('/api/search?limit=4&q=ito&type=profile%2Carticle%2Cproducer');
  });

  test('leads to the storefront once that is released', async () => {
    await open({ 'GET /api/search': () => answer({ profiles: [ito] }) }, ['/shop/:handle']);
    expect(await screen.findByRole('link', { name: 'Ito Kasumi' })).toHaveAttribute('href', '/shop/ito');
  });

  test('is not there when nothing was found, and can be asked for again after a failure', async () => {
    const { user, api } = await open({ 'GET /api/search': () => fail({ status: 500, code: 'internal' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/search': () => answer({ profiles: [ito] }) });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Ito Kasumi' })).toBeInTheDocument();
    shown?.close();
    await open({ 'GET /api/search': () => answer() });
    expect(screen.queryByRole('region', { name: 'Also found' })).not.toBeInTheDocument();
  });
});
