import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { routes } from '../../routes.ts';
import { company, locales } from '../../sample-styles.fixture.ts';
import BuyerDashboardScreen from './buyer-dashboard-screen.tsx';
import CreateBuyerProfileScreen from './create-buyer-profile-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const noPeople = () => ({ items: [], total: 0, page: 1 });

async function open(Screen: ComponentType, path: string, api: ApiHandlers): Promise<RenderedScreen> {
  shown = await renderScreen(Screen, {
    route: routes.find((route) => route.path === path) ?? routes[0],
    at: path,
    locales,
    signedIn: { type: 'buyer' },
    api: { 'GET /api/buyer': () => null, ...api },
  });
  return shown;
}

describe('registering a company', () => {
  test('names what is wrong and sends nothing', async () => {
    const { user, api } = await open(CreateBuyerProfileScreen, '/create-buyer-profile', {});
    await user.type(await screen.findByRole('textbox', { name: 'Website' }), 'kumo');
    await user.click(screen.getByRole('button', { name: 'Send for verification' }));
    expect(screen.getByRole('textbox', { name: 'Legal name' })).toHaveFocus();
    expect(screen.getByText('Choose a country.')).toBeInTheDocument();
    expect(screen.getByText('Enter an address that starts with https://.')).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('sends the company and goes on to the dashboard', async () => {
    const { user, api, address } = await open(CreateBuyerProfileScreen, '/create-buyer-profile', { 'POST /api/buyer': () => company() });
    await user.type(await screen.findByRole('textbox', { name: 'Legal name' }), 'Kumo Trading KK');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JP');
    api.use({ 'GET /api/buyer': () => company() });
    await user.click(screen.getByRole('button', { name: 'Send for verification' }));
    await waitFor(() => expect(address()).toBe('/buyer/dashboard'));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      companyLegal: 'Kumo Trading KK',
      country: 'JP',
      storeType: 'boutique',
    });
  });

  test('a refusal is told', async () => {
    const { user } = await open(CreateBuyerProfileScreen, '/create-buyer-profile', {
      'POST /api/buyer': () => fail({ status: 500, code: 'internal' }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Legal name' }), 'Kumo');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JP');
    await user.click(screen.getByRole('button', { name: 'Send for verification' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Legal name' })).toHaveValue('Kumo');
  });
});

describe('the buyer dashboard', () => {
  test.each([
    ['pending', 'Verification is under way'],
    ['verified', 'Verified buyer'],
    ['rejected', 'Not verified'],
  ] as const)('says that the company is %s', async (verification, title) => {
    await open(BuyerDashboardScreen, '/buyer/dashboard', {
      'GET /api/buyer': () => company({ verification }),
      'GET /api/buyer/member': noPeople,
      'GET /api/buyer/invitation': noPeople,
      'GET /api/invoice/mine': noPeople,
    });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Kumo' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the wholesale catalog' })).toHaveAttribute('href', '/wholesale/catalog');
  });

  test('without a company leads to its registration', async () => {
    await open(BuyerDashboardScreen, '/buyer/dashboard', {});
    expect(await screen.findByRole('link', { name: 'Register your company' })).toHaveAttribute('href', '/create-buyer-profile');
  });

  test('is for buyers', async () => {
    await open(BuyerDashboardScreen, '/buyer/dashboard', { 'GET /api/buyer': () => fail({ status: 403, code: 'forbidden' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'For store buyers' })).toBeInTheDocument();
  });
});
