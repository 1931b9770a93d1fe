import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen } from '@orime/testing';
import { sampleInvoice } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { credited, creditNote, invoicePage, partlyPaid } from '../../sample-invoices.fixture.ts';
import { company, locales } from '../../sample-styles.fixture.ts';
import BuyerDashboardScreen from './buyer-dashboard-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const nobody = () => ({ items: [], total: 0, page: 1 });

async function open(api: ApiHandlers, at = '/buyer/dashboard', options: { readonly language?: 'en' | 'jp' } = {}): Promise<RenderedScreen> {
  shown = await renderScreen(BuyerDashboardScreen, {
    route: routes.find((route) => route.path === '/buyer/dashboard') ?? routes[0],
    at,
    locales,
    signedIn: { type: 'buyer' },
    ...options,
    api: { 'GET /api/buyer': () => company(), 'GET /api/buyer/member': nobody, 'GET /api/buyer/invitation': nobody, ...api },
  });
  return shown;
}

const section = async (name = 'Invoices') => within(await screen.findByRole('region', { name }));
const fileOf = (paper: string) => screen.findByRole('button', { name: `${paper} PDF` });
const rowOf = async (paper: string) => within((await fileOf(paper)).closest('li') ?? document.body);

describe('the invoices of a company', () => {
  test('say what they are about, what is open until when, and where they stand', async () => {
    const { api } = await open({
      'GET /api/invoice/mine': () => invoicePage([creditNote, credited, partlyPaid, sampleInvoice({ status: 'overdue' })]),
    });
    const late = await rowOf('Invoice INV2026-1');
    for (const text of ['Overdue', 'Order WO1001 · Oct 1, 2026', 'Oct 31, 2026']) expect(late.getByText(text)).toBeInTheDocument();
    const partly = await rowOf('Invoice INV2026-2');
    for (const text of ['Partly paid', '$1,200', '$840']) expect(partly.getByText(text)).toBeInTheDocument();
    const taken = await rowOf('Invoice INV2026-3');
    for (const text of ['Credited', '$360 that was paid of it is owed back to you.']) expect(taken.getByText(text)).toBeInTheDocument();
    const note = await rowOf('Credit note CN2026-1');
    for (const text of ['-$1,200', 'Takes back INV2026-3']) expect(note.getByText(text)).toBeInTheDocument();
    for (const row of [taken, note]) expect(row.queryByText('Due')).not.toBeInTheDocument();
    expect(api.calls.some(({ url }) => url === '/api/invoice/mine?company=true&limit=10&page=1')).toBe(true);
  });

  test.each([
    ['en', 'Invoice INV2026-1 PDF'],
    ['jp', '請求書 INV2026-1 PDF'],
  ] as const)('are had as a file in %s; one that cannot be had says so', async (language, name) => {
    const { user, api } = await open(
      {
        'GET /api/invoice/mine': () => invoicePage([sampleInvoice()]),
        'GET /api/invoice/id/:id/pdf': () => fail({ status: 404, code: 'not_found' }),
      },
      undefined,
      { language },
    );
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(api.calls.at(-1)?.url).toBe(`/api/invoice/id/inv_1/pdf?lang=${language}`);
  });

  test('come page by page', async () => {
    const { user, address } = await open({
      'GET /api/invoice/mine': ({ url }) =>
        url.includes('page=2') ? invoicePage([partlyPaid], { total: 11, page: 2 }) : invoicePage([sampleInvoice()], { total: 11 }),
    });
    await user.click(await (await section()).findByRole('link', { name: 'Page 2' }));
    expect(await fileOf('Invoice INV2026-2')).toBeInTheDocument();
    expect(address()).toBe('/buyer/dashboard?page=2');
    expect(screen.getByRole('heading', { name: 'Invoices' })).toHaveFocus();
    expect(screen.queryByText(/INV2026-1/)).not.toBeInTheDocument();
  });

  test('before there are any, are announced', async () => {
    await open({ 'GET /api/invoice/mine': () => invoicePage([]) });
    expect(await (await section()).findByRole('heading', { name: 'No invoices yet' })).toBeInTheDocument();
  });

  test('when they cannot be read, the rest stays and they are read again', async () => {
    const { user, api } = await open({ 'GET /api/invoice/mine': () => fail({ status: 400, code: 'internal' }) });
    const again = await (await section()).findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Kumo' })).toBeInTheDocument();
    api.use({ 'GET /api/invoice/mine': () => invoicePage([sampleInvoice()]) });
    await user.click(again);
    expect(await fileOf('Invoice INV2026-1')).toBeInTheDocument();
  });
});

describe('the link of a mail', () => {
  test('opens on its invoice', async () => {
    await open({ 'GET /api/invoice/mine': () => invoicePage([sampleInvoice(), partlyPaid]) }, '/buyer/dashboard?invoice=inv_2');
    await waitFor(() => expect(document.activeElement?.id).toBe('invoice-inv_2'));
  });

  test('opens on one of another page as well', async () => {
    const { api } = await open(
      { 'GET /api/invoice/mine': () => invoicePage([sampleInvoice()], { total: 30 }), 'GET /api/invoice/id/:id': () => partlyPaid },
      '/buyer/dashboard?invoice=inv_2',
    );
    await waitFor(() => expect(document.activeElement?.id).toBe('invoice-inv_2'));
    expect(await fileOf('Invoice INV2026-1')).toBeInTheDocument();
    expect(api.calls.filter(({ url }) => url === '/api/invoice/id/inv_2')).toHaveLength(1);
  });

  test('to the invoice of somebody else says that it is none of this company', async () => {
    await open(
      {
        'GET /api/invoice/mine': () => invoicePage([sampleInvoice()]),
        'GET /api/invoice/id/:id': () => fail({ status: 404, code: 'not_found' }),
      },
      '/buyer/dashboard?invoice=inv_9',
    );
    expect(await screen.findByText(/not among this company's/)).toBeInTheDocument();
  });
});

describe('the credit of a company', () => {
  const yen = (priceMinor: number) => ({ price: priceMinor, priceMinor, currency: 'JPY' as const });

  test('is told with what is used of it', async () => {
    await open({
      'GET /api/buyer': () => company({ verification: 'verified', terms: 'net30', creditLimit: yen(1_000_000), creditUsed: yen(240_000) }),
      'GET /api/invoice/mine': () => invoicePage([]),
    });
    expect(await screen.findByText('¥1,000,000: ¥240,000 used, ¥760,000 left')).toBeInTheDocument();
  });

  test('is not mentioned where there is none', async () => {
    await open({ 'GET /api/buyer': () => company({ verification: 'verified' }), 'GET /api/invoice/mine': () => invoicePage([]) });
    expect(await screen.findByText('Verified buyer')).toBeInTheDocument();
    expect(screen.queryByText('Credit limit')).not.toBeInTheDocument();
  });
});
