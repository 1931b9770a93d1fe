import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Expense } from '@orime/contracts/api/money/expense';
import { fail, giveBoxesASize, renderScreen, type ApiHandlers, type RenderedScreen } from '@orime/testing';
import { usd } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { openDashboard, page } from '../../dashboard.fixture.tsx';
import { sampleRun } from '../../production.fixture.ts';
import { routes } from '../../routes.ts';
import { locales, ownDesign } from '../../sample-studio.fixture.ts';
import AddExpenseScreen from './add-expense-screen.tsx';
import { checkExpense, emptyExpense, expenseInput, sumMonths } from './expense-draft.ts';
import UpdateExpenseScreen from './update-expense-screen.tsx';

let shown: RenderedScreen | undefined;
let restoreBoxes: () => void;
beforeEach(() => {
  restoreBoxes = giveBoxesASize();
});
afterEach(() => {
  shown?.close();
  restoreBoxes();
});

const sampleExpense = (changed: Partial<Expense> = {}): Expense => ({
  _id: 'exp_1',
  id: 'exp_1',
  date: '2026-10-03',
  vendor: 'Maruko Linen',
  category: 'materials',
  amount: usd(12_500),
  tax: usd(1_100),
  receipt: { id: 'fil_1', url: '/media/private/fil_1?sig=1', mime: 'application/pdf' },
  productionId: null,
  designId: null,
  reimbursable: false,
  note: '',
  status: 'submitted',
  decisionNote: '',
  owner: { id: 'usr_test', name: 'Ren' },
  createdAt: '2026-10-04T00:00:00.000Z',
  version: 2,
  ...changed,
});

async function open(api: ApiHandlers, at = '/add-expense', language: 'en' | 'jp' = 'en'): Promise<RenderedScreen> {
  const isNew = at === '/add-expense';
  const route = routes.find(({ path }) => path === (isNew ? '/add-expense' : '/update-expense/:id'));
  if (route === undefined) throw new Error(`The studio has no ${at}`);
  return (shown = await renderScreen(isNew ? AddExpenseScreen : UpdateExpenseScreen, {
    route,
    at,
    locales,
    language,
    signedIn: { type: 'designer', name: 'Ren' },
    api: { 'GET /api/design/mine': () => page([ownDesign()]), 'GET /api/production/mine': () => page([sampleRun()]), ...api },
  }));
}

describe('an expense', () => {
  test('is refused where it is wrong, and handed in with what it was for', async () => {
    const { user, api, address } = await open({ 'POST /api/expense': () => sampleExpense() });
    const form = within(await screen.findByRole('form', { name: 'Add an expense' }));
    await user.type(form.getByRole('textbox', { name: 'Amount' }), '0');
    await user.type(form.getByRole('textbox', { name: 'Tax in it' }), '5');
    await user.click(form.getByRole('button', { name: 'Hand in' }));
    for (const name of ['Vendor', 'Amount', 'Tax in it']) expect(await form.findByRole('textbox', { name })).toBeInvalid();
    await user.type(form.getByRole('textbox', { name: 'Vendor' }), 'Maruko Linen');
    await user.clear(form.getByRole('textbox', { name: 'Amount' }));
    await user.type(form.getByRole('textbox', { name: 'Amount' }), '125');
    await user.selectOptions(await form.findByRole('combobox', { name: 'Production' }), 'prd_1');
    await user.selectOptions(form.getByRole('combobox', { name: 'Design' }), 'dsn_1');
    await user.click(form.getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
    expect(address()).toBe('/dashboard?tab=money');
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      vendor: 'Maruko Linen',
      amountMinor: 12_500,
      taxMinor: 500,
      currency: 'USD',
      productionId: 'prd_1',
      designId: 'dsn_1',
      receiptFileId: null,
      status: 'submitted',
    });
  });

  test('that was not approved says why, and is mended and kept as a draft', async () => {
    const rejected = sampleExpense({ status: 'rejected', decisionNote: 'The receipt is cut off.' });
    const { user, api } = await open(
      { 'GET /api/expense/id/:id': () => rejected, 'POST /api/expense/update/id/:id': () => sampleExpense({ status: 'draft' }) },
      '/update-expense/exp_1',
    );
    expect(await screen.findByText('The receipt is cut off.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the receipt' }));
    expect(await screen.findByRole('link', { name: 'Open the receipt in a new tab' })).toHaveAttribute('href', rejected.receipt?.url);
    await user.click(screen.getByRole('button', { name: 'Remove the receipt' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      status: 'draft',
      version: 2,
      receiptFileId: null,
      taxMinor: 1_100,
    });
  });

  test('that is approved is read-only, with the word of the staff', async () => {
    await open(
      { 'GET /api/expense/id/:id': () => sampleExpense({ status: 'approved', decisionNote: '確認しました。' }) },
      '/update-expense/exp_1',
      'jp',
    );
    expect(await screen.findByRole('heading', { level: 1, name: '経費：Maruko Linen' })).toBeInTheDocument();
    expect(screen.getByText('確認しました。')).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('is deleted after a question; somebody else’s is not there', async () => {
    const { user, api } = await open(
      { 'GET /api/expense/id/:id': () => sampleExpense(), 'DELETE /api/expense/:id': () => ({ success: true }) },
      '/update-expense/exp_1',
    );
    await user.click(await screen.findByRole('button', { name: 'Delete the expense' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the expense?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete the expense' }));
    expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'DELETE')?.url).toBe('/api/expense/exp_1');
    shown?.close();
    await open({ 'GET /api/expense/id/:id': () => fail({ status: 404, code: 'not_found' }) }, '/update-expense/exp_9');
    expect(await screen.findByRole('heading', { name: 'This expense is not here' })).toBeInTheDocument();
  });

  test('keeps to its rules', () => {
    const draft = { ...emptyExpense('2026-11-23', 'JPY'), vendor: ' A ', amountMinor: 100 };
    expect(checkExpense(draft, '2026-11-23')).toEqual([]);
    expect(checkExpense({ ...draft, date: '2026-11-24' }, '2026-11-23').map(({ field }) => field)).toEqual(['date']);
    expect(checkExpense({ ...draft, taxMinor: 101 }, '2026-11-23').map(({ field }) => field)).toEqual(['taxMinor']);
    expect(expenseInput({ ...draft, receiptFileId: 'fil_old' }, 'fil_new')).toMatchObject({ vendor: 'A', receiptFileId: 'fil_new' });
  });
});

describe('the money of a designer', () => {
  const yen = (minor: number) => ({ price: minor, priceMinor: minor, currency: 'JPY' as const });
  const expenses = [
    sampleExpense(),
    sampleExpense({ id: 'exp_2', vendor: 'Rail', date: '2026-10-20', category: 'travel', amount: usd(2_500) }),
    sampleExpense({ id: 'exp_3', vendor: 'Kiryu', date: '2026-10-21', amount: yen(9_000) }),
    sampleExpense({ id: 'exp_4', vendor: 'Lost', date: '2026-09-30', status: 'rejected' }),
  ];

  test('adds up by month and currency, without what was not approved', () => {
    expect(sumMonths(expenses)).toEqual([
      { month: '2026-10', currency: 'JPY', totalMinor: 9_000, byCategory: { materials: 9_000 } },
      { month: '2026-10', currency: 'USD', totalMinor: 15_000, byCategory: { materials: 12_500, travel: 2_500 } },
    ]);
  });

  test('is owed, paid out, stated and spent in one place', async () => {
    const payout = {
      _id: 'pay_1',
      id: 'pay_1',
      kind: 'seller' as const,
      profile: { id: 'prf_ren', handle: 'ren-house', name: 'Ren House', nameJp: '' },
      amount: usd(48_000),
      status: 'paid' as const,
      reference: 'BANK-7',
      failure: '',
      createdAt: '2026-11-01T03:00:00.000Z',
      paidAt: '2026-11-02T03:00:00.000Z',
      version: 3,
    };
    const balances = [{ currency: 'USD' as const, total: usd(30_000), available: usd(10_000) }];
    const { user, api } = (shown = await openDashboard(
      {
        'GET /api/payout': () => ({ ...page([payout]), balances }),
        'GET /api/expense': () => page(expenses),
      },
      { tab: 'money' },
    ));
    const owed = within(await screen.findByRole('table', { name: 'What is owed to you' }));
    expect(owed.getByRole('row', { name: 'USD $100 $200 $300' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Nov 1, 2026 Paid BANK-7 \$480/ })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: 'October 2026, USD $125 $25 $150' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Maruko Linen' }, { timeout: 20_000 })).toHaveAttribute('href', '/update-expense/exp_1');
    const statement = within(screen.getByRole('form', { name: 'Statement' }));
    await user.clear(statement.getByLabelText('From'));
    await user.type(statement.getByLabelText('From'), '2020-01-01');
    await user.click(statement.getByRole('button', { name: 'Download' }));
    expect(await statement.findByLabelText('To')).toBeInvalid();
    expect(api.calls.some(({ url }) => url.startsWith('/api/payout/statement.csv'))).toBe(false);
  });
});
