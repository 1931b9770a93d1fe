import { afterEach, describe, expect, test } from '@jest/globals';
import type { Onboarding } from '@orime/contracts/api/profile';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleUser } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { commissionInvoice, locales, onboarding, ownDesign, ownProfile, sellerOrder } from '../../sample-studio.fixture.ts';
import DashboardScreen from './dashboard-screen.tsx';

const route = routes[2];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const page = <Item,>(items: readonly Item[]) => ({ items, total: items.length, page: 1 });
const me = (emailVerified: boolean, type: 'designer' | 'producer' = 'designer') =>
  sampleUser({ email: 'ren@example.com', name: 'Ren', type, emailVerified });
const base: ApiHandlers = {
  'GET /api/profile': () => ownProfile(),
  'GET /api/design/mine': () => page([ownDesign()]),
  'GET /api/order/seller': () => page([sellerOrder()]),
  'GET /api/invoice/mine': () => page([]),
  'GET /api/users/me': () => me(true),
  'GET /api/profile/onboarding': () => onboarding([]),
};

async function open(
  api: ApiHandlers = {},
  type: 'designer' | 'consumer' | 'buyer' | 'producer' = 'designer',
  staffRole: 'none' | 'admin' = 'none',
) {
  shown = await renderScreen(DashboardScreen, { route, locales, signedIn: { type, staffRole, name: 'Ren' }, api: { ...base, ...api } });
  return shown;
}

describe('a designer', () => {
  test('sees what sells and what is left of it', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Noren Dress' })).toHaveAttribute('href', '/designs/noren-dress');
    expect(screen.getByText('M: 2')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Ren House' })).toBeInTheDocument();
  });

  test('sends an order with carrier and tracking number', async () => {
    const { user, api } = await open({ 'POST /api/order/fulfill/id/:id': () => sellerOrder({ status: 'shipped' }) });
    await user.click(await screen.findByRole('button', { name: 'Send it' }));
    const form = screen.getByRole('form', { name: 'Parcel of order 1001-1' });
    await user.type(within(form).getByRole('textbox', { name: 'Carrier' }), 'Yamato');
    await user.type(within(form).getByRole('textbox', { name: 'Tracking number' }), '123');
    api.use({
      'GET /api/order/seller': () =>
        page([
          sellerOrder({
            status: 'shipped',
            viewer: { canCancel: false, canProcess: false, canFulfil: false, canDeliver: true, canInvoice: true },
          }),
        ]),
    });
    await user.click(within(form).getByRole('button', { name: 'Mark as sent' }));
    expect(await screen.findByRole('button', { name: 'Mark as delivered' })).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ carrier: 'Yamato', tracking: '123' });
  });

  test('has the invoice of an order and the credit notes of its refunds as files; one that cannot be had says so', async () => {
    const refunds = [
      {
        id: 'rfd_1',
        amount: { price: 120, priceMinor: 12_000, currency: 'USD' as const },
        status: 'done' as const,
        at: '2026-11-21T03:00:00.000Z',
        creditNote: { id: 'inv_2', number: 'CN2026-7' },
      },
    ];
    const { user, api } = await open({
      'GET /api/order/seller': () => page([sellerOrder({ refunds })]),
      'GET /api/order/id/:id/invoice.pdf': () => fail({ status: 404, code: 'not_found' }),
    });
    const papers = within(await screen.findByRole('list', { name: 'Documents of order 1001-1' }));
    expect(papers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Invoice (PDF)', 'Credit note CN2026-7, $120']);
    await user.click(papers.getByRole('button', { name: /^Credit note/ }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(api.calls.at(-1)?.url).toContain('/invoice.pdf?lang=en&refund=rfd_1');
  });

  test('has the commission invoices of the months that are over', async () => {
    const { user, api } = await open({
      'GET /api/invoice/mine': () => page([commissionInvoice()]),
      'GET /api/invoice/id/:id/pdf': () => fail({ status: 404, code: 'not_found' }),
    });
    const invoices = within(await screen.findByRole('region', { name: 'Commission invoices' }));
    expect(invoices.getByText('October 2026')).toBeInTheDocument();
    await user.click(invoices.getByRole('button', { name: 'Invoice INV2026-4 (PDF)' }));
    expect(await invoices.findByRole('alert')).toBeInTheDocument();
    expect(api.calls.at(-1)?.url).toBe('/api/invoice/id/inv_4/pdf?lang=en');
  });

  test('whose commission invoices cannot be read may try again', async () => {
    const { user, api } = await open({ 'GET /api/invoice/mine': () => fail({ status: 500, code: 'internal' }) });
    const retry = await within(await screen.findByRole('region', { name: 'Commission invoices' })).findByRole('button', {
      name: 'Try again',
    });
    api.use({ 'GET /api/invoice/mine': () => page([commissionInvoice()]) });
    await user.click(retry);
    expect(await screen.findByText('October 2026')).toBeInTheDocument();
  });

  test('hides a design', async () => {
    const { user, api } = await open({ 'POST /api/design/hide/id/:id': () => ownDesign({ hidden: true }) });
    const button = await screen.findByRole('button', { name: 'Hide Noren Dress' });
    api.use({ 'GET /api/design/mine': () => page([ownDesign({ hidden: true })]) });
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Show Noren Dress' })).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ hidden: true });
  });

  test('sees an order as sent at once, and as it was when the server refuses', async () => {
    let refuse: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (refuse = resolve));
    const { user, api } = await open({
      'POST /api/order/fulfill/id/:id': async () => {
        await held;
        return fail({ status: 409, code: 'conflict' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send it' }));
    const form = screen.getByRole('form', { name: 'Parcel of order 1001-1' });
    await user.dblClick(within(form).getByRole('button', { name: 'Mark as sent' }));
    const card = screen.getByRole('article', { name: 'Order 1001-1' });
    expect(await within(card).findByText('Sent')).toBeInTheDocument();
    refuse();
    expect(await within(card).findByRole('alert')).toBeInTheDocument();
    expect(within(card).queryByText('Sent')).not.toBeInTheDocument();
    expect(api.calls.filter(({ url }) => url.includes('/fulfill/'))).toHaveLength(1);

    api.use({
      'POST /api/order/fulfill/id/:id': () =>
        sellerOrder({
          status: 'shipped',
          viewer: { canCancel: false, canProcess: false, canFulfil: false, canDeliver: true, canInvoice: true },
        }),
    });
    await user.click(within(form).getByRole('button', { name: 'Mark as sent' }));
    expect(await within(card).findByText('Order 1001-1 is on its way.')).toBeInTheDocument();
    expect(within(card).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('with an unconfirmed address can ask for another mail', async () => {
    const { user, api } = await open({
      'GET /api/users/me': () => me(false),
      'POST /api/users/send-email-verification': () => ({ ok: true, queued: true, retryAfterSeconds: 60 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ren@example.com', locale: 'en' });
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  });

  test('is told when a mail was asked for a moment ago, and how long to wait', async () => {
    const { user } = await open({
      'GET /api/users/me': () => me(false),
      'POST /api/users/send-email-verification': () => ({ ok: true, queued: false, retryAfterSeconds: 31 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('A link was asked for less than a minute ago. Please look for that mail first.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Send again in 3[01] s$/ })).toBeDisabled();
  });

  test('can try again after a failure', async () => {
    const { user, api } = await open({ 'GET /api/profile': () => fail({ status: 500, code: 'internal' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/profile': () => ownProfile() });
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ren House' })).toBeInTheDocument();
  });
});

test.each([
  ['consumer', 'none', '/consumer/dashboard'],
  ['buyer', 'none', '/buyer/dashboard'],
  ['designer', 'admin', '/admin/update-all-designs'],
] as const)('a %s with staff role %s goes to %s', async (type, staffRole, path) => {
  const { address } = await open({}, type, staffRole);
  expect(address()).toBe(path);
});

describe('before a shop opens', () => {
  const inReview = { 'GET /api/profile': () => ownProfile({ status: 'in_review' }) };
  const opening = () => screen.findByRole('region', { name: 'Before your shop opens' });

  test('a designer sees what is done, and links to what is not', async () => {
    const { user, api } = await open({
      ...inReview,
      'GET /api/profile/onboarding': () => onboarding(['email', 'pictures', 'agreement', 'designs']),
      'POST /api/users/send-email-verification': () => ({ ok: true, queued: true, retryAfterSeconds: 60 }),
    });
    const card = within(await opening());
    expect(await card.findByText('2 of 5 required steps done')).toBeInTheDocument();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('(done)'))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Accept the vendor agreement', '/vendor-agreement'],
      ['Hand in your first design', '/add-design'],
    ]);
    expect(card.getByText('Not needed to open. The page for this is not there yet.')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Send the link again' }));
    expect(await card.findByText('A new link is on its way.')).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('who has no profile yet begins with it', async () => {
    await open({
      'GET /api/profile': () => fail({ status: 404, code: 'not_found' }),
      'GET /api/profile/onboarding': () => onboarding(['profile', 'designs'], null),
    });
    expect(await within(await opening()).findByRole('link', { name: 'Create your profile' })).toHaveAttribute('href', '/create-profile');
  });

  test('nothing is left but the review once all is done', async () => {
    await open({ ...inReview, 'GET /api/profile/onboarding': () => onboarding(['pictures']) });
    expect(await screen.findByText(/Everything is done. Your profile is in review/)).toBeInTheDocument();
    expect(screen.queryByText('Before your shop opens')).not.toBeInTheDocument();
  });

  test('an open shop is asked nothing', async () => {
    const { api } = await open();
    await screen.findByRole('link', { name: 'Noren Dress' });
    expect(api.calls.some(({ url }) => url.includes('onboarding'))).toBe(false);
  });

  test('the list can be tried again, in Japanese', async () => {
    shown = await renderScreen(DashboardScreen, {
      route,
      locales,
      language: 'jp',
      signedIn: { type: 'designer', name: 'Ren' },
      api: { ...base, ...inReview, 'GET /api/profile/onboarding': () => fail({ status: 500, code: 'internal' }) },
    });
    const again = await screen.findByRole('button', { name: '再試行' });
    shown.api.use({ 'GET /api/profile/onboarding': () => onboarding(['agreement']) });
    await shown.user.click(again);
    expect(await screen.findByRole('link', { name: '出店規約に同意する' })).toHaveAttribute('href', '/vendor-agreement');
  });
});

describe('a producer', () => {
  const items: Onboarding['items'] = [
    { key: 'email', required: true, done: true, path: '/dashboard' },
    { key: 'profile', required: true, done: false, path: '/create-producer' },
    { key: 'certifications', required: false, done: false, path: '/edit-profile-producer' },
  ];

  test('is led to a page of the workshop', async () => {
    await open(
      { 'GET /api/profile/onboarding': () => ({ items, isReady: false, status: null }), 'GET /api/users/me': () => me(true, 'producer') },
      'producer',
    );
    expect(await screen.findByRole('link', { name: 'Create your producer page' })).toHaveAttribute('href', '/create-producer');
    expect(screen.getByText('Be found by designers')).toBeInTheDocument();
  });

  test.each([
    ['in_review', 'Everything is done. Your page is in review; afterwards it stands in the directory and on the world map.'],
    ['approved', 'Your workshop is open'],
    ['suspended', 'Your profile is suspended and cannot be seen. Please contact us.'],
  ] as const)('whose page is %s reads so', async (status, words) => {
    await open(
      { 'GET /api/profile/onboarding': () => ({ items: [], isReady: true, status }), 'GET /api/users/me': () => me(true, 'producer') },
      'producer',
    );
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText('Before your shop opens')).not.toBeInTheDocument();
  });
});
