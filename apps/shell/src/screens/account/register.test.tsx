import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, unsignedToken } from '@orime/testing';
import { sampleSettings } from '@orime/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';

const settings = sampleSettings({ termsVersion: '2026-01', markets: [] });

let page: RenderedPage;
const open = async (options: RenderPageOptions) =>
  (page = await renderPage({ ...options, api: { 'GET /api/settings/public': () => settings, ...options.api } }));
afterEach(() => page.close());

const box = (name: string) => screen.findByRole('textbox', { name });
/** A password field has no role. */
const secret = (label: string) => screen.findByLabelText(label);

describe('registration', () => {
  const fillIn = async (kind?: string) => {
    if (kind !== undefined) await page.user.click(await screen.findByRole('radio', { name: kind }));
    await page.user.type(await box('Name'), 'Ito Kasumi');
    await page.user.type(await box('Email'), 'kasumi@example.com');
    await page.user.type(await secret('Password'), 'orime-demo-2026');
    await page.user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
    await page.user.click(screen.getByRole('button', { name: 'Create account' }));
  };

  test.each([
    ['Designer', 'designer', '/create-profile'],
    ['Producer', 'producer', '/create-producer'],
    ['Buyer', 'buyer', '/create-buyer-profile'],
    ['Consumer', 'consumer', '/consumer/dashboard'],
  ] as const)('of a %s goes on to the right place', async (label, type, path) => {
    await open({ at: '/register', api: { 'POST /api/users/register': () => ({ success: true, token: unsignedToken({ type }) }) } });
    expect(await screen.findByRole('radiogroup', { name: 'I am a' })).toBeInTheDocument();
    await fillIn(label);
    await waitFor(() => expect(page.address()).toBe(path));
    expect(page.api.calls.find(({ url }) => url === '/api/users/register')?.body).toEqual({
      type,
      name: 'Ito Kasumi',
      email: 'kasumi@example.com',
      password: 'orime-demo-2026',
      marketing: false,
      locale: 'en',
      termsVersion: '2026-01',
    });
  });

  test('of somebody who was asked into a company leads back to the invitation', async () => {
    await open({
      at: '/register?returnTo=%2Fbuyer%2Fdashboard%3Ftoken%3Dsecret',
      api: { 'POST /api/users/register': () => ({ success: true, token: unsignedToken({ type: 'consumer' }) }) },
    });
    await fillIn();
    await waitFor(() => expect(page.address()).toBe('/buyer/dashboard?token=secret'));
  });

  test('asks for the kind of account last, and takes a visitor for a consumer', async () => {
    await open({ at: '/register' });
    const kinds = await screen.findByRole('radiogroup', { name: 'I am a' });
    expect((await secret('Password')).compareDocumentPosition(kinds)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('radio', { name: 'Consumer' })).toBeChecked();
  });

  test('preselects what a link asks for', async () => {
    await open({ at: '/register?type=producer' });
    expect(await screen.findByRole('radio', { name: 'Producer' })).toBeChecked();
  });

  test('offers to sign in when the address is known', async () => {
    await open({
      at: '/register?returnTo=%2Fadd-design',
      api: { 'POST /api/users/register': () => fail({ status: 409, code: 'email_in_use', fields: { email: 'is taken' } }) },
    });
    await fillIn();
    expect(await screen.findByRole('link', { name: 'Sign in with this address' })).toHaveAttribute('href', '/login?returnTo=%2Fadd-design');
  });

  test('puts what the api refuses at its field, in the visitor’s words', async () => {
    await open({
      at: '/register',
      api: {
        'POST /api/users/register': () =>
          fail({ status: 400, code: 'validation', fields: { password: 'is on a list of leaked passwords' } }),
      },
    });
    await fillIn();
    await waitFor(async () => expect(await secret('Password')).toBeInvalid());
    expect(screen.getAllByText('Please choose another password.')).toHaveLength(2);
  });

  test('needs the terms', async () => {
    await open({ at: '/register' });
    await page.user.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toBeInvalid();
  });
});
