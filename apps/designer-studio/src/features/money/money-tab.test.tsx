import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, type RenderedScreen } from '@orime/testing';
import { usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard, page } from '../../dashboard.fixture.tsx';
import { commissionInvoice, salesInvoice } from '../../sample-studio.fixture.ts';

/** What comes with its first press is compiled then. */
const LAZY = { timeout: 20_000 };
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const open = async (api: Parameters<typeof openDashboard>[0] = {}, language: 'en' | 'jp' = 'en') =>
  (shown = await openDashboard(api, { tab: 'money', language }));

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('commission invoices', () => {
  test('are those of the months that are over', async () => {
    const { user, api } = await open({
      'GET /api/invoice/mine': () => page([commissionInvoice()]),
      'GET /api/invoice/id/:id/pdf': () => fail({ status: 404, code: 'not_found' }),
    });
    const invoices = await region('Commission invoices');
    expect(await invoices.findByText('October 2026')).toBeInTheDocument();
    await user.click(invoices.getByRole('button', { name: 'Invoice INV2026-4 (PDF)' }));
    expect(await invoices.findByRole('alert')).toBeInTheDocument();
    expect(api.calls.at(-1)?.url).toBe('/api/invoice/id/inv_4/pdf?lang=en');
  });

  test('that cannot be read can be asked for again', async () => {
    const { user, api } = await open({ 'GET /api/invoice/mine': () => fail({ status: 500, code: 'internal' }) });
    const retry = await (await region('Commission invoices')).findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/invoice/mine': () => page([commissionInvoice()]) });
    await user.click(retry);
    expect(await screen.findByText('October 2026')).toBeInTheDocument();
  });

  test('say when the first one comes', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeInTheDocument();
  });
});

describe('invoices to buyers', () => {
  test('are listed with their credit notes, and downloaded', async () => {
    const { user, api } = await open({
      'GET /api/invoice/seller': () =>
        page([
          salesInvoice({
            id: 'inv_6',
            number: 'INV2026-6',
            kind: 'credit_note',
            status: 'paid',
            relatedNumber: 'INV2026-5',
            total: usd(-32_000),
          }),
          salesInvoice(),
        ]),
      'GET /api/invoice/id/:id/pdf': () => fail({ status: 404, code: 'not_found' }),
    });
    const list = within(await screen.findByRole('list', { name: 'Invoices to your buyers' }));
    const [note, invoice] = list.getAllByRole('listitem');
    expect(note).toHaveTextContent(/Credit note INV2026-6.*credits INV2026-5.*-\$320/);
    expect(invoice).toHaveTextContent(/Invoice INV2026-5Overdue.*order OR-1, Ada Guest.*\$320/);
    await user.click(list.getByRole('button', { name: 'INV2026-5 PDF' }));
    expect(await (await region('Invoices to your buyers')).findByRole('alert')).toBeInTheDocument();
    expect(api.calls.at(-1)?.url).toBe('/api/invoice/id/inv_5/pdf?lang=en');
  });

  test('go on over pages', async () => {
    const { user, api } = await open({ 'GET /api/invoice/seller': () => ({ items: [salesInvoice()], total: 41, page: 1 }) });
    const invoices = await region('Invoices to your buyers');
    await user.click(await invoices.findByRole('link', { name: /3/ }));
    await waitFor(() => expect(api.calls.some(({ url }) => url === '/api/invoice/seller?limit=20&page=3')).toBe(true));
  });

  test('that cannot be read can be asked for again, and say when the first one comes', async () => {
    const { user, api } = await open({ 'GET /api/invoice/seller': () => fail({ status: 500, code: 'internal' }) });
    const invoices = await region('Invoices to your buyers');
    const retry = await invoices.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/invoice/seller': () => page([]) });
    await user.click(retry);
    expect(await invoices.findByRole('heading', { name: 'Nobody has been billed yet' })).toBeInTheDocument();
  });
});

describe('payout details', () => {
  const saved = { country: 'JP', ending: '67', updatedAt: '2026-11-20T03:00:00.000Z' };

  test('are asked for, sent with the password, and then shown masked', async () => {
    let isFresh = false;
    const { user, api } = await open({
      'POST /api/payout/details': () => (isFresh ? { details: saved } : fail({ status: 403, code: 'reauth_required' })),
      'POST /api/users/reauth': () => {
        isFresh = true;
        return { until: '2026-11-23T16:00:00.000Z' };
      },
    });
    const details = await region('Where we pay you');
    expect(await details.findByText(/do not know yet where to pay you/)).toBeInTheDocument();
    await user.click(details.getByRole('button', { name: 'Enter payout details' }));
    const form = within(screen.getByRole('form', { name: 'Where we pay you' }));
    await user.click(form.getByRole('button', { name: 'Save payout details' }));
    expect(await form.findByRole('combobox', { name: 'Country of the bank' })).toBeInvalid();
    expect(form.getByRole('textbox', { name: 'Bank details' })).toBeInvalid();
    await user.selectOptions(form.getByRole('combobox', { name: 'Country of the bank' }), 'Japan');
    await user.type(form.getByRole('textbox', { name: 'Bank details' }), ' Ginza branch 1234567 ');
    await user.click(form.getByRole('button', { name: 'Save payout details' }));
    const dialog = within(await screen.findByRole('dialog', {}, LAZY));
    api.use({ 'GET /api/payout/details': () => ({ details: saved }) });
    await user.type(dialog.getByLabelText('Password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await details.findByText('Account ending in 67, Japan. Entered on Nov 20, 2026.')).toBeInTheDocument();
    const bodies = api.calls.filter(({ url, method }) => method === 'POST' && url === '/api/payout/details').map(({ body }) => body);
    expect(bodies).toEqual([
      { country: 'JP', text: 'Ginza branch 1234567' },
      { country: 'JP', text: 'Ginza branch 1234567' },
    ]);
    expect(JSON.stringify(localStorage)).not.toContain('1234567');
  });

  test('are replaced from nothing, in Japanese too', async () => {
    const { user } = await open({ 'GET /api/payout/details': () => ({ details: { ...saved, ending: '' } }) }, 'jp');
    const details = await region('お振込先');
    expect(await details.findByText(/^日本の口座。/)).toBeInTheDocument();
    await user.click(details.getByRole('button', { name: 'お振込先を変更する' }));
    expect(screen.getByRole('textbox', { name: '口座情報' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'キャンセル' }));
    expect(screen.queryByRole('textbox', { name: '口座情報' })).toBeNull();
  });

  test('that cannot be read can be asked for again', async () => {
    const { user, api } = await open({ 'GET /api/payout/details': () => fail({ status: 500, code: 'internal' }) });
    const retry = await (await region('Where we pay you')).findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/payout/details': () => ({ details: saved }) });
    await user.click(retry);
    await waitFor(() => expect(screen.getByText(/^Account ending in 67/)).toBeInTheDocument());
  });
});
