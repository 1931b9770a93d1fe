import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { routes } from '../../routes.ts';
import { company, locales } from '../../sample-styles.fixture.ts';
import { shop } from '../../sample-trade.fixture.ts';
import BuyerDashboardScreen from './buyer-dashboard-screen.tsx';
import BuyerProfileEditScreen from './buyer-profile-edit-screen.tsx';
import CreateBuyerProfileScreen from './create-buyer-profile-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  // Kept drafts are of one test.
  localStorage.clear();
});

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
  // A step is checked by the contract and drawn anew, with all countries of the world.
  const PATIENT = { timeout: 10_000 };
  const onward = { name: 'Continue to contact and terms' };
  const send = { name: 'Register and continue to documents' };
  const step = (): string | null | undefined =>
    screen.getByRole('list', { name: 'Steps of the registration' }).querySelector('[aria-current]')?.textContent;

  test('names what is wrong with the company before it goes on, check digits included', async () => {
    const { user, api } = await open(CreateBuyerProfileScreen, '/create-buyer-profile', {});
    await user.type(await screen.findByRole('textbox', { name: 'Website' }), 'kumo');
    await user.click(screen.getByRole('button', onward));
    expect((await screen.findAllByText(/Choose a country\./)).length).toBeGreaterThan(0);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getAllByText(/Enter an address that starts with https/).length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JP');
    await waitFor(() => expect(screen.queryByText(/Choose a country\./)).not.toBeInTheDocument());
    await user.type(screen.getByRole('textbox', { name: 'Invoice registration number (Japan)' }), 'T1234567890123');
    await user.click(screen.getByRole('button', onward));
    expect((await screen.findAllByText(/This is not a registration number/)).length).toBeGreaterThan(0);
    expect(step()).toBe('Company');
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('takes four steps: company, contact and terms, papers, addresses', async () => {
    const { user, api } = await open(CreateBuyerProfileScreen, '/create-buyer-profile', { 'POST /api/buyer': () => company() });
    await user.type(await screen.findByRole('textbox', { name: 'Legal name' }), 'Kumo Trading KK');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JP');
    await user.type(screen.getByRole('textbox', { name: 'Corporate number' }), '７０００-０１２０-５０００２');
    await user.click(screen.getByRole('button', onward));
    await user.type(await screen.findByLabelText(/Contact person/, {}, PATIENT), 'Sora');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Legal name' })).toHaveValue('Kumo Trading KK');
    await user.click(screen.getByRole('button', onward));
    expect(await screen.findByLabelText(/Contact person/, {}, PATIENT)).toHaveValue('Sora');
    api.use({ 'GET /api/buyer': () => company() });
    await user.click(screen.getByRole('button', send));
    expect(await screen.findByRole('heading', { level: 2, name: 'Documents' }, PATIENT)).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      companyLegal: 'Kumo Trading KK',
      country: 'JP',
      storeType: 'boutique',
      taxId: '7000012050002',
      contactName: 'Sora',
      requestedTerms: null,
    });
    await user.click(screen.getByRole('link', { name: 'Continue to addresses' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Addresses' })).toBeInTheDocument();
    expect(step()).toBe('Addresses');
    expect(screen.getByRole('link', { name: 'Done: to the dashboard' })).toHaveAttribute('href', '/buyer/dashboard');
  });

  test('a refusal is told where its field is, and what was typed comes back the next day', async () => {
    const { user, close } = await open(CreateBuyerProfileScreen, '/create-buyer-profile', {
      'POST /api/buyer': () => fail({ status: 400, code: 'validation', fields: { companyLegal: 'is taken' } }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Legal name' }), 'Kumo');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US');
    await user.click(screen.getByRole('button', onward));
    await user.type(await screen.findByLabelText(/Contact person/, {}, PATIENT), 'Sora');
    await user.click(screen.getByRole('button', send));
    expect(await screen.findByLabelText(/Legal name/, {}, PATIENT)).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveFocus();
    // A draft is written a moment after the last key.
    await new Promise((done) => setTimeout(done, 500));
    close();
    await open(CreateBuyerProfileScreen, '/create-buyer-profile', {});
    await waitFor(() => expect(screen.getByLabelText(/Legal name/)).toHaveValue('Kumo'), PATIENT);
    expect(screen.getByText('What you had typed before is back.')).toBeInTheDocument();
  });
});

describe('the company profile', () => {
  const verified = company({ verification: 'verified', shippingAddresses: [shop] });

  test('says that a new legal name is checked again, and sends only what changed with its version', async () => {
    const { user, api } = await open(BuyerProfileEditScreen, '/buyer/profile/edit', {
      'GET /api/buyer': () => verified,
      'POST /api/buyer/update': () => ({ ...verified, companyLegal: 'Kumo KK' }),
    });
    const name = await screen.findByRole('textbox', { name: 'Legal name' });
    await user.clear(name);
    await user.type(name, 'Kumo KK');
    expect(screen.getByText('This will be checked again; you can go on ordering.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ companyLegal: 'Kumo KK', version: 1 }));
  });

  test('shows each paper with what staff made of it', async () => {
    const document = {
      _id: 'doc_1',
      id: 'doc_1',
      kind: 'licence' as const,
      fileName: 'licence.pdf',
      mime: 'application/pdf',
      bytes: 1000,
      status: 'rejected' as const,
      note: 'The second page is missing.',
      expiresAt: null,
      createdAt: '2026-10-01T00:00:00.000Z',
    };
    const { user, api } = await open(BuyerProfileEditScreen, '/buyer/profile/edit', {
      'GET /api/buyer': () =>
        company({ verification: 'needs_info', documents: [document], reason: { en: 'One page more, please.', jp: '' } }),
      'DELETE /api/buyer/documents/:id': () => ({ success: true }),
    });
    expect(await screen.findByText('Not accepted')).toBeInTheDocument();
    expect(screen.getAllByText('The second page is missing.').length).toBeGreaterThan(0);
    expect(screen.getByText('One page more, please.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove licence.pdf' }));
    await waitFor(() =>
      expect(api.calls.some(({ method, url }) => method === 'DELETE' && url === '/api/buyer/documents/doc_1')).toBe(true),
    );
  });

  test('adds an address once', async () => {
    const { user, api } = await open(BuyerProfileEditScreen, '/buyer/profile/edit', {
      'GET /api/buyer': () => verified,
      'POST /api/buyer/address': () => shop,
    });
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    const form = within(screen.getByRole('form', { name: 'Add an address' }));
    await user.type(form.getByRole('textbox', { name: 'Full name' }), 'K');
    await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'US');
    await user.type(form.getByRole('textbox', { name: 'Address' }), '1');
    await user.type(form.getByRole('textbox', { name: 'City' }), 'N');
    await user.type(form.getByRole('textbox', { name: 'Postal code' }), '10002');
    await user.dblClick(form.getByRole('button', { name: 'Save the address' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Add an address' })).not.toBeInTheDocument());
    const sent = api.calls.filter(({ method, url }) => method === 'POST' && url === '/api/buyer/address');
    expect(sent.map(({ body }) => body)).toMatchObject([{ name: 'K', city: 'N', region: 'NY', isDefaultShip: false }]);
  });

  test('of somebody else in the company is read only', async () => {
    await open(BuyerProfileEditScreen, '/buyer/profile/edit', { 'GET /api/buyer': () => company({ role: 'viewer' }) });
    expect(await screen.findByText('Owners of the company change its details and documents.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
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

  test('says how long the verification takes', async () => {
    await open(BuyerDashboardScreen, '/buyer/dashboard', {
      'GET /api/buyer': () => company({ verification: 'pending' }),
      'GET /api/buyer/member': noPeople,
      'GET /api/buyer/invitation': noPeople,
      'GET /api/invoice/mine': noPeople,
    });
    expect(await screen.findByText(/answer within two working days/)).toBeInTheDocument();
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
