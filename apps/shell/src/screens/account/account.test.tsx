import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, unsignedToken } from '@orime/testing';
import { sampleSettings, sampleSignIn } from '@orime/testing/samples';
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

describe('signing in', () => {
  const fillIn = async () => {
    await page.user.type(await box('Email'), ' kasumi@example.com ');
    await page.user.type(await secret('Password'), 'orime-demo-2026');
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  };

  test('stores the token and goes where the visitor came from', async () => {
    const answer = sampleSignIn({ type: 'designer' });
    await open({ at: '/login?returnTo=%2Fadd-design', api: { 'POST /api/users/login': () => answer } });
    await fillIn();
    await waitFor(() => expect(page.address()).toBe('/add-design'));
    expect(page.platform.tokens?.getItem('jwtToken')).toBe(answer.token);
    expect(page.api.calls.find(({ url }) => url === '/api/users/login')?.body).toEqual({
      email: 'kasumi@example.com',
      password: 'orime-demo-2026',
      remember: true,
    });
  });

  test.each([
    ['consumer', '/consumer/dashboard'],
    ['designer', '/dashboard'],
    ['producer', '/dashboard'],
    ['buyer', '/wholesale/catalog'],
  ] as const)('brings a %s to %s', async (type, path) => {
    await open({
      at: '/login?returnTo=https%3A%2F%2Fevil.example',
      api: { 'POST /api/users/login': () => sampleSignIn({ type }) },
    });
    await fillIn();
    await waitFor(() => expect(page.address()).toBe(path));
  });

  test('says what the api says when it refuses, and keeps what was typed', async () => {
    await open({ at: '/login', api: { 'POST /api/users/login': () => fail({ status: 401, code: 'invalid_credentials' }) } });
    await fillIn();
    expect(await screen.findByText('invalid_credentials')).toBeInTheDocument();
    expect(await box('Email')).toHaveValue('kasumi@example.com');
    expect(page.platform.session.getState().status).toBe('anonymous');
  });

  test('asks for what is missing before anything is sent', async () => {
    await open({ at: '/login' });
    await page.user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await box('Email')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(page.api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('a verification link', () => {
  test('signs in and leads to the dashboard, without a session before', async () => {
    await open({
      at: '/verify/abc',
      api: { 'GET /api/users/verify/:token': ({ params }) => ({ token: unsignedToken({ sub: `usr_${params.token}` }) }) },
    });
    await waitFor(() => expect(page.address()).toBe('/dashboard'));
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeInTheDocument();
    expect(page.platform.session.getState()).toMatchObject({ status: 'signed-in', user: { _id: 'usr_abc' } });
    expect(page.api.calls.filter(({ url }) => url === '/api/users/verify/abc')).toHaveLength(1);
  });

  test('that could not be asked about is not called dead, and can be tried again', async () => {
    await open({ at: '/verify/abc', api: { 'GET /api/users/verify/:token': () => fail({ status: 503, code: 'unavailable' }) } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('This link has expired')).toBeNull();
    page.api.use({ 'GET /api/users/verify/:token': () => ({ token: unsignedToken({}) }) });
    await page.user.click(retry);
    await waitFor(() => expect(page.address()).toBe('/dashboard'));
  });

  test('that is over offers a new one', async () => {
    await open({
      at: '/verify/old',
      api: {
        'GET /api/users/verify/:token': () => fail({ status: 410, code: 'token_used' }),
        'POST /api/users/send-email-verification': () => ({ ok: true, queued: true, retryAfterSeconds: 60 }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeInTheDocument();
    await page.user.type(await box('Email'), 'kasumi@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('If this address has an account, a new link is on its way.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send again in 60 s' })).toBeDisabled();
  });

  test('that was asked for a moment ago is not said to be sent again: the api tells how long to wait', async () => {
    sessionStorage.clear();
    await open({
      at: '/verify/old',
      api: {
        'GET /api/users/verify/:token': () => fail({ status: 410, code: 'token_used' }),
        'POST /api/users/send-email-verification': () => ({ ok: true, queued: false, retryAfterSeconds: 42 }),
      },
    });
    await page.user.type(await box('Email'), 'kasumi@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('A link was asked for less than a minute ago. Please look for that mail first.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send again in 42 s' })).toBeDisabled();
    expect(screen.queryByText('If this address has an account, a new link is on its way.')).toBeNull();
  });
});

describe('a new password', () => {
  test('is asked for with the same words for every address', async () => {
    await open({
      at: '/request-reset',
      api: { 'POST /api/users/reset-request': () => ({ ok: true, queued: true, retryAfterSeconds: 60 }) },
    });
    await page.user.type(await box('Email'), 'nobody@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('If this address has an account, a link is on its way. It works for one hour.')).toBeInTheDocument();
  });

  test('is saved twice typed, and signs in', async () => {
    await open({
      at: '/passwordReset?token=t1',
      api: { 'POST /api/users/reset-password': () => ({ token: unsignedToken({ type: 'designer' }) }) },
    });
    await page.user.type(await secret('New password'), 'a-better-password');
    await page.user.type(await secret('New password again'), 'another-password');
    await page.user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findAllByText('The two entries differ.')).toHaveLength(2);
    await page.user.clear(await secret('New password again'));
    await page.user.type(await secret('New password again'), 'a-better-password');
    await page.user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(page.address()).toBe('/dashboard'));
    expect(await screen.findByText('Your new password is saved, and you are signed in.')).toBeInTheDocument();
    expect(page.api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: 't1', password: 'a-better-password' });
  });

  test('leads staff to what they still owe beside a password', async () => {
    await open({
      at: '/passwordReset?token=t1',
      api: { 'POST /api/users/reset-password': () => ({ token: unsignedToken({ type: null, staffRole: 'admin' }) }) },
    });
    await page.user.type(await secret('New password'), 'a-better-password');
    await page.user.type(await secret('New password again'), 'a-better-password');
    await page.user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(page.address()).toBe('/dashboard?account=security'));
  });

  test.each([['/passwordReset'], ['/passwordReset?token=used']])('cannot be saved by a dead link (%s)', async (at) => {
    await open({ at, api: { 'POST /api/users/reset-password': () => fail({ status: 410, code: 'token_used' }) } });
    if (at.includes('token')) {
      await page.user.type(await secret('New password'), 'a-better-password');
      await page.user.type(await secret('New password again'), 'a-better-password');
      await page.user.click(screen.getByRole('button', { name: 'Save password' }));
    }
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/request-reset');
  });
});
