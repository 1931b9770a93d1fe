import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, unsignedToken } from '@orime/testing';
import { sampleSignIn, sampleUser } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../test/render-page.tsx';
import { deviceName } from './sections/device-name.ts';

const ME = sampleUser({ email: 'kasumi@example.com', name: 'Ito Kasumi', emailVerified: false });
const DEVICE = {
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: '2026-01-02T00:00:00Z',
  expiresAt: '2026-01-08T00:00:00Z',
  ip: '203.0.113.7',
};
const HERE = {
  ...DEVICE,
  jti: 'ses_1',
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  current: true,
};
const PHONE = {
  ...DEVICE,
  jti: 'ses_2',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1',
  current: false,
};

let page: RenderedPage;
const open = async (options: RenderPageOptions) =>
  (page = await renderPage({ signedIn: {}, ...options, api: { 'GET /api/users/me': () => ME, ...options.api } }));
afterEach(() => {
  page.close();
  sessionStorage.clear();
});

const panel = () => screen.findByRole('dialog', { name: 'Account settings' });

describe('the account panel', () => {
  test('opens by its address over any page, and closes to that page', async () => {
    await open({ at: '/about?account=profile' });
    expect(within(await panel()).getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await page.user.click(within(await panel()).getByRole('button', { name: 'Close' }));
    expect(page.address()).toBe('/about');
    expect(screen.queryByRole('dialog', { name: 'Account settings' })).toBeNull();
  });

  test('opens its first section for a name it does not know', async () => {
    await open({ at: '/about?account=nonsense' });
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeInTheDocument();
  });

  test('asks a visitor to sign in, and shows the section afterwards', async () => {
    await open({
      at: '/about?account=sessions',
      signedIn: undefined,
      api: { 'POST /api/users/login': () => sampleSignIn(), 'GET /api/users/sessions': () => [HERE] },
    });
    const form = within(await panel());
    await page.user.type(await form.findByRole('textbox', { name: 'Email' }), 'kasumi@example.com');
    await page.user.type(form.getByLabelText('Password'), 'orime-demo-2026');
    await page.user.click(form.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Safari · Mac')).toBeInTheDocument();
    expect(page.address()).toBe('/about?account=sessions');
  });
});

describe('the devices', () => {
  test('are named, and signed out one by one', async () => {
    let devices = [HERE, PHONE];
    await open({
      at: '/about?account=sessions',
      api: {
        'GET /api/users/sessions': () => devices,
        'DELETE /api/users/sessions/:jti': ({ params }) => {
          devices = devices.filter(({ jti }) => jti !== params.jti);
          return { success: true };
        },
      },
    });
    expect(await screen.findByText('This device')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Sign out Chrome · iPhone' }));
    await waitFor(() => expect(screen.queryByText('Chrome · iPhone')).toBeNull());
  });

  test('are all signed out at once, this one too', async () => {
    await open({
      at: '/about?account=sessions',
      api: {
        'GET /api/users/sessions': () => [HERE],
        'DELETE /api/users/sessions': () => ({ success: true }),
        'POST /api/users/logout': () => ({ success: true }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Sign out on all devices' }));
    await waitFor(() => expect(page.platform.session.getState()).toEqual({ status: 'anonymous', endedBy: 'user' }));
    expect(page.api.calls.find(({ method }) => method === 'DELETE')?.url).toBe('/api/users/sessions?which=others');
    await waitFor(() => expect(page.api.calls.some(({ url }) => url === '/api/users/logout')).toBe(true));
  });

  test('that cannot be read offer another try', async () => {
    await open({ at: '/about?account=sessions', api: { 'GET /api/users/sessions': () => fail({ status: 500, code: 'internal' }) } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    page.api.use({ 'GET /api/users/sessions': () => [HERE] });
    await page.user.click(retry);
    expect(await screen.findByText('Safari · Mac')).toBeInTheDocument();
  });

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['curl/8.0', '', ''],
  ])('are known by %s', (userAgent, browser, system) => {
    expect(deviceName(userAgent)).toEqual({ browser, system });
  });
});

describe('the profile', () => {
  test('explains why a kind with a profile cannot change', async () => {
    await open({
      at: '/about?account=profile',
      api: { 'POST /api/users/set-profile-type': () => fail({ status: 409, code: 'conflict' }) },
    });
    await page.user.click(await screen.findByRole('radio', { name: 'Designer' }));
    await page.user.click(screen.getByRole('button', { name: 'Change kind of account' }));
    expect(await screen.findByText('This account stays what it is')).toBeInTheDocument();
  });

  test('goes to the dashboard with another kind', async () => {
    await open({
      at: '/about?account=profile',
      api: { 'POST /api/users/set-profile-type': () => ({ token: unsignedToken({ type: 'designer' }) }) },
    });
    await page.user.click(await screen.findByRole('radio', { name: 'Designer' }));
    await page.user.click(screen.getByRole('button', { name: 'Change kind of account' }));
    await waitFor(() => expect(page.address()).toBe('/dashboard'));
    expect(page.api.calls.find(({ url }) => url === '/api/users/set-profile-type')?.body).toEqual({ user: 'usr_test', type: 'designer' });
  });
});

describe('a new password', () => {
  const fillIn = async (again = 'a-better-password') => {
    await page.user.type(await screen.findByLabelText('Current password'), 'the-old-password');
    await page.user.type(screen.getByLabelText('New password'), 'a-better-password');
    await page.user.type(screen.getByLabelText('New password again'), again);
    await page.user.click(screen.getByRole('button', { name: 'Save password' }));
  };

  test('is saved, goes on with the new token, and empties the form', async () => {
    const token = unsignedToken({ jti: 'ses_new' });
    await open({ at: '/about?account=security', api: { 'POST /api/users/change-password': () => ({ token }) } });
    await fillIn();
    expect(await screen.findByText('Your new password is saved. Every other device has been signed out.')).toBeInTheDocument();
    expect(page.platform.tokens?.getItem('jwtToken')).toBe(token);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  test('needs the current one', async () => {
    await open({
      at: '/about?account=security',
      api: {
        'POST /api/users/change-password': () => fail({ status: 400, code: 'validation', fields: { currentPassword: 'is not right' } }),
      },
    });
    await fillIn();
    expect(await screen.findAllByText('This is not your current password.')).toHaveLength(2);
    expect(screen.getByLabelText('Current password')).toBeInvalid();
  });

  test('is not sent when the two entries differ', async () => {
    await open({ at: '/about?account=security' });
    await fillIn('another-password');
    expect(await screen.findAllByText('The two entries differ.')).toHaveLength(2);
    expect(page.api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});
