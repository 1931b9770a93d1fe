import { afterEach, describe, expect, test } from '@jest/globals';
import type { CompanyInvitation, CompanyMember, OfferedPlace } from '@orime/contracts/api/trade/buyer-member';
import { fail, renderScreen, unsignedToken, type ApiHandlers, type FakeApi, type RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { company, locales } from '../../sample-styles.fixture.ts';
import BuyerDashboardScreen from './buyer-dashboard-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const at = '2026-10-01T00:00:00.000Z';
const you: CompanyMember = { id: 'usr_test', name: 'Aya', email: 'aya@example.com', role: 'owner', isLead: true, since: at };
const mika: CompanyMember = { id: 'usr_2', name: 'Mika', email: 'mika@example.com', role: 'viewer', isLead: false, since: at };
const asked: CompanyInvitation = {
  id: 'inn_1',
  email: 'ken@example.com',
  role: 'purchaser',
  invitedBy: 'Aya',
  createdAt: at,
  expiresAt: '2099-10-08T00:00:00.000Z',
};
const people = (...items: CompanyMember[]) => ({ items, total: items.length, page: 1 });
const nothing = () => ({ items: [], total: 0, page: 1 });

async function open(api: ApiHandlers, path = '/buyer/dashboard'): Promise<RenderedScreen> {
  shown = await renderScreen(BuyerDashboardScreen, {
    route: routes.find((route) => route.path === '/buyer/dashboard') ?? routes[0],
    at: path,
    locales,
    signedIn: { type: 'buyer' },
    api: {
      'GET /api/buyer': () => company(),
      'GET /api/buyer/member': () => people(you, mika),
      'GET /api/buyer/invitation': nothing,
      'GET /api/invoice/mine': nothing,
      ...api,
    },
  });
  return shown;
}

const changes = (api: FakeApi) => api.calls.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url, body] as const);
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);

describe('the people of a company', () => {
  test('an owner gives somebody another role', async () => {
    const { user, api } = await open({ 'POST /api/buyer/member/role/id/:id': () => ({ ...mika, role: 'purchaser' }) });
    const role = await screen.findByRole('combobox', { name: 'Role of Mika' });
    api.use({ 'GET /api/buyer/member': () => people(you, { ...mika, role: 'purchaser' }) });
    await user.selectOptions(role, 'purchaser');
    await waitFor(() => expect(changes(api)).toEqual([['/api/buyer/member/role/id/usr_2', { role: 'purchaser' }]]));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role of Mika' })).toHaveValue('purchaser'));
    expect((await rowOf('Aya')).getByText('You')).toBeInTheDocument();
  });

  test('what the server refuses is told, and the role is what it was', async () => {
    const { user } = await open({ 'POST /api/buyer/member/role/id/:id': () => fail({ status: 409, code: 'last_owner' }) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Aya' }), 'viewer');
    expect(await screen.findByRole('alert')).toHaveTextContent('A company needs an owner.');
    expect(screen.getByRole('combobox', { name: 'Role of Aya' })).toHaveValue('owner');
  });

  test('taking somebody out asks first', async () => {
    const { user, api } = await open({ 'DELETE /api/buyer/member/:id': () => ({ success: true }) });
    await user.click(await screen.findByRole('button', { name: 'Remove Mika' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Mika from Kumo?' });
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    api.use({ 'GET /api/buyer/member': () => people(you) });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Mika')).not.toBeInTheDocument());
    expect(changes(api)).toEqual([['/api/buyer/member/usr_2', undefined]]);
  });

  test('others see who is there, and may leave', async () => {
    const { user, api } = await open({
      'GET /api/buyer': () => company({ role: 'viewer' }),
      'GET /api/buyer/member': () => people({ ...mika, role: 'owner' }, { ...you, role: 'viewer', isLead: false }),
      'POST /api/buyer/leave': () => ({ success: true }),
    });
    expect((await rowOf('Mika')).getByText('Owner')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    api.use({ 'GET /api/buyer': () => null });
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Leave Kumo?' })).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('link', { name: 'Register your company' })).toBeInTheDocument();
  });

  test('when they cannot be read, the rest stays and they are read again', async () => {
    const { user, api } = await open({ 'GET /api/buyer/member': () => fail({ status: 400, code: 'internal' }) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Kumo' })).toBeInTheDocument();
    api.use({ 'GET /api/buyer/member': () => people(you, mika) });
    await user.click(again);
    expect(await screen.findByText('Mika')).toBeInTheDocument();
  });
});

describe('handing a company over', () => {
  test('asks first what it means, and then the controls of an owner are gone', async () => {
    const { user, api } = await open({ 'POST /api/buyer/member/transfer/id/:id': () => ({ ...mika, role: 'owner', isLead: true }) });
    expect(await screen.findByRole('combobox', { name: 'New owner' })).toHaveDisplayValue('Mika (mika@example.com)');
    await user.click(screen.getByRole('button', { name: 'Hand over' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Make Mika owner of Kumo?' });
    expect(dialog).toHaveTextContent('You become a purchaser');
    expect(dialog).toHaveTextContent('Letters about orders and invoices go to Mika');
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    api.use({
      'GET /api/buyer': () => company({ role: 'purchaser' }),
      'GET /api/buyer/member': () => people({ ...you, role: 'purchaser', isLead: false }, { ...mika, role: 'owner', isLead: true }),
    });
    await user.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    expect((await rowOf('Mika')).getByText('Owner')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
    expect(changes(api).map(([url]) => url)).toEqual(['/api/buyer/member/transfer/id/usr_2']);
  });

  test('may be thought over, and says why it was refused', async () => {
    const { user, api } = await open({ 'POST /api/buyer/member/transfer/id/:id': () => fail({ status: 404, code: 'not_found' }) });
    await user.click(await screen.findByRole('button', { name: 'Hand over' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Hand over' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'New owner' })).toBeInTheDocument();
  });

  test('is not for an owner alone, nor for others', async () => {
    await open({ 'GET /api/buyer/member': () => people(you) });
    expect(await screen.findByRole('button', { name: 'Leave' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hand over' })).not.toBeInTheDocument();
  });
});

describe('invitations', () => {
  test('an address that is none is not sent', async () => {
    const { user, api } = await open({});
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ken');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(screen.getByText('Enter an e-mail address.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('are sent, listed and taken back', async () => {
    const { user, api } = await open({
      'POST /api/buyer/invitation': () => asked,
      'DELETE /api/buyer/invitation/:id': () => ({ success: true }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), ' ken@example.com ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'purchaser');
    api.use({ 'GET /api/buyer/invitation': () => ({ items: [asked], total: 1, page: 1 }) });
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByRole('status')).toHaveTextContent('on its way to ken@example.com');
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ken@example.com', role: 'purchaser', locale: 'en' });
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('');
    const take = await screen.findByRole('button', { name: 'Take back the invitation of ken@example.com' });
    api.use({ 'GET /api/buyer/invitation': nothing });
    await user.click(take);
    await waitFor(() => expect(take).not.toBeInTheDocument());
    expect(changes(api).at(-1)?.[0]).toBe('/api/buyer/invitation/inn_1');
  });

  test('of an owner whose own address is not confirmed say what to do', async () => {
    const { user } = await open({
      'POST /api/buyer/invitation': () => fail({ status: 422, code: 'business_rule', details: { reason: 'email_unverified' } }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ken@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('confirm your own e-mail address');
  });

  test('of somebody who is there already says so, and keeps what was typed', async () => {
    const { user } = await open({ 'POST /api/buyer/invitation': () => fail({ status: 409, code: 'conflict' }) });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'mika@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('They are in the company already.');
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('mika@example.com');
  });
});

describe('the link of an invitation', () => {
  const secret = 'a-secret-that-is-long-enough';
  const offer: OfferedPlace = {
    company: { name: 'Kumo', nameJp: '雲' },
    role: 'purchaser',
    invitedBy: 'Aya',
    email: 'Person@example.com',
    expiresAt: at,
  };
  const READ = 'GET /api/buyer/invitation/token/:token';

  test('offers a place, which is taken, and then the company is there', async () => {
    const { user, api, address } = await open({ [READ]: () => offer }, `/buyer/dashboard?token=${secret}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Join Kumo' })).toBeInTheDocument();
    api.use({ 'POST /api/buyer/invitation/accept': () => ({ role: 'purchaser', token: unsignedToken({ type: 'buyer' }) }) });
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(address()).toBe('/buyer/dashboard'));
    expect(api.calls.map(({ params }) => params['token'])).toContain(secret);
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: secret });
  });

  test('of another address says whose it is', async () => {
    await open({ [READ]: () => ({ ...offer, email: 'ken@example.com' }) }, `/buyer/dashboard?token=${secret}`);
    expect(await screen.findByText(/for another e-mail address/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use another account' })).toBeInTheDocument();
  });

  test('tells of an account that is in a company already', async () => {
    const { user } = await open(
      { [READ]: () => offer, 'POST /api/buyer/invitation/accept': () => fail({ status: 409, code: 'account_in_use' }) },
      `/buyer/dashboard?token=${secret}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('already belongs to a company');
  });

  test('that is over says so', async () => {
    await open({ [READ]: () => fail({ status: 410, code: 'token_used' }) }, `/buyer/dashboard?token=${secret}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This invitation is over' })).toBeInTheDocument();
  });
});
