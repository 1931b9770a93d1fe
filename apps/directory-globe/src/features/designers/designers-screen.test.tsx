import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, profile, profilePage } from '../../sample-places.fixture.ts';
import DesignersScreen from './designers-screen.tsx';

const route = routes[1];
let shown: RenderedScreen | undefined;
beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => shown?.close());

const everybody = [
  profile('obi', 'Adaeze Obi', { country: 'NG', disciplines: ['print'] }),
  profile('ito', 'Ito Kasumi'),
  profile('asano', 'Asano Rei'),
];
const api: ApiHandlers = {
  'GET /api/profile/all': ({ search }) => profilePage(everybody.filter(({ country }) => (search.get('country') ?? country) === country)),
  'GET /api/users/me': () => fail({ status: 500, code: 'internal' }),
};

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(DesignersScreen, { route, locales, api, ...options });
  return shown;
}

describe('the directory of designers', () => {
  test('stands under initials', async () => {
    await open();
    const underA = await screen.findByRole('region', { name: 'A' });
    expect(
      within(underA)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Adaeze Obi', 'Asano Rei']);
    expect(screen.getByRole('link', { name: 'I' })).toHaveAttribute('href', '/designers#initial-I');
  });

  test('goes on over pages, on which the rail finds every initial', async () => {
    const many = [...'ABCDEFGHIJKLMNOPQ'].map((letter) => profile(letter.toLowerCase(), `${letter}nna`));
    const { user, address } = await open({ api: { ...api, 'GET /api/profile/all': () => profilePage(many) } });
    expect(await screen.findByRole('link', { name: 'Onna' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pnna' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Q' }));
    expect(address()).toBe('/designers?page=2');
    expect(screen.getByRole('heading', { name: 'Q' })).toHaveFocus();
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Pnna', 'Qnna']);
    await user.click(screen.getByRole('link', { name: 'A' }));
    expect(screen.getByRole('heading', { name: 'A' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Pnna' })).not.toBeInTheDocument();
  });

  test('is filtered by country, in the address', async () => {
    const { user, address } = await open();
    await screen.findByRole('option', { name: 'Nigeria (1)' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'NG');
    expect(address()).toBe('/designers?country=NG');
    await waitFor(() => expect(screen.queryByText('Ito Kasumi')).not.toBeInTheDocument());
  });

  test('shows a follow at once and takes it back when the server refuses', async () => {
    let settle: () => void = () => {};
    const refused = new Promise<void>((done) => (settle = done));
    const { user } = await open({
      signedIn: {},
      api: {
        ...api,
        'GET /api/profile/following': () => [],
        'POST /api/profile/follow/id/:id': async () => {
          await refused;
          return fail({ status: 500, code: 'internal' });
        },
      },
    });
    const follow = await screen.findByRole('button', { name: 'Follow Ito Kasumi' });
    await user.click(follow);
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'));
    settle();
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'false'));
  });

  test('offers prices in the reader’s money, stores and newcomers, all in the address', async () => {
    const { user, address } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Price' }), 'Below $200 (2)');
    await user.click(screen.getByRole('checkbox', { name: 'Sells to stores (1)' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most followed');
    expect(address()).toBe('/designers?priceBand=entry&wholesale=1&sort=followers');
    await user.click(screen.getByRole('checkbox', { name: 'New this season' }));
    expect(address()).toMatch(/&since=\d{4}-0[28]-01$/);
    expect(screen.queryByRole('navigation', { name: 'By initial' })).not.toBeInTheDocument();
  });

  test('stands under the rows of the syllabary on the Japanese page, and shows the same people on a map', async () => {
    const { user, address } = await open({
      language: 'jp',
      api: { ...api, 'GET /api/profile/all': () => profilePage([profile('ito', 'Ito Kasumi', { nameJp: '伊藤霞', lat: 35, lon: 135 })]) },
    });
    expect(await screen.findByRole('link', { name: 'あ' })).toHaveAttribute('href', '/designers#initial-あ');
    await user.click(screen.getByRole('button', { name: 'カードと地図' }));
    expect(address()).toBe('/designers?view=map');
    expect(screen.getByRole('application', { name: '1か所を示した世界地図' })).toBeInTheDocument();
  });

  test('without a match says which filter to drop, and offers everybody again', async () => {
    await open({
      at: '/designers?q=zzz&country=JP',
      api: { ...api, 'GET /api/profile/all': () => profilePage([], { without: { q: 4, country: 0 } }) },
    });
    expect(await screen.findByRole('heading', { name: 'Nobody matches this choice' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Without “Search: zzz”: 4 results' })).toHaveAttribute('href', '/designers?country=JP');
    expect(screen.getByRole('link', { name: 'Show all designers' })).toHaveAttribute('href', '/designers');
  });

  test('that cannot be loaded can be tried again, in Japanese', async () => {
    await open({ language: 'jp', api: { 'GET /api/profile/all': () => fail({ status: 500, code: 'internal' }) } });
    expect(await screen.findByRole('button', { name: '再試行' })).toBeInTheDocument();
  });
});
