import { afterEach, describe, expect, test } from '@jest/globals';
import type { Return } from '@orime/contracts/api/selling/return';
import { fail } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleReturn, usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../../dashboard.fixture.tsx';

const address = { name: 'Ren House', line1: '4-1 Bukkoji', city: 'Kyoto', postal: '600-8080', country: 'JP' };
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const counted = (items: readonly Return[]) => ({
  items: [...items],
  total: items.length,
  page: 1,
  statuses: [...new Set(items.map(({ status }) => status))].map((status) => ({
    status,
    count: items.filter((each) => each.status === status).length,
  })),
});

/** The tab as it is opened from the list, and from the mail about one return. */
async function open(entry: Return, api: ApiHandlers = {}, options: { language?: 'en' | 'jp' } = {}): Promise<RenderedScreen> {
  shown = await openDashboard(
    {
      'GET /api/return/seller': () => counted([entry]),
      'GET /api/return/id/:id': () => entry,
      'GET /api/return/address': () => ({ address }),
      ...api,
    },
    { tab: 'returns', ...options },
  );
  return shown;
}

async function openDetail(entry: Return, api: ApiHandlers = {}): Promise<RenderedScreen> {
  const opened = await open(entry, api);
  await opened.user.click(await screen.findByRole('link', { name: `Return ${entry.number}` }));
  await screen.findByRole('list', { name: `Progress of return ${entry.number}` });
  return opened;
}

const moves = ({ api }: RenderedScreen) => api.calls.filter(({ url }) => url.startsWith('/api/return/status')).map(({ body }) => body);

describe('a seller’s returns', () => {
  test('are listed with what they give back, and filtered by status and number in the address', async () => {
    const { user, api, address: at } = await open(sampleReturn());
    expect(await screen.findByText('Waits for your answer')).toBeInTheDocument();
    expect(screen.getByText('$210')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'requested');
    await waitFor(() => expect(at()).toBe('/dashboard?tab=returns&status=requested'));
    await user.type(screen.getByRole('searchbox', { name: /Number or e-mail/ }), 'RT1{Enter}');
    await waitFor(() => expect(api.calls.at(-1)?.search.get('q')).toBe('RT1'));
    expect(api.calls.at(-1)?.search.get('status')).toBe('requested');
  });

  test('are none: the tab says what will come; a failed list is read again', async () => {
    const { user, api } = await open(sampleReturn(), { 'GET /api/return/seller': () => fail({ status: 500, code: 'internal' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/return/seller': () => counted([]) });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'No returns' })).toBeInTheDocument();
  });

  test('need an address before the first is accepted', async () => {
    let saved: typeof address | null = null;
    const { user, api } = await openDetail(sampleReturn(), {
      'GET /api/return/address': () => ({ address: saved }),
      'POST /api/return/status/id/:id': () => fail({ status: 422, code: 'return_address_missing' }),
      'POST /api/return/address': ({ body }) => {
        saved = body.address as typeof address;
        return { address: body.address };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Accept the return' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add the return address' }));
    const form = within(screen.getByRole('form', { name: 'Returns go to' }));
    await user.selectOptions(form.getByRole('combobox', { name: /^Country/ }), 'JP');
    for (const [name, text] of [
      [/^Full name/, address.name],
      [/^Postal code/, '600'],
      [/^City/, address.city],
      [/^Address/, address.line1],
    ] as const)
      await user.type(form.getByRole('textbox', { name }), text);
    const saves = () => api.calls.filter(({ method, url }) => method === 'POST' && url === '/api/return/address');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/Postal code/);
    expect(saves()).toEqual([]);
    // The rest of the code tells the prefecture, which nobody has chosen.
    await user.type(form.getByRole('textbox', { name: /^Postal code/ }), '-8080');
    await user.dblClick(form.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText(/4-1 Bukkoji/)).toBeInTheDocument();
    expect(saves().map(({ body }) => body)).toEqual([{ address: { ...address, region: '京都府' } }]);
  });

  test('are accepted with or without words, and refused with words only', async () => {
    const opened = await openDetail(sampleReturn(), { 'POST /api/return/status/id/:id': () => sampleReturn({ status: 'declined' }) });
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: 'Do not accept' }));
    expect(await screen.findAllByText('Tell the customer why.')).not.toHaveLength(0);
    expect(moves(opened)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Words to the customer/ }), 'It was worn.');
    await user.click(screen.getByRole('button', { name: 'Do not accept' }));
    await waitFor(() => expect(moves(opened)).toEqual([{ status: 'declined', answer: 'It was worn.' }]));
  });

  test('arrive, are looked at garment by garment, and wait for the marketplace', async () => {
    let entry = sampleReturn({ status: 'approved' });
    const opened = await openDetail(entry, {
      'GET /api/return/id/:id': () => entry,
      'POST /api/return/status/id/:id': ({ body }) => {
        entry = { ...entry, status: body.status };
        return entry;
      },
    });
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: 'The parcel has arrived' }));
    const form = within(await screen.findByRole('form', { name: 'What has arrived' }));
    expect(form.getByRole('checkbox')).toBeChecked();
    await user.click(form.getByRole('radio', { name: 'Worn' }));
    expect(form.getByRole('checkbox')).not.toBeChecked();
    await user.click(form.getByRole('radio', { name: 'As new' }));
    await user.click(form.getByRole('button', { name: 'Save what has arrived' }));
    expect(await screen.findByText(/The marketplace gives the money back next/)).toBeInTheDocument();
    expect(moves(opened)).toEqual([
      { status: 'received' },
      { status: 'inspected', lines: [{ lineId: 'oln_1', condition: 'as_new', restock: true }] },
    ]);
    expect(screen.getByRole('button', { name: 'Refuse the refund' })).toBeInTheDocument();
  });

  test('that were refunded show the amount and the credit note', async () => {
    const { api, user } = await openDetail(
      sampleReturn({ status: 'refunded', refund: usd(21_000), creditNote: { refundId: 'rfd_1', number: 'CN2026-7' } }),
      { 'GET /api/order/id/:id/invoice.pdf': () => fail({ status: 404, code: 'not_found' }) },
    );
    expect(screen.getByText('Refunded: $210')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Credit note CN2026-7 (PDF)' }));
    await waitFor(() => expect(api.calls.at(-1)?.url).toBe('/api/order/id/ord_1/invoice.pdf?lang=en&refund=rfd_1'));
  });

  test('of others are not here', async () => {
    const { user } = await open(sampleReturn(), { 'GET /api/return/id/:id': () => fail({ status: 404, code: 'not_found' }) });
    await user.click(await screen.findByRole('link', { name: 'Return RT1001' }));
    expect(await screen.findByRole('heading', { name: 'This return is not here' })).toBeInTheDocument();
  });

  test('in Japanese', async () => {
    await open(sampleReturn(), {}, { language: 'jp' });
    expect(await screen.findByRole('heading', { level: 2, name: '返品' })).toBeInTheDocument();
    expect(await screen.findByText('回答待ち')).toBeInTheDocument();
  });
});
