import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Return } from '@orime/contracts/api/selling/return';
import { fail, giveBoxesASize, ONCE, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import ReturnsScreen from './returns-screen.tsx';

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

const sample = (changed: Partial<Return> = {}): Return => ({
  _id: 'rtn_1',
  id: 'rtn_1',
  number: 'RT1001',
  orderId: 'ord_1',
  orderNumber: 'OR1001-1',
  seller: { id: 'prf_ito', handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' },
  buyer: { name: 'Mori Aya', email: 'aya@example.com' },
  status: 'received',
  lines: [
    {
      lineId: 'oln_1',
      name: 'Coat',
      nameJp: 'コート',
      slug: 'coat',
      size: 'S',
      image: null,
      quantity: 1,
      reason: 'too_small',
      note: '',
      condition: null,
      restocked: false,
    },
  ],
  note: '',
  answer: '',
  carrier: '',
  tracking: '',
  address: null,
  sendBy: null,
  fee: usd(0),
  estimate: usd(29_900),
  refund: null,
  creditNote: null,
  events: [{ status: 'requested', at: '2026-11-20T00:00:00.000Z' }],
  createdAt: '2026-11-20T00:00:00.000Z',
  version: 3,
  viewer: { next: ['inspected'], canSend: false },
  ...changed,
});
async function open(found: Return, api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(ReturnsScreen, {
    route: routeOf('returns'),
    locales,
    api: {
      'GET /api/return/': () => ({ items: [found], total: 1, page: 1, statuses: [] }),
      'GET /api/return/id/:id': () => found,
      'POST /api/return/status/id/:id': ({ body }) => sample({ status: body.status }),
      ...api,
    },
    signedIn: { staffRole: 'admin' },
    at: '/admin/returns?return=rtn_1',
    ...options,
  });
  return shown;
}
const sent = () => shown?.api.calls.filter(({ method, url }) => method === 'POST' && url.includes('/status/')).map(({ body }) => body);

test('the list is filtered by the API', async () => {
  const { api } = await open(sample(), {}, { at: '/admin/returns?f.status=received&f.number=RT' });
  const grid = within(await screen.findByRole('grid', { name: 'Returns' }));
  expect(grid.getByRole('link', { name: 'RT1001' })).toBeInTheDocument();
  expect(api.calls.map(({ url }) => url)).toContain('/api/return/?limit=100&page=1&q=RT&status=received');
});

test('an inspection says of each garment how it came back, and what is sold again', async () => {
  const { user } = await open(sample());
  await user.click(await screen.findByRole('radio', { name: 'It was inspected' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'worn');
  expect(screen.getByRole('checkbox', { name: 'Sell it again' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save the step' }));
  await waitFor(() => expect(sent()).toEqual([{ status: 'inspected', lines: [{ lineId: 'oln_1', condition: 'worn', restock: false }] }]));
});

test('money goes back after its amount was typed', async () => {
  const { user } = await open(sample({ status: 'inspected', viewer: { next: ['refunded', 'rejected'], canSend: false } }));
  await user.click(await screen.findByRole('radio', { name: 'Give the money back' }));
  await user.click(screen.getByRole('button', { name: 'Save the step' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByRole('textbox'), '299.00');
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  await waitFor(() => expect(sent()).toEqual([{ status: 'refunded', shipping: false }]));
});

test('a step is taken once, whatever becomes of the connection', async () => {
  const page = await open(sample());
  await page.user.click(await screen.findByRole('radio', { name: 'It was inspected' }));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'worn');
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Save the step' }));
  const answer = () => sample({ status: 'inspected' });
  expect(await sendThroughTrouble(page, { call: 'POST /api/return/status/id/:id', send, answer })).toEqual(ONCE);
});

test('a no needs its reason, and a manager reads without steps', async () => {
  const { user } = await open(sample({ status: 'requested', viewer: { next: ['approved', 'declined'], canSend: false } }));
  await user.click(await screen.findByRole('radio', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Save the step' }));
  expect(await screen.findByRole('textbox', { name: 'Answer' })).toBeInvalid();
  expect(sent()).toEqual([]);
  shown?.close();
  await open(sample({ viewer: { next: [], canSend: false } }), {}, { signedIn: { staffRole: 'account_manager' }, language: 'jp' });
  expect(await screen.findByRole('heading', { name: 'RT1001' })).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: '次の手続き' })).not.toBeInTheDocument();
});

test('others are refused in words', async () => {
  await open(sample(), { 'GET /api/return/': () => fail({ status: 403, code: 'forbidden' }) }, { signedIn: {}, at: '/admin/returns' });
  expect(await screen.findByText(/for the people who run the shop/)).toBeInTheDocument();
});
