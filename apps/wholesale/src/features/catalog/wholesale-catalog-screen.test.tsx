import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { sampleStyle } from '@orime/testing/samples';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { catalog, company, locales } from '../../sample-styles.fixture.ts';
import WholesaleCatalogScreen from './wholesale-catalog-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const closed = sampleStyle({ wholesale: null, msrp: null });

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(WholesaleCatalogScreen, {
    route: routes[0],
    locales,
    signedIn: { type: 'buyer' },
    ...options,
    api: {
      'GET /api/wholesale/catalog': () => catalog([sampleStyle()]),
      'GET /api/buyer': () => company({ verification: 'verified' }),
      ...options.api,
    },
  });
  return shown;
}

describe('the line sheet', () => {
  test('shows a verified buyer prices, minimum and ship window', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Indigo Haori' })).toHaveAttribute('href', '/wholesale/indigo-haori');
    expect(screen.getByText('$180')).toBeInTheDocument();
    expect(screen.getByText('MSRP $420')).toBeInTheDocument();
    expect(screen.getByText(/Min\. 6, multiples of 2/)).toBeInTheDocument();
    expect(screen.getByText('Ships Feb 1 – Feb 28')).toBeInTheDocument();
  });

  test('asks a visitor to sign in or to register as a buyer, and comes back', async () => {
    await open({
      at: '/wholesale/catalog?season=AW26',
      signedIn: undefined,
      api: { 'GET /api/wholesale/catalog': () => catalog([closed], { access: 'visitor' }) },
    });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fwholesale%2Fcatalog%3Fseason%3DAW26',
    );
    expect(screen.getByRole('link', { name: 'Register as a buyer' })).toHaveAttribute('href', '/register?type=buyer');
    expect(screen.getAllByText('Verify to see prices').length).toBeGreaterThan(1);
  });

  test.each([
    ['pending', 'Your buyer account is being verified'],
    ['not_buyer', 'For store buyers'],
  ] as const)('tells %s where the account stands', async (access, title) => {
    await open({ api: { 'GET /api/wholesale/catalog': () => catalog([closed], { access }) } });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  test('filters through the address and starts at the first page again', async () => {
    const { user, api, address } = await open({ at: '/wholesale/catalog?page=2' });
    await screen.findByRole('option', { name: 'AW26 (3)' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Season' }), 'AW26');
    expect(address()).toBe('/wholesale/catalog?season=AW26');
    expect(api.calls.at(-1)?.search.get('season')).toBe('AW26');
    expect(api.calls.at(-1)?.search.has('page')).toBe(false);
  });

  test('counts on a phone what it is narrowed by, and opens the choices', async () => {
    const { user } = await open({ at: '/wholesale/catalog?season=AW26&mine=liked' });
    const toggle = await screen.findByRole('button', { name: 'Filters (2)' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByRole('combobox', { name: 'Season' }),
    );
  });

  test('is a table on request', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    expect(screen.getByRole('row', { name: /Indigo Haori Quantities of Indigo Haori 6 2 \$180 .*Ito Kasumi AW26/ })).toBeInTheDocument();
    expect(address()).toBe('/wholesale/catalog?view=table');
  });

  test('gives a member who may not order a table to read and to take along, without fields', async () => {
    await open({
      at: '/wholesale/catalog?view=table',
      api: { 'GET /api/buyer': () => company({ verification: 'verified', role: 'viewer' }) },
    });
    expect(await screen.findByRole('row', { name: /Indigo Haori S M L 6 2 \$180 .*Ito Kasumi AW26/ })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select Indigo Haori' })).toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  });

  test('leads to its other pages with the filters kept', async () => {
    await open({
      at: '/wholesale/catalog?season=AW26',
      api: { 'GET /api/wholesale/catalog': () => catalog([sampleStyle()], { total: 60 }) },
    });
    expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/wholesale/catalog?season=AW26&page=3');
  });

  test('without a match offers to clear the filters', async () => {
    const { user, address } = await open({ at: '/wholesale/catalog?q=zzz', api: { 'GET /api/wholesale/catalog': () => catalog([]) } });
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(address()).toBe('/wholesale/catalog');
  });

  test('that could not be loaded can be tried again', async () => {
    const { user, api } = await open({ api: { 'GET /api/wholesale/catalog': () => fail({ status: 503, code: 'unavailable' }) } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/wholesale/catalog': () => catalog([sampleStyle()]) });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Indigo Haori' })).toBeInTheDocument();
  });
});
