import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReserveCode } from '@orime/contracts/api/catalogue/private-reserve';
import type { Stockist } from '@orime/contracts/api/trade/stockist';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../route-of.fixture.ts';
import { locales } from '../sample-designs.fixture.ts';
import { adminStats } from '../sample-stats.fixture.ts';
import ReserveCodesScreen, { reserveCodeState } from './reserve-codes/reserve-codes-screen.tsx';
import { draftOf, inputOf, problemsOf } from './stockists/stockist-draft.ts';
import StockistsScreen from './stockists/stockists-screen.tsx';

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
const sent = () => shown?.api.calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);

const shop: Stockist = {
  id: 'stk_1',
  slug: 'bell-house',
  name: 'Bell House',
  nameJp: '鐘の家',
  city: 'Kyoto',
  cityJp: '京都',
  country: 'JP',
  address: '',
  lat: 35.0116,
  lon: 135.7681,
  note: { en: 'By the river.', jp: '川のそば。' },
  url: 'https://bell.example',
  designers: [{ handle: 'ito', name: 'Ito', nameJp: '伊藤' }],
  version: 1,
};

test('a shop is sent as it was read, and needs a name and a place on the map', () => {
  expect(inputOf(draftOf(shop))).toMatchObject({ slug: 'bell-house', lat: 35.0116, lon: 135.7681, country: 'JP', designers: ['ito'] });
  expect(problemsOf(draftOf(undefined)).map(({ field }) => field)).toEqual(['name', 'place.country', 'place.position']);
});

/** The office's list of one shop, which may be another one by the time that something is sent. */
async function openShop(stored: { shop: Stockist }): Promise<RenderedScreen> {
  const isOutdated = (version: number | undefined) =>
    fail({ status: 409, code: 'conflict', details: { expected: version, version: stored.shop.version } });
  shown = await renderScreen(StockistsScreen, {
    route: routeOf('stockists'),
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/admin/stats': () => adminStats(),
      'GET /api/stockist/': () => ({ items: [stored.shop], total: 1, page: 1 }),
      'POST /api/stockist/update/id/:id': ({ body }) =>
        body.version === stored.shop.version ? fail({ status: 409, code: 'conflict' }) : isOutdated(body.version),
      'DELETE /api/stockist/:id': ({ query }) =>
        Number(query.version) === stored.shop.version ? { success: true } : isOutdated(Number(query.version)),
    },
  });
  await shown.user.click(await screen.findByRole('link', { name: 'Bell House' }));
  await screen.findByRole('form', { name: 'Shop' });
  return shown;
}
/** Asks for the deletion, and means it. */
async function confirmDeletion({ user }: RenderedScreen): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 })).getByRole('button', { name: 'Delete' }));
}

test('a shop is changed, and deleted after a question', async () => {
  const stored = { shop };
  const open = await openShop(stored);
  const { user, address } = open;
  fireEvent.change(screen.getByRole('textbox', { name: /^Address of its page/ }), { target: { value: 'mill' } });
  await user.click(screen.getByRole('button', { name: 'Save the shop' }));
  expect(await screen.findByText(/Another shop has this address/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Address of its page/ })).toHaveValue('mill');
  // Meanwhile somebody else has renamed it: theirs is taken, and nothing of it is written over.
  stored.shop = { ...shop, name: 'Bell Hall', version: 2 };
  await user.click(screen.getByRole('button', { name: 'Save the shop' }));
  expect(await screen.findByRole('row', { name: 'Name Bell House Bell Hall' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bell Hall');
  expect(sent()?.map(([, , body]) => (body as { readonly version?: number }).version)).toEqual([1, 1]); // bodies of updates
  await confirmDeletion(open);
  await waitFor(() => expect(address()).toBe('/admin/stockists'));
  expect(sent()?.at(-1)?.slice(0, 2)).toEqual(['DELETE', '/api/stockist/stk_1?version=2']);
});

test('a shop that somebody else has changed is shown before it is deleted', async () => {
  const stored = { shop };
  const open = await openShop(stored);
  stored.shop = { ...shop, name: 'Bell Tower', version: 2 };
  await confirmDeletion(open);
  await open.user.click(await screen.findByRole('button', { name: 'Show the newer version' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Bell Tower' })).toBeInTheDocument();
  expect(open.address()).toBe('/admin/stockists?shop=stk_1');
});

test('a reserve code says whether it lets people in; a new one may be made up', async () => {
  const code: ReserveCode = {
    _id: 'rsc_1',
    id: 'rsc_1',
    code: 'LANTERN',
    note: '',
    mostUses: 2,
    usedCount: 1,
    active: true,
    expiresAt: '2026-12-01T00:00:00.000Z',
    createdAt: '2026-11-01T00:00:00.000Z',
    version: 1,
  };
  const now = Date.parse('2026-11-23T00:00:00Z');
  expect([code, { ...code, active: false }, { ...code, usedCount: 2 }].map((one) => reserveCodeState(one, now))).toEqual([
    'live',
    'off',
    'used',
  ]);
  expect(reserveCodeState(code, Date.parse('2026-12-01T00:00:00Z'))).toBe('over');
  shown = await renderScreen(ReserveCodesScreen, {
    route: routeOf('reserve-codes'),
    at: '/admin/reserve-codes?new',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/private-reserve/codes': () => ({ items: [code], total: 1, page: 1 }),
      'POST /api/private-reserve/codes': () => code,
    },
  });
  const { user } = shown;
  fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: 'a b' } });
  await user.click(screen.getByRole('button', { name: 'Save the code' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toBeInvalid());
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Save the code' }));
  await waitFor(() => expect(sent()).toEqual([['POST', '/api/private-reserve/codes', { note: '', mostUses: null, expiresAt: null }]]));
});
