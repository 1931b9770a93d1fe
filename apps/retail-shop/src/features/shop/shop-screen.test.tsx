import { afterEach, describe, expect, test } from '@jest/globals';
import { SlotContext, type SlotHost } from '@orime/platform/host';
import { fail, renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { sampleDesignCard, sampleSettings, sampleSize } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { routes } from '../../routes.ts';
import { designPage, locales } from '../../sample-designs.fixture.ts';
import { sampleProfile } from '../../sample-shop.fixture.ts';
import ShopScreen from './shop-screen.tsx';

const route = routes.find(({ path }) => path === '/shop/:handle') ?? routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const api = {
  'GET /api/profile/handle/:handle': () => sampleProfile(),
  'GET /api/design/': () => designPage([sampleDesignCard()]),
  'GET /api/settings/public': () => sampleSettings(),
};

async function open(options: Partial<RenderScreenOptions> = {}, Screen: ComponentType = ShopScreen): Promise<RenderedScreen> {
  shown = await renderScreen(Screen, { route, at: '/shop/ito-kasumi', locales, ...options, api: { ...api, ...options.api } });
  return shown;
}

const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Parts of this shop' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a shop', () => {
  test('names its designer in both scripts, the place and what is sold', async () => {
    await open({ language: 'jp' });
    expect(await screen.findByRole('heading', { level: 1, name: '伊藤霞' })).toBeInTheDocument();
    expect(screen.getByText('Ito Kasumi', { selector: '[lang="en"]' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /日本・徳島/ })).toHaveAttribute('href', '/globe?focus=JP&kinds=designer');
    expect(await screen.findByRole('link', { name: '藍の羽織' })).toHaveAttribute('href', '/designs/indigo-haori');
  });

  test('reads this designer’s designs with the filters of the address', async () => {
    const { api } = await open({ at: '/shop/ito-kasumi?colour=indigo&designer=somebody-else' });
    await screen.findByRole('link', { name: 'Indigo Haori' });
    const lists = api.calls.filter(({ url }) => url.startsWith('/api/design/')).map(({ search }) => search);
    expect(lists[0]?.getAll('designer')).toEqual(['ito-kasumi']);
    expect(lists[0]?.get('colour')).toBe('indigo');
  });

  test('written in capitals moves to its one address', async () => {
    const { address } = await open({ at: '/shop/ITO-KASUMI?tab=about' });
    await waitFor(() => expect(address()).toBe('/shop/ito-kasumi?tab=about'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Story' })).toBeInTheDocument();
  });

  test('that is not open is not there', async () => {
    await open({ api: { 'GET /api/profile/handle/:handle': () => fail({ status: 404, code: 'not_found' }) } });
    expect(await screen.findByRole('link', { name: 'All designers' })).toHaveAttribute('href', '/designers');
  });

  test('that cannot be read says so and is read again', async () => {
    const { user, api } = await open({ api: { 'GET /api/profile/handle/:handle': () => fail({ status: 400, code: 'validation' }) } });
    const button = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/profile/handle/:handle': () => sampleProfile() });
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ito Kasumi' })).toBeInTheDocument();
  });

  test('shows what it once sold below what it sells', async () => {
    const past = sampleDesignCard({ id: 'dsn_old', slug: 'old', name: 'Paper Coat', archived: true });
    await open({ api: { 'GET /api/profile/handle/:handle': () => sampleProfile({ designs: [sampleDesignCard(), past] }) } });
    const section = await screen.findByRole('region', { name: 'Past' });
    expect(within(section).getAllByRole('article')).toHaveLength(1);
    expect(within(section).getByRole('link', { name: 'Paper Coat' })).toBeInTheDocument();
  });

  test('without designs says what comes', async () => {
    await open({ api: { 'GET /api/design/': () => designPage([]) } });
    expect(await screen.findByRole('heading', { name: 'No designs yet' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Filters/ })).not.toBeInTheDocument();
  });
});

describe('a shop on holiday', () => {
  const holiday = { 'GET /api/profile/handle/:handle': () => sampleProfile({ holidayUntil: '2026-12-24T00:00:00.000Z' }) };

  test('says until when, and its designs cannot be added', async () => {
    await open({ api: holiday });
    expect(await screen.findByText(/on holiday until Dec 24, 2026/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Quick add: Indigo Haori' })).toBeDisabled();
  });
});

describe('the policies', () => {
  test('tell origin, waiting time and returns', async () => {
    const design = sampleDesignCard({ sizes: [sampleSize('M', { mode: 'made_to_order', leadDays: 21 }), sampleSize('L')] });
    await open({
      at: '/shop/ito-kasumi?tab=about',
      api: { 'GET /api/profile/handle/:handle': () => sampleProfile({ designs: [design] }) },
    });
    const policies = await screen.findByRole('region', { name: 'Buying here' });
    expect(policies).toHaveTextContent('Tokushima, Japan');
    expect(policies).toHaveTextContent('Leaves within 21 days');
    await waitFor(() => expect(policies).toHaveTextContent('Within 30 days of delivery'));
    expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });
});

describe('the owner', () => {
  const own = sampleProfile({ viewer: { following: false, canEdit: true } });
  const { designs: _, ...rest } = own;

  test('edits instead of following, and learns that nobody else sees the shop yet', async () => {
    await open({
      signedIn: { sub: 'usr_test', type: 'designer' },
      api: {
        'GET /api/profile/handle/:handle': () => own,
        'GET /api/profile': () => ({ ...rest, designs: [], status: 'in_review', promoters: [], version: 1 }),
        'GET /api/design/': () => designPage([]),
      },
    });
    expect(await screen.findByRole('link', { name: 'Edit the shop' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('button', { name: /Follow/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Only you can see this page: the shop is being reviewed.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Add a design' })).toHaveAttribute('href', '/add-design');
  });
});

describe('tabs of other remotes', () => {
  const lookbook = {
    _id: 'lbk_1',
    id: 'lbk_1',
    slug: 'folds',
    title: { en: 'Folds', jp: '折り' },
    season: 'AW26',
    designer: { id: 'prf_ito', handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' },
    cover: null,
    looks: [],
    published: true,
    version: 1,
  };
  const host: SlotHost = {
    useIsFilled: () => true,
    Outlet: ({ name, props, failed }) => (
      <div>
        <p>{`${name} of ${props['designer'] ?? ''}`}</p>
        {failed?.(() => undefined)}
      </div>
    ),
  };
  const WithLenders = () => (
    <SlotContext value={host}>
      <ShopScreen />
    </SlotContext>
  );

  test('are not offered where nobody lends them, and their addresses show the shop', async () => {
    await open({ at: '/shop/ito-kasumi?tab=stories' });
    expect(await tabs()).toEqual([
      ['Shop', '/shop/ito-kasumi'],
      ['About', '/shop/ito-kasumi?tab=about'],
    ]);
    expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page');
  });

  test('are filled where somebody does, lookbooks only where there are some', async () => {
    await open({ at: '/shop/ito-kasumi?tab=stories' }, WithLenders);
    expect((await tabs()).map(([label]) => label)).toEqual(['Shop', 'Stories', 'About']);
    expect(screen.getByText('designer-stories@1 of ito-kasumi')).toBeInTheDocument();
    shown?.close();
    await open({ api: { 'GET /api/profile/handle/:handle': () => sampleProfile({ lookbook: [lookbook] }) } }, WithLenders);
    expect((await tabs()).map(([label]) => label)).toEqual(['Shop', 'Lookbooks', 'Stories', 'About']);
  });

  test('say that they failed, with a way to try again', async () => {
    await open({ at: '/shop/ito-kasumi?tab=stories' }, WithLenders);
    expect(await screen.findByText('The rest of the shop works as always.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
