import { afterEach, expect, test } from '@jest/globals';
import type { CompanyInvitation, CompanyMember } from '@orime/contracts/api/trade/buyer-member';
import { ONCE, ONCE_BY_KEY, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { routes } from '../../routes.ts';
import { company, locales } from '../../sample-styles.fixture.ts';
import { shop } from '../../sample-trade.fixture.ts';
import BuyerDashboardScreen from './buyer-dashboard-screen.tsx';
import BuyerProfileEditScreen from './buyer-profile-edit-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});

const verified = company({ verification: 'verified', shippingAddresses: [shop] });
const nothing = () => ({ items: [], total: 0, page: 1 });

async function open(Screen: ComponentType, path: string, api: ApiHandlers = {}): Promise<RenderedScreen> {
  shown = await renderScreen(Screen, {
    route: routes.find((route) => route.path === path) ?? routes[0],
    at: path,
    locales,
    signedIn: { type: 'buyer' },
    api: { 'GET /api/buyer': () => verified, ...api },
  });
  return shown;
}

test('a company is changed once, whatever becomes of the connection', async () => {
  const page = await open(BuyerProfileEditScreen, '/buyer/profile/edit');
  await page.user.type(await screen.findByRole('textbox', { name: 'Legal name' }), ' KK');
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/buyer/update', send, answer: () => verified })).toEqual(ONCE);
});

test('an address of a company is added once, and taken out once', async () => {
  const page = await open(BuyerProfileEditScreen, '/buyer/profile/edit');
  const remove = async (): Promise<void> => page.user.dblClick(await screen.findByRole('button', { name: 'Remove Shop' }));
  const gone = () => ({ success: true });
  expect(await sendThroughTrouble(page, { call: 'DELETE /api/buyer/address/:id', send: remove, answer: gone })).toEqual(ONCE);

  await page.user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const form = within(screen.getByRole('form', { name: 'Add an address' }));
  await page.user.type(form.getByRole('textbox', { name: 'Full name' }), 'K');
  await page.user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'US');
  await page.user.type(form.getByRole('textbox', { name: 'Address' }), '1');
  await page.user.type(form.getByRole('textbox', { name: 'City' }), 'N');
  await page.user.type(form.getByRole('textbox', { name: 'Postal code' }), '10002');
  const add = async (): Promise<void> => page.user.dblClick(form.getByRole('button', { name: 'Save the address' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/buyer/address', send: add, answer: () => shop })).toEqual(ONCE_BY_KEY);
});

test('somebody is asked into a company once', async () => {
  const page = await open(BuyerDashboardScreen, '/buyer/dashboard', {
    'GET /api/buyer': () => company(),
    'GET /api/buyer/member': nothing,
    'GET /api/buyer/invitation': nothing,
    'GET /api/invoice/mine': nothing,
  });
  await page.user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ken@example.com');
  const asked: CompanyInvitation = {
    id: 'inn_1',
    email: 'ken@example.com',
    role: 'purchaser',
    invitedBy: 'Aya',
    createdAt: '2026-10-01T00:00:00.000Z',
    expiresAt: '2099-10-08T00:00:00.000Z',
  };
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/buyer/invitation', send, answer: () => asked })).toEqual(ONCE_BY_KEY);
});

const at = '2026-10-01T00:00:00.000Z';
const you: CompanyMember = { id: 'usr_test', name: 'Aya', email: 'aya@example.com', role: 'owner', isLead: true, since: at };
const mika: CompanyMember = { id: 'usr_2', name: 'Mika', email: 'mika@example.com', role: 'viewer', isLead: false, since: at };
const openPeople = () =>
  open(BuyerDashboardScreen, '/buyer/dashboard', {
    'GET /api/buyer': () => company(),
    'GET /api/buyer/member': () => ({ items: [you, mika], total: 2, page: 1 }),
    'GET /api/buyer/invitation': nothing,
    'GET /api/invoice/mine': nothing,
  });

test('somebody is given another role once', async () => {
  const page = await openPeople();
  const send = async (): Promise<void> => {
    const role = await screen.findByRole('combobox', { name: 'Role of Mika' });
    await page.user.selectOptions(role, 'purchaser');
    await page.user.selectOptions(role, 'purchaser');
  };
  const answer = () => ({ ...mika, role: 'purchaser' as const });
  expect(await sendThroughTrouble(page, { call: 'POST /api/buyer/member/role/id/:id', send, answer })).toEqual(ONCE);
});

test('somebody is taken out of a company once, and a company is handed over once', async () => {
  const page = await openPeople();
  const confirm = async (open: string, confirmed: string): Promise<void> => {
    await page.user.click(await screen.findByRole('button', { name: open }));
    await page.user.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirmed }));
  };
  const remove = () => confirm('Remove Mika', 'Remove');
  const gone = () => ({ success: true });
  expect(await sendThroughTrouble(page, { call: 'DELETE /api/buyer/member/:id', send: remove, answer: gone })).toEqual(ONCE);

  const handOver = () => confirm('Hand over', 'Hand over');
  const answer = () => ({ ...mika, role: 'owner' as const });
  expect(await sendThroughTrouble(page, { call: 'POST /api/buyer/member/transfer/id/:id', send: handOver, answer })).toEqual(ONCE);
});
