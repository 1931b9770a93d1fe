import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { buyerManager, buyerSummary, staffBuyer } from '../../sample-buyers.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import BuyersScreen from './buyers-screen.tsx';

const route = routeOf('buyers');
let shown: RenderedScreen | undefined;
let undo: () => void = () => {};
beforeEach(() => {
  undo = giveBoxesASize();
});
afterEach(() => {
  shown?.close();
  undo();
  localStorage.clear();
});

/** The lists and the file of one company that waits, and forgets it once it is decided. */
function companies(file = staffBuyer()): ApiHandlers {
  let waiting = [buyerSummary(), buyerSummary({ id: 'byr_2', _id: 'byr_2', tradeName: 'Nami' })];
  return {
    'GET /api/buyer/pending-verification': () => ({ items: waiting, total: waiting.length, page: 1 }),
    'GET /api/buyer/all': () => ({ items: waiting, total: waiting.length, page: 1 }),
    'GET /api/buyer/id/:id': () => file,
    'GET /api/buyer/documents/:id': () => ({ ...onlyPaper(file), url: '/api/file/fil_1?signature=s' }),
    'GET /api/buyer/managers': () => ({ items: [buyerManager()], total: 1, page: 1 }),
    'POST /api/buyer/status/id/:id': ({ body }) => {
      waiting = waiting.filter(({ id }) => id !== file.id);
      return staffBuyer({ verification: body.status, version: 4 });
    },
  };
}

function onlyPaper({ documents: [paper] }: ReturnType<typeof staffBuyer>) {
  if (paper === undefined) throw new Error('the company has sent no paper');
  return paper;
}

async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(BuyersScreen, { route, locales, api, signedIn: { staffRole: 'admin' }, ...options });
  return shown;
}
const decisions = () => shown?.api.calls.filter(({ url, method }) => method === 'POST' && url.includes('/status/')).map(({ body }) => body);
const save = () => screen.getByRole('button', { name: 'Save the decision' });

describe('the list', () => {
  test('shows who waits, and opens a file', async () => {
    const { user, address } = await open(companies());
    const grid = await screen.findByRole('grid', { name: 'Waiting' });
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kumo', 'Nami']);
    await user.click(within(grid).getByRole('link', { name: 'Kumo' }));
    expect(address()).toBe('/admin/buyers?buyer=byr_1');
    expect(await screen.findByRole('heading', { name: 'Kumo' })).toBeInTheDocument();
  });

  test('asks the API for what is filtered, in the list of all', async () => {
    const { api } = await open(companies(), { at: '/admin/buyers?tab=all&f.status=verified&f.name=kumo' });
    await screen.findByRole('grid', { name: 'All companies' });
    expect(api.calls.map(({ url }) => url)).toContain('/api/buyer/all?limit=100&page=1&q=kumo&verification=verified');
  });

  test('says that nobody waits, and what is refused', async () => {
    await open({ ...companies(), 'GET /api/buyer/pending-verification': () => ({ items: [], total: 0, page: 1 }) }, { language: 'jp' });
    expect(await screen.findByRole('heading', { name: '審査待ちの企業はありません' })).toBeInTheDocument();
    shown?.close();
    await open({ 'GET /api/buyer/pending-verification': () => fail({ status: 403, code: 'forbidden' }) }, { signedIn: {} });
    expect(await screen.findByText(/This page is for the people who run the shop/)).toBeInTheDocument();
  });
});

describe('a decision', () => {
  const openFile = (api: ApiHandlers, options: Partial<RenderScreenOptions> = {}) =>
    open(api, { at: '/admin/buyers?buyer=byr_1', ...options });

  test('grants terms and judges papers at once, and takes the company off the list', async () => {
    const { user } = await openFile(companies());
    const facts = within(await screen.findByRole('region', { name: 'Company' }));
    expect(facts.getByText('Number is well formed')).toBeInTheDocument();
    expect(facts.getByText('Number is malformed')).toBeInTheDocument();
    // A paper is read beside the list that judges it.
    await user.click(screen.getByRole('button', { name: 'licence.pdf' }));
    expect(await screen.findByTitle('The paper licence.pdf')).toHaveAttribute('src', '/api/file/fil_1?signature=s&inline=1');
    await user.click(screen.getByRole('button', { name: 'Close the paper' }));
    expect(screen.queryByTitle('The paper licence.pdf')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await user.type(screen.getByLabelText(/Valid until/), '2027-05-31');
    await user.click(screen.getByRole('radio', { name: /^Verify/ }));
    expect(screen.getByRole('combobox', { name: /Terms of payment/ })).toHaveValue('net30');
    await user.click(save());
    // What is owed later needs a limit.
    expect(await screen.findByText('Payment after delivery needs a credit limit above zero.')).toBeInTheDocument();
    const limit = screen.getByRole('textbox', { name: /Credit limit/ });
    await user.clear(limit);
    await user.type(limit, '5000');
    await user.click(save());
    await waitFor(() =>
      expect(decisions()).toEqual([
        {
          status: 'verified',
          terms: 'net30',
          currency: 'USD',
          creditLimit: 500_000,
          documents: [{ id: 'bdc_1', status: 'accepted', note: '', expiresAt: '2027-05-31T23:59:59.000Z' }],
          version: 3,
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Kumo/ })).not.toBeInTheDocument());
  });

  test('without an accepted licence asks once more', async () => {
    const { user } = await openFile(companies(staffBuyer({ requestedTerms: null })));
    await user.click(await screen.findByRole('radio', { name: /^Verify/ }));
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 20_000 });
    expect(decisions()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Verify anyway' }));
    await waitFor(() => expect(decisions()).toHaveLength(1));
  });

  test('of “no” needs its reason in the language of the account', async () => {
    const { user } = await openFile(companies());
    await user.click(await screen.findByRole('radio', { name: /^Ask for more/ }));
    await user.type(screen.getByRole('textbox', { name: /Reason.*English/ }), 'Your licence, please.');
    await user.click(save());
    expect(await screen.findByRole('textbox', { name: /Reason.*Japanese/ })).toBeInvalid();
    expect(decisions()).toEqual([]);
  });

  /** The answer of the API for a version that is not the stored one. */
  const outdated = (expected: number | undefined, version: number) =>
    fail({ status: 409, code: 'conflict', details: { expected, version } });

  test('on what somebody else has decided shows theirs beside mine, and writes over neither unseen', async () => {
    const verified = (changed: Parameters<typeof staffBuyer>[0]) =>
      staffBuyer({ verification: 'verified', creditLimit: usd(200_000), ...changed });
    let stored = verified({ terms: 'prepay' });
    const { user } = await openFile({
      ...companies(),
      'GET /api/buyer/id/:id': () => stored,
      'POST /api/buyer/status/id/:id': ({ body }) => {
        if (body.version !== stored.version) return outdated(body.version, stored.version);
        stored = verified({ terms: body.terms ?? stored.terms, version: stored.version + 1 });
        return stored;
      },
    });
    await user.click(await screen.findByRole('radio', { name: /^Stay verified/ }));
    const terms = screen.getByRole('combobox', { name: /Terms of payment/ });
    await user.selectOptions(terms, 'net60');
    stored = verified({ terms: 'net30', version: 4 });
    await user.click(save());
    expect(await screen.findByRole('row', { name: 'Terms of payment Net 60 days Net 30 days' })).toBeInTheDocument();
    expect(terms).toHaveValue('net60');
    // A third has decided while the second reads: that is shown as well.
    stored = verified({ terms: 'deposit30', version: 5 });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByRole('row', { name: 'Terms of payment Net 60 days 30 % deposit' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await user.click(await screen.findByRole('radio', { name: /^Stay verified/ }));
    expect(screen.getByRole('combobox', { name: /Terms of payment/ })).toHaveValue('deposit30');
    await user.selectOptions(screen.getByRole('combobox', { name: /Terms of payment/ }), 'prepay');
    await user.click(save());
    await waitFor(() => expect(stored).toMatchObject({ terms: 'prepay', version: 6 }));
    expect(decisions()).toMatchObject([
      { terms: 'net60', version: 3 },
      { terms: 'net60', version: 4 },
      { terms: 'prepay', version: 5 },
    ]);
  });

  test('that somebody else has made impossible is not taken; what was typed stays', async () => {
    let stored = staffBuyer();
    const { user } = await openFile({
      ...companies(),
      'GET /api/buyer/id/:id': () => stored,
      'POST /api/buyer/status/id/:id': ({ body }) => outdated(body.version, stored.version),
    });
    await user.click(await screen.findByRole('radio', { name: /^Reject/ }));
    await user.type(screen.getByRole('textbox', { name: /Reason.*Japanese/ }), '書類が不足しています。');
    stored = staffBuyer({ verification: 'verified', version: 9 });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByRole('radio', { name: /^Stay verified/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /Reason.*Japanese/ })).toHaveValue('書類が不足しています。');
    expect(decisions()).toHaveLength(1);
  });

  test('goes on after another manager was given meanwhile, which is none of it', async () => {
    let stored = staffBuyer();
    const { user } = await openFile({
      ...companies(),
      'GET /api/buyer/id/:id': () => stored,
      'POST /api/buyer/assign-manager/id/:id': () => {
        stored = staffBuyer({ manager: { id: 'usr_rei', name: 'Rei', email: 'rei@example.com' }, version: 4 });
        return stored;
      },
      'POST /api/buyer/status/id/:id': ({ body }) =>
        body.version === stored.version ? staffBuyer({ verification: body.status, version: 5 }) : outdated(body.version, stored.version),
    });
    await user.click(await screen.findByRole('radio', { name: /^Reject/ }));
    await user.type(screen.getByRole('textbox', { name: /Reason.*Japanese/ }), '書類が不足しています。');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Account manager' }), 'usr_rei');
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled());
    await user.click(save());
    await waitFor(() => expect(decisions()).toMatchObject([{ status: 'rejected', version: 4 }]));
  });

  test('is not offered to an account manager, who reads the file of her company', async () => {
    await openFile(
      { ...companies(), 'GET /api/buyer/managers': () => fail({ status: 403, code: 'forbidden' }) },
      { signedIn: { staffRole: 'account_manager' } },
    );
    expect(await screen.findByText(/An admin decides about companies/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'licence.pdf' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save the decision' })).not.toBeInTheDocument();
  });
});
