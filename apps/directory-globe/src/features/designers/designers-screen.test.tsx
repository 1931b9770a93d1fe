import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, profile } from '../../sample-places.fixture.ts';
import DesignersScreen from './designers-screen.tsx';

const route = routes[1];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const everybody = [
  profile('obi', 'Adaeze Obi', { country: 'NG', disciplines: ['print'] }),
  profile('ito', 'Ito Kasumi'),
  profile('asano', 'Asano Rei'),
];
const api: ApiHandlers = {
  'GET /api/profile/all': ({ search }) => everybody.filter(({ country }) => (search.get('country') ?? country) === country),
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
    expect(screen.getByRole('link', { name: 'I' })).toHaveAttribute('href', '#initial-I');
  });

  test('is filtered by country, in the address', async () => {
    const { user, address } = await open();
    await screen.findByRole('option', { name: 'Nigeria' });
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

  test('without a match offers everybody again', async () => {
    await open({ at: '/designers?q=zzz', api: { ...api, 'GET /api/profile/all': ({ search }) => (search.has('q') ? [] : everybody) } });
    expect(await screen.findByRole('heading', { name: 'Nobody matches this choice' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all designers' })).toHaveAttribute('href', '/designers');
  });

  test('that cannot be loaded can be tried again, in Japanese', async () => {
    await open({ language: 'jp', api: { 'GET /api/profile/all': () => fail({ status: 500, code: 'internal' }) } });
    expect(await screen.findByRole('button', { name: '再試行' })).toBeInTheDocument();
  });
});
