import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fail } from '@orime/testing';
import { sampleSignIn, sampleUser } from '@orime/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../../test/render-page.tsx';

const ADMIN = sampleUser({ email: 'kasumi@example.com', name: 'Ito Kasumi', type: null, staffRole: 'admin' });
const OFF = { enrolled: false, required: false, passed: false, recoveryCodesLeft: 0 };
const CODES = ['0a1b2c3d-4e5f6071', '1a1b2c3d-4e5f6071'];

let page: RenderedPage;
const open = async (options: Partial<RenderPageOptions> = {}) =>
  (page = await renderPage({
    at: '/about?account=security',
    signedIn: { staffRole: 'admin' },
    ...options,
    api: { 'GET /api/users/me': () => ADMIN, ...options.api },
  }));
afterEach(() => {
  page.close();
  sessionStorage.clear();
});

describe('the authenticator of staff', () => {
  test('is set up by a drawn secret and a first code, and shows the codes for a lost phone once', async () => {
    let status = OFF;
    await open({
      api: {
        'GET /api/users/totp': () => status,
        'POST /api/users/totp/enrol': ({ body }) => {
          if (body.code === undefined)
            return { secret: 'ABCDEFGHIJKLMNOP', otpauthUrl: 'otpauth://totp/Orime:kasumi?secret=ABCDEFGHIJKLMNOP' };
          status = { ...OFF, enrolled: true, passed: true, recoveryCodesLeft: 2 };
          return { recoveryCodes: CODES };
        },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Set up the app' }));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
    await page.user.type(screen.getByRole('textbox', { name: 'Code shown by the app' }), '12345');
    await page.user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(page.api.calls.filter(({ url }) => url === '/api/users/totp/enrol')).toHaveLength(1);
    await page.user.type(screen.getByRole('textbox', { name: 'Code shown by the app' }), '6');
    await page.user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(CODES[1] ?? '')).toBeInTheDocument();
    expect(decodeURIComponent(screen.getByRole('link', { name: 'Save as a file' }).getAttribute('href') ?? '')).toContain(CODES.join('\n'));
    await page.user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText(CODES[1] ?? '')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Turn off the app' })).toBeInTheDocument();
  });

  test('is taken away after the password', async () => {
    let status = { ...OFF, enrolled: true, passed: true, recoveryCodesLeft: 9 };
    await open({
      api: {
        'GET /api/users/totp': () => status,
        'POST /api/users/reauth': ({ body }) =>
          body.password === 'right'
            ? { until: '2026-01-01T00:00:00Z' }
            : fail({ status: 400, code: 'validation', fields: { password: 'is not right' } }),
        'DELETE /api/users/totp': () => {
          status = OFF;
          return { success: true };
        },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Turn off the app' }));
    const password = await screen.findByLabelText('Password');
    await page.user.type(password, 'wrong{Enter}');
    expect(await screen.findByText('This is not your current password.')).toBeInTheDocument();
    await page.user.clear(password);
    await page.user.type(password, 'right{Enter}');
    expect(await screen.findByRole('button', { name: 'Set up the app' })).toBeInTheDocument();
  });

  test('asks a session that came by a mailed link to sign in again', async () => {
    await open({
      api: {
        'GET /api/users/totp': () => ({ ...OFF, enrolled: true, recoveryCodesLeft: 9 }),
        'POST /api/users/logout': () => ({ success: true }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(page.platform.session.getState().status).toBe('anonymous'));
  });

  test('that cannot be read offers another try', async () => {
    await open({ api: { 'GET /api/users/totp': () => fail({ status: 500, code: 'internal' }) } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    page.api.use({ 'GET /api/users/totp': () => OFF });
    await page.user.click(retry);
    expect(await screen.findByRole('button', { name: 'Set up the app' })).toBeInTheDocument();
  });
});

describe('the second step of signing in', () => {
  const fillIn = async () => {
    await page.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'kasumi@example.com');
    await page.user.type(screen.getByLabelText('Password'), 'orime-demo-2026');
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  };

  test('takes the code, moves focus to it, and goes back to the password when it is over', async () => {
    // The clock stands still: what follows the way back counts however soon it comes.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    let isOver = true;
    await open({
      at: '/login',
      signedIn: undefined,
      api: {
        'POST /api/users/login': () => ({ totpRequired: true, challenge: 'a-challenge' }),
        'POST /api/users/totp': () => (isOver ? fail({ status: 410, code: 'token_used' }) : sampleSignIn(ADMIN)),
      },
    });
    await fillIn();
    expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveFocus();
    await page.user.type(screen.getByRole('textbox', { name: 'Code' }), '123 456');
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(/This took too long/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Back to the password' }));
    isOver = false;
    await page.user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await page.user.type(await screen.findByRole('textbox', { name: 'Code' }), CODES[0] ?? '');
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(page.platform.session.getState().status).toBe('signed-in'));
    expect(page.api.calls.findLast(({ url }) => url === '/api/users/totp')?.body).toEqual({ challenge: 'a-challenge', code: CODES[0] });
    clock.mockRestore();
  });

  test('leads staff without an authenticator to setting it up', async () => {
    await open({
      at: '/login',
      signedIn: undefined,
      api: {
        'POST /api/users/login': () => ({ ...sampleSignIn(ADMIN), totpEnrol: true }),
        'GET /api/users/totp': () => ({ ...OFF, required: true }),
      },
    });
    await fillIn();
    expect(await screen.findByText(/Please set it up to go on/)).toBeInTheDocument();
    expect(page.address()).toBe('/?account=security');
  });
});
