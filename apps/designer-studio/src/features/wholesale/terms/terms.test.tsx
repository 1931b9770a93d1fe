import { afterEach, describe, expect, test } from '@jest/globals';
import type { WholesaleTerms, WholesaleTermsInput } from '@orime/contracts/api/trade/wholesale-terms';
import { fail } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { openDashboard, page } from '../../../dashboard.fixture.tsx';
import { checkWindow, minimumsDraft, windowDraft, withMinimums, withoutWindow, withWindow } from './terms-draft.ts';

/** What comes with its first press is compiled then. */
const LAZY = { timeout: 20_000 };
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const autumn = {
  id: 'dwn_1',
  name: { en: 'Autumn', jp: '秋' },
  startShip: '2027-08-01',
  endShip: '2027-08-31',
  orderCutoff: '2027-05-01',
  prebook: true,
  isOpen: true,
  orders: 3,
};
const terms: WholesaleTerms = {
  profileId: 'prf_ren',
  minimums: [{ currency: 'JPY', firstOrderMinor: 80_000, reorderMinor: 0 }],
  windows: [autumn],
  version: 4,
};
const spring = { ...windowDraft(autumn), name: { en: 'Spring', jp: '' }, startShip: '2028-02-01', endShip: '2028-02-20' };

/** The tab over terms that are kept as the API keeps them. With `isChanged` somebody else sets another minimum after they were read. */
async function open(isChanged = false, api: ApiHandlers = {}) {
  let kept = terms;
  const puts: { readonly ifMatch: string | null; readonly body: WholesaleTermsInput }[] = [];
  shown = await openDashboard(
    {
      'GET /api/wholesale-order/seller': () => page([]),
      'GET /api/wholesale/linesheet/mine': () => page([]),
      'GET /api/wholesale/terms': () => kept,
      'PUT /api/wholesale/terms': ({ headers, body }) => {
        puts.push({ ifMatch: headers.get('if-match'), body });
        if (isChanged && kept === terms)
          kept = { ...terms, minimums: [{ currency: 'USD', firstOrderMinor: 50_000, reorderMinor: 0 }], version: 5 };
        if (headers.get('if-match') !== String(kept.version)) return fail({ status: 409, code: 'conflict' });
        const windows = body.windows.map((window, index) => ({ isOpen: true, orders: 0, ...window, id: window.id ?? `dwn_new${index}` }));
        return (kept = { ...kept, minimums: [...body.minimums], windows, version: kept.version + 1 });
      },
      ...api,
    },
    { tab: 'wholesale' },
  );
  return { ...shown, puts };
}

describe('a designer’s terms', () => {
  test('keep what is not changed, and leave out currencies without a minimum', () => {
    const { id, isOpen, orders, ...sent } = autumn;
    expect(withWindow(terms, undefined, spring)).toEqual({
      minimums: terms.minimums,
      windows: [
        { id, ...sent },
        { name: spring.name, startShip: '2028-02-01', endShip: '2028-02-20', orderCutoff: '2027-05-01', prebook: true },
      ],
    });
    expect(withWindow(terms, id, { ...spring, goods: 'stock' }).windows).toMatchObject([{ id, name: { en: 'Spring' }, prebook: false }]);
    // A window that was removed meanwhile comes back as a new one.
    expect(withWindow({ ...terms, windows: [] }, id, spring).windows).not.toHaveProperty(['0', 'id']);
    expect(withoutWindow(terms, id)).toEqual({ minimums: terms.minimums, windows: [] });
    expect([isOpen, orders]).toEqual([true, 3]);
    const draft = { ...minimumsDraft(terms), USD: { firstOrder: null, reorder: 20_000 } };
    expect(withMinimums(terms, draft).minimums).toEqual([
      { currency: 'USD', firstOrderMinor: 0, reorderMinor: 20_000 },
      { currency: 'JPY', firstOrderMinor: 80_000, reorderMinor: 0 },
    ]);
  });

  test.each([
    ['nothing wrong', {}, []],
    ['no name at all', { name: { en: ' ', jp: '' } }, ['name.en']],
    ['a day that is missing', { endShip: '' }, ['endShip']],
    ['an end that does not come after the start', { endShip: spring.startShip }, ['endShip']],
    ['orders after the last shipment', { orderCutoff: '2028-02-21' }, ['orderCutoff']],
  ])('are checked: %s', (_, changed, fields) => {
    expect(checkWindow({ ...spring, ...changed }).map(({ field }) => field)).toEqual(fields);
  });
});

test('a window is added over a change from elsewhere, which stays', async () => {
  const { user, puts } = await open(true);
  await user.click(await screen.findByRole('button', { name: 'Add a window' }));
  const form = within(await screen.findByRole('form', { name: 'Add a window' }, LAZY));
  const name = form.getByRole('textbox', { name: /English/ });
  expect(name).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Save the window' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/Name the window in one language at least/);
  expect(puts).toEqual([]);
  await user.type(name, 'Spring');
  for (const [label, day] of [
    ['Ships from', '2028-02-01'],
    ['Ships until', '2028-02-20'],
    ['Order by', '2027-11-30'],
  ] as const)
    fireEvent.change(form.getByLabelText(label), { target: { value: day } });
  await user.dblClick(form.getByRole('button', { name: 'Save the window' }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByRole('row', { name: /Spring Feb 1, 2028 – Feb 20, 2028 Nov 30, 2027 Open Made for it 0/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'USD $500 None' })).toBeInTheDocument();
  expect(puts.at(0)).toMatchObject({ ifMatch: '4', body: { minimums: terms.minimums } });
  expect(puts.at(-1)).toMatchObject({
    ifMatch: '5',
    body: { minimums: [{ currency: 'USD' }], windows: [{ id: 'dwn_1' }, { name: { en: 'Spring' } }] },
  });
});

test('a window with orders is closed after a question, and minimums are changed', async () => {
  const { user, puts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove Autumn' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close Autumn' }, LAZY));
  expect(dialog.getByText(/3 orders were placed for this window/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close the window' }));
  expect(await screen.findByText(/No delivery window is set/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change the minimums' }));
  const form = within(await screen.findByRole('form', { name: 'Change the minimums' }, LAZY));
  const dollars = within(form.getByRole('group', { name: 'USD' })).getByRole('textbox', { name: /First order/ });
  expect(dollars).toHaveFocus();
  await user.type(dollars, '1200');
  await user.click(form.getByRole('button', { name: 'Save the minimums' }));
  expect(await screen.findByRole('row', { name: 'USD $1,200 None' })).toBeInTheDocument();
  expect(puts.map(({ body }) => body)).toEqual([
    { minimums: terms.minimums, windows: [] },
    { minimums: [{ currency: 'USD', firstOrderMinor: 120_000, reorderMinor: 0 }, ...terms.minimums], windows: [] },
  ]);
});

test('terms that cannot be read are asked for again', async () => {
  const { user, api } = await open(false, { 'GET /api/wholesale/terms': () => fail({ status: 503, code: 'unavailable' }) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.use({ 'GET /api/wholesale/terms': () => terms });
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Delivery windows' })).toBeInTheDocument();
});
