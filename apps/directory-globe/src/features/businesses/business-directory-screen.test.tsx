import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { listedProducer, locales, producerPage, stockist, stockistPage, vocabulary } from '../../sample-places.fixture.ts';
import BusinessDirectoryScreen from './business-directory-screen.tsx';
import { cleanBusinessSearch } from './business-search.ts';

const route = routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const isodaDenim = listedProducer({
  id: 'prd_2',
  handle: 'isoda-denim',
  name: 'Isoda Denim',
  nameJp: '磯田デニム',
  capabilityKeys: ['denim'],
});
const api: ApiHandlers = {
  'GET /api/producer/': ({ search }) =>
    producerPage(
      [listedProducer(), isodaDenim].filter(({ capabilityKeys }) =>
        capabilityKeys.includes(search.get('capability') ?? capabilityKeys[0] ?? ''),
      ),
    ),
  'GET /api/stockist/': () => stockistPage([stockist()]),
  'GET /api/vocabulary': () => vocabulary,
};

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(BusinessDirectoryScreen, { route, locales, api, ...options });
  return shown;
}

describe('the business directory', () => {
  test('shows producers with their terms and stores with their designers', async () => {
    await open();
    const producers = await screen.findByRole('region', { name: 'Producers' });
    const first = within(producers).getAllByRole('listitem')[0];
    expect(within(producers).getByRole('link', { name: 'Isoda Denim' })).toHaveAttribute('href', '/producer/isoda-denim');
    expect(first).toHaveTextContent('藍染工房');
    expect(first).toHaveTextContent('8 pieces');
    const stores = screen.getByRole('region', { name: 'Stockists' });
    expect(within(stores).getByRole('link', { name: 'Ito Kasumi' })).toHaveAttribute('href', '/shop/ito');
    expect(within(stores).getByRole('link', { name: 'Website' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Add your business' })).toHaveAttribute('href', '/for-manufacturers');
    expect(screen.getByRole('status')).toHaveTextContent('3 businesses');
  });

  test('shows some of both kinds, and leads to all of each', async () => {
    const makers = Array.from({ length: 9 }, (_, index) =>
      listedProducer({ id: `prd_${index}`, handle: `maker-${index}`, name: `Maker ${index}` }),
    );
    await open({ api: { ...api, 'GET /api/producer/': () => producerPage(makers) } });
    const producers = await screen.findByRole('region', { name: 'Producers' });
    expect(within(producers).getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(within(producers).getByRole('link', { name: 'All 9 producers' })).toHaveAttribute('href', '/business-directory?kind=producers');
    expect(screen.queryByRole('link', { name: /^All \d+ stockists/ })).not.toBeInTheDocument();
  });

  test('is filtered by a craft of the vocabulary, in the address, which no store has', async () => {
    const { user, address } = await open({ at: '/business-directory?page=2' });
    const capability = await screen.findByRole('combobox', { name: 'Capability' });
    await user.click(capability);
    await user.selectOptions(capability, 'denim');
    expect(address()).toBe('/business-directory?capability=denim');
    expect(capability).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Aizome Works' })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Stockists' })).not.toBeInTheDocument();
  });

  test('says which filter to drop when nothing is left, in Japanese', async () => {
    await open({
      at: '/business-directory?kind=producers&country=ZZ&capability=denim',
      language: 'jp',
      api: { ...api, 'GET /api/producer/': () => producerPage([], { without: { country: 4, capability: 0 } }) },
    });
    const link = await screen.findByRole('link', { name: /^「.+」を外すと4件$/ });
    expect(link).toHaveAttribute('href', '/business-directory?kind=producers&capability=denim');
    expect(screen.queryByRole('link', { name: /外すと0件/ })).not.toBeInTheDocument();
  });

  test('that cannot be loaded can be tried again', async () => {
    const { user, api: calls } = await open({ api: { ...api, 'GET /api/producer/': () => fail({ status: 500, code: 'internal' }) } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    calls.use(api);
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Aizome Works' })).toBeInTheDocument();
  });
});

test('an address that the api would refuse is mended', () => {
  const search = new URLSearchParams({ q: 'x'.repeat(500), country: 'Japan', moq: '-1', sort: 'fastest', language: 'ja', page: '0' });
  const clean = cleanBusinessSearch(search);
  expect([clean.get('q')?.length, [...clean.keys()]]).toEqual([200, ['q', 'language']]);
});
