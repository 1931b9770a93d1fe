import { afterEach, describe, expect, test } from '@jest/globals';
import { fail } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { company } from '../../sample-styles.fixture.ts';
import { sampleOrder, shop } from '../../sample-trade.fixture.ts';
import { openCheckout, verified } from './wholesale-checkout-screen.fixture.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});

const open = async (...options: Parameters<typeof openCheckout>) => (shown = await openCheckout(...options));
const submit = () => screen.findByRole('button', { name: 'Submit for review' });
const calls = (path: string) => shown?.api.calls.filter(({ method, url }) => method === 'POST' && url === path) ?? [];

describe('whoever may not order', () => {
  test('as a viewer looks, and cannot send', async () => {
    await open({ api: { 'GET /api/buyer': () => ({ ...verified, role: 'viewer' as const }) } });
    expect(await screen.findByText('You may look, not order')).toBeInTheDocument();
    expect(await submit()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save as draft' })).toBeDisabled();
    const brand = within(await screen.findByRole('region', { name: 'Ito Kasumi' }));
    expect(brand.getByRole('spinbutton', { name: 'Indigo Haori, M, units' })).toBeDisabled();
    expect(brand.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  test('before the verification sees its next step and no price', async () => {
    await open({ api: { 'GET /api/buyer': () => company() } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Verification is under way' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upload documents' })).toHaveAttribute('href', '/buyer/profile/edit#documents');
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(calls('/api/wholesale-order/quote')).toHaveLength(0);
  });

  test('as another kind of account is told what it takes', async () => {
    await open({ api: { 'GET /api/buyer': () => fail({ status: 403, code: 'forbidden' }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' })).toBeInTheDocument();
  });

  test('as a visitor signs in and comes back', async () => {
    await open({ signedIn: undefined, language: 'jp' });
    expect(await screen.findByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login?returnTo=%2Fwholesale-checkout');
  });
});

test('an account manager keeps a draft for one of the companies', async () => {
  const staffBuyer = {
    ...company({ verification: 'verified', shippingAddresses: [shop] }),
    user: { id: 'usr_1', name: 'Aya', email: 'a@example.com', locale: 'en' as const, emailVerified: true },
    manager: null,
    members: [],
    before: null,
    verifiedAt: null,
    verifiedBy: null,
    submittedAt: '2026-10-01T00:00:00.000Z',
  };
  const { role: _role, creditUsed: _used, ...asStaffSee } = staffBuyer;
  const { user } = await open({
    at: '/wholesale-checkout?buyer=byr_1',
    api: { 'GET /api/buyer/id/:id': () => asStaffSee, 'POST /api/wholesale-order': () => ({ orders: [sampleOrder({ status: 'draft' })] }) },
  });
  const keep = await screen.findByRole('button', { name: 'Save as draft for the company' });
  expect(screen.queryByRole('button', { name: 'Submit for review' })).not.toBeInTheDocument();
  await waitFor(() => expect(keep).toBeEnabled());
  await user.click(keep);
  await waitFor(() => expect(calls('/api/wholesale-order')[0]?.body).toMatchObject({ buyerId: 'byr_1', asDraft: true }));
});
