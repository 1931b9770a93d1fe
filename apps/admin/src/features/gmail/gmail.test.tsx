import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, unsignedToken, type ApiHandlers, type RenderedScreen } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import AuthorizeOauthScreen from './authorize-oauth-screen.tsx';
import GmailerScreen from './gmailer-screen.tsx';
import { keepPending } from './pending-sign-in.ts';
import ProviderCallbackScreen from './provider-callback-screen.tsx';

let shown: RenderedScreen | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  shown?.close();
  localStorage.clear();
});

async function open(Screen: ComponentType, path: string, api: ApiHandlers, search = '', isSignedIn = true): Promise<RenderedScreen> {
  const route = routes.find((row) => row.path === path);
  if (route === undefined) throw new Error(`no route ${path}`);
  shown = await renderScreen(Screen, { route, at: path + search, locales, api, signedIn: isSignedIn ? { staffRole: 'admin' } : undefined });
  return shown;
}
const mailings: ApiHandlers = {
  'GET /api/admin/mailings': () => ({ items: [], total: 0, page: 1 }),
  'POST /api/admin/send-email/preview': () => ({ count: 4, languages: { en: 3, jp: 1 }, subject: '', html: '', text: '' }),
};
const status = (configured: boolean, connected: boolean): ApiHandlers => ({
  ...mailings,
  'GET /api/gmailer/status': () => ({ configured, connected }),
});

describe('the mailer', () => {
  test('says what an installation without keys needs and does instead', async () => {
    await open(GmailerScreen, '/gmailer', status(false, false));
    expect(await screen.findByText('Gmail is not configured here')).toBeInTheDocument();
    expect(screen.getByText('GOOGLE_CLIENT_ID')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Connect Gmail' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Designers’ addresses' })).toHaveAttribute('href', '/admin/designer-emails');
    expect(await screen.findByText('Nothing was sent yet')).toBeInTheDocument();
    expect(shown?.api.calls.map(({ url }) => url)).toContain('/api/admin/mailings?limit=100&page=1&via=site');
  });

  test('that is connected writes from the own account, and lists what left by it', async () => {
    const { user } = await open(GmailerScreen, '/gmailer', {
      ...status(true, true),
      'POST /api/gmailer/send': () => fail({ status: 422, code: 'not_configured' }),
    });
    fireEvent.change(await screen.findByRole('textbox', { name: /^Subject \(English\)/ }), { target: { value: 'Hello' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Text \(English\)/ }), { target: { value: 'Dear {{name}}' } });
    await user.click(await screen.findByRole('button', { name: 'Send to 4 receivers…' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
    await user.type(dialog.getByRole('textbox'), '4');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    // The permission was taken back at Google meanwhile: nothing typed is lost.
    expect(await screen.findByText('not_configured')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Subject \(English\)/ })).toHaveValue('Hello');
    expect(shown?.api.calls.filter(({ url }) => url === '/api/gmailer/send').map(({ body }) => body)).toEqual([
      expect.objectContaining({ confirmCount: 4, audience: { list: 'newsletter' } }),
    ]);
  });

  test('offers to connect, and to end a connection', async () => {
    let connected = true;
    await open(GmailerScreen, '/gmailer', {
      ...mailings,
      'GET /api/gmailer/status': () => ({ configured: true, connected }),
      'DELETE /api/gmailer/connection': () => {
        connected = false;
        return { success: true };
      },
    });
    await shown?.user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByRole('link', { name: 'Connect Gmail' })).toHaveAttribute('href', '/authorize-oauth');
  });

  test('is for admins, who may have to sign in first', async () => {
    await open(GmailerScreen, '/gmailer', {}, '', false);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?returnTo=%2Fgmailer');
    shown?.close();
    await open(GmailerScreen, '/gmailer', { 'GET /api/gmailer/status': () => fail({ status: 403, code: 'forbidden' }) });
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  test('that cannot be read offers another try', async () => {
    await open(GmailerScreen, '/gmailer', { 'GET /api/gmailer/status': () => fail({ status: 500, code: 'internal' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    shown?.api.use(status(true, true));
    await shown?.user.click(retry);
    expect(await screen.findByText('Connected')).toBeInTheDocument();
  });
});

describe('the authorisation', () => {
  test('names what Google will be asked for', async () => {
    await open(AuthorizeOauthScreen, '/authorize-oauth', status(true, false));
    expect(await screen.findByText('It cannot read, search or delete anything in your mailbox.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go on to Google' })).toBeInTheDocument();
  });

  test('that cannot begin says so', async () => {
    await open(AuthorizeOauthScreen, '/authorize-oauth', {
      ...status(true, false),
      'GET /api/gmailer/auth/url': () => fail({ status: 503, code: 'unavailable' }),
    });
    await shown?.user.click(await screen.findByRole('button', { name: 'Go on to Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  });
});

describe('the callback', () => {
  const PATH = '/api/gmailer/auth/callback';
  const reported = () => shown?.api.calls.filter(({ url }) => url === '/api/errors/front-end') ?? [];
  const finish = (api: ApiHandlers, search: string) =>
    open(ProviderCallbackScreen, PATH, { 'POST /api/errors/front-end': () => ({ id: 'err_1' }), ...api }, search);

  test('tells our api, takes the new token and goes on to the mailer', async () => {
    keepPending({ state: 'the-state', callback: PATH });
    const token = unsignedToken({ staffRole: 'admin', jti: 'ses_new' });
    const answer = Promise.withResolvers<{ token: string }>();
    await finish({ 'POST /api/gmailer/auth/callback': () => answer.promise }, '?code=the-code&state=the-state');
    expect(screen.getByText('We are processing your request.')).toBeInTheDocument();
    answer.resolve({ token });
    await waitFor(() => expect(shown?.address()).toBe('/gmailer'));
    expect(shown?.api.calls.filter(({ url }) => url === PATH).map(({ body }) => body)).toEqual([
      { user: 'usr_test', code: 'the-code', state: 'the-state' },
    ]);
    expect(shown?.platform.tokens?.getItem('jwtToken')).toBe(token);
  });

  test.each([
    ['of another state', { state: 'the-state', callback: PATH }, '?code=c&state=another'],
    ['that nobody waits for', undefined, '?code=c&state=the-state'],
    ['without a code', { state: 'the-state', callback: PATH }, '?state=the-state'],
    [
      'for a callback that is not ours',
      { state: 'the-state', callback: 'https://evil.example/api/gmailer/auth/callback' },
      '?code=c&state=the-state',
    ],
  ])('%s is refused; nothing is sent', async (_, pending, search) => {
    if (pending !== undefined) keepPending(pending);
    await finish({}, search);
    expect(await screen.findByText(/does not belong to a sign-in that was begun here/)).toBeInTheDocument();
    expect(shown?.api.calls.some(({ url }) => url.includes('callback'))).toBe(false);
  });

  test('says when the permission was not given, and reports it', async () => {
    keepPending({ state: 'the-state', callback: PATH });
    await finish({}, '?error=access_denied&state=the-state');
    expect(await screen.findByText('The permission was not given. Nothing has changed.')).toBeInTheDocument();
    await waitFor(() => expect(reported()).toHaveLength(1));
  });

  test('that fails on our side can be begun once more', async () => {
    keepPending({ state: 'the-state', callback: PATH });
    await finish({ 'POST /api/gmailer/auth/callback': () => fail({ status: 503, code: 'unavailable' }) }, '?code=c&state=the-state');
    expect(await screen.findByText('Gmail was not connected')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Begin once more' })).toHaveAttribute('href', '/authorize-oauth');
  });
});
