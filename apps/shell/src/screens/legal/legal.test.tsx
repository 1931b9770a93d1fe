import { afterEach, describe, expect, test } from '@jest/globals';
import type { Consent, Policy } from '@orime/contracts/api/site/site';
import { fail } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';
import { SAMPLE_POLICY } from '../../test/samples.ts';

let page: RenderedPage;
afterEach(() => page.close());

const policy = (slug: string): Policy => ({ ...SAMPLE_POLICY, slug });
const open = async (path: string, slug: string, options: RenderPageOptions = {}) => {
  page = await renderPage({ at: path, data: { [`/api/policy/${slug}`]: policy(slug) }, ...options });
};
const AGREEMENT = { version: '2026-09-01', acceptedAt: null };

describe('the vendor agreement', () => {
  test('invites visitors to sign in and come back', async () => {
    await open('/vendor-agreement', 'vendor');
    expect(await screen.findByRole('link', { name: 'Sign in to accept' })).toHaveAttribute('href', '/login?returnTo=%2Fvendor-agreement');
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  test('asks nothing of those who do not sell', async () => {
    await open('/vendor-agreement', 'vendor', { signedIn: { type: 'consumer' } });
    expect(await screen.findByText(/Your account needs to accept nothing/)).toBeInTheDocument();
  });

  test('is accepted by a designer in the version that was read', async () => {
    await open('/vendor-agreement', 'vendor', {
      signedIn: { type: 'designer' },
      api: {
        'GET /api/profile/agreement': () => AGREEMENT,
        'POST /api/profile/accept-agreement': () => ({ ...AGREEMENT, acceptedAt: '2026-11-20T12:00:00.000Z' }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('You accepted version 2026-09-01 on November 20, 2026.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To your dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(page.api.calls.find(({ url }) => url.includes('accept-agreement'))?.body).toEqual({ version: '2026-09-01' });
  });

  test('says when the text has changed meanwhile', async () => {
    await open('/vendor-agreement', 'vendor', {
      signedIn: { type: 'producer' },
      api: {
        'GET /api/profile/agreement': () => AGREEMENT,
        'POST /api/profile/accept-agreement': () => fail({ status: 409, code: 'conflict' }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/A newer version is in force/)).toBeInTheDocument();
  });
});

describe('the privacy policy', () => {
  test('lists what the browser keeps and lets the choice be changed', async () => {
    await open('/privacy-policy', 'privacy', {
      api: { 'POST /api/consent': () => ({ consents: [] }), 'GET /api/consent': () => ({ consents: [] }) },
    });
    const table = await screen.findByRole('table', { name: 'What your browser keeps for us' });
    for (const name of ['jwtToken', 'root', 'orime_lang', 'orime_theme', 'orime_market', 'orime_gender'])
      expect(within(table).getByText(name)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Change my consent' }));
    const settings = await screen.findByRole('dialog', { name: 'Cookie settings' });
    await page.user.click(within(settings).getByRole('button', { name: 'Refuse' }));
    expect(page.platform.root.getState().cookiesAccepted).toBe(false);
    expect(screen.getByText('You asked us not to count your visits. Nothing is sent.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Ask for your data' })).toBeInTheDocument();
  });

  test('says since when the choice is recorded, also one that was made just now, and never the date of another choice', async () => {
    const records: Consent[] = [{ kind: 'analytics', value: true, version: '2', at: '2026-11-03T12:00:00.000Z' }];
    await open('/privacy-policy', 'privacy', {
      signedIn: { type: 'consumer' },
      api: {
        'GET /api/consent': () => ({ consents: records }),
        'POST /api/consent': ({ body }) => {
          records.splice(0, 1, { kind: 'analytics', value: body.value, version: '2', at: '2026-11-28T12:00:00.000Z' });
          return { consents: records };
        },
      },
    });
    const panel = within(await screen.findByRole('region', { name: 'Counting visits' }));
    expect(await panel.findByText('Recorded on November 3, 2026.')).toBeInTheDocument();
    await page.user.click(panel.getByRole('button', { name: 'Change my consent' }));
    await page.user.click(within(await screen.findByRole('dialog', { name: 'Cookie settings' })).getByRole('button', { name: 'Refuse' }));
    expect(screen.queryByText('Recorded on November 3, 2026.')).not.toBeInTheDocument();
    expect(await panel.findByText('Recorded on November 28, 2026.', {}, { timeout: 5_000 })).toBeInTheDocument();
  });

  test('asks for no record of a browser that has none', async () => {
    await open('/privacy-policy', 'privacy');
    expect(await screen.findByText(/You agreed that we count/)).toBeInTheDocument();
    expect(page.api.calls.filter(({ url }) => url.includes('/api/consent'))).toEqual([]);
  });
});

describe('the return policy', () => {
  test('leads guests to where an order is looked up, and tells each market its price', async () => {
    const market = {
      taxRateBp: 0,
      taxIncluded: false,
      shippingExpressMinor: 3000,
      freeShippingFromMinor: 15_000,
      shippingStandardMinor: 1500,
    };
    const markets = [
      { ...market, code: 'US', currency: 'USD', returnFeeMinor: 900 },
      { ...market, code: 'JP', currency: 'JPY' },
    ];
    await open('/return-policy', 'returns', {
      data: {
        '/api/policy/returns': policy('returns'),
        '/api/settings/public': { termsVersion: '1', markets, returnWindowDays: 14, holdMinutes: 10 },
      },
    });
    const table = await screen.findByRole('table', { name: 'By market' });
    expect(within(table).getByRole('row', { name: /Return within/ })).toHaveTextContent('14 days of delivery');
    expect(within(table).getByRole('row', { name: /Parcel back/ })).toHaveTextContent('$9¥1,500');
    expect(page.api.calls.filter(({ url }) => url.includes('settings'))).toEqual([]);
  });
});
