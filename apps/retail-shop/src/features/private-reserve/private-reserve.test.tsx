import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReserveDesign, ReservePage } from '@orime/contracts/api/catalogue/private-reserve';
import { fail, ONCE, ONCE_BY_KEY, renderScreen, sendThroughTrouble, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { sampleDesign, sampleDesignCard } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import PrivateReserveScreen from './private-reserve-screen.tsx';
import ReserveDesignScreen from './reserve-design-screen.tsx';

let shown: RenderedScreen | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => shown?.close());

const closed: ReservePage = {
  hasAccess: false,
  items: [],
  teasers: [{ width: 900, height: 1200, thumbhash: '', color: '#8a8f98', category: { en: 'Coats', jp: 'コート' } }],
  total: 10,
  page: 1,
};
const inside: ReservePage = { ...closed, hasAccess: true, items: [sampleDesignCard()], teasers: [], total: 1 };
const piece = { id: 'pce_1', size: 'M', serial: '07', edition: '2 of 5', condition: { en: 'As new', jp: '新品同様' }, available: true };
const design = (changed: Partial<ReserveDesign> = {}): ReserveDesign => ({
  ...sampleDesign({ sizes: [], pieces: [piece] }),
  hold: null,
  ...changed,
});
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function open(key: 'private-reserve' | 'private-reserve-design', options: Partial<RenderScreenOptions>): Promise<RenderedScreen> {
  const route = routes.find((row) => row.screen === key) ?? routes[0];
  shown = await renderScreen(key === 'private-reserve' ? PrivateReserveScreen : ReserveDesignScreen, {
    route,
    at: key === 'private-reserve' ? '/private-reserve' : '/private-reserve/indigo-haori',
    locales,
    ...options,
  });
  return shown;
}

test('a visitor sees blurs, is told of a wrong code, and enters by a right one without the pass coming into the address', async () => {
  let isIn = false;
  const { user, api, address } = await open('private-reserve', {
    api: {
      'GET /api/private-reserve': ({ url }) => (isIn && url.includes('pass=psw') ? inside : closed),
      'POST /api/private-reserve/access': () => fail({ status: 400, code: 'validation', fields: { code: 'does not count, or no longer' } }),
    },
  });
  expect(await screen.findByText(/^10 designs that are not in the catalog/)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'What is inside, out of focus' })).queryByRole('img')).not.toBeInTheDocument();
  const code = await screen.findByRole('textbox', { name: 'Invitation code' });
  await user.type(code, 'NO-SUCH');
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect((await screen.findAllByText(/^This code is not valid/))[0]).toBeInTheDocument();

  api.use({ 'POST /api/private-reserve/access': () => ({ hasAccess: true, pass: 'psw', passExpiresAt: inHours(48) }) });
  isIn = true;
  await user.clear(code);
  await user.type(code, 'kura-2026');
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByRole('link', { name: 'Indigo Haori' })).toHaveAttribute('href', '/private-reserve/indigo-haori');
  expect(address()).toBe('/private-reserve');
});

test('an invitation is asked for', async () => {
  const { user, api } = await open('private-reserve', {
    api: {
      'GET /api/private-reserve': () => closed,
      'POST /api/private-reserve/access': () => ({ hasAccess: false, pass: null, passExpiresAt: null }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for an invitation' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mori Aya');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mori@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'I collect indigo.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Thank you\. We read every letter/)).toBeInTheDocument();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ email: 'mori@example.com', locale: 'en' });
});

test('a member holds a piece, sees the time run, and puts it into the cart', async () => {
  let held: ReserveDesign['hold'] = null;
  const { user, platform } = await open('private-reserve-design', {
    signedIn: { type: 'consumer' },
    api: {
      'GET /api/private-reserve/:name': () => design({ hold: held, pieces: [{ ...piece, available: held === null }] }),
      'POST /api/private-reserve/:name/hold': () => (held = { pieceId: 'pce_1', expiresAt: inHours(24) }),
    },
  });
  const row = await screen.findByRole('listitem', { name: 'Piece 07' });
  expect(within(row).getByText('Edition 2 of 5')).toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: 'Hold for 24 hours' }));
  expect(await within(row).findByText(/^In your hands until/)).toBeInTheDocument();
  expect(within(row).getByRole('timer')).toHaveTextContent(/^(23:59:\d\d|24:00:00) left$/);
  await user.click(within(row).getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(platform.root.getState().cart.items).toMatchObject([{ piece: 'pce_1', size: 'M' }]));
});

test('a hold that runs out while one looks is over, and the page is read again', async () => {
  const { api } = await open('private-reserve-design', {
    signedIn: { type: 'consumer' },
    api: {
      'GET /api/private-reserve/:name': () => design({ hold: { pieceId: 'pce_1', expiresAt: new Date(Date.now() + 1500).toISOString() } }),
    },
  });
  await screen.findByRole('timer');
  api.use({ 'GET /api/private-reserve/:name': () => design() });
  expect(await screen.findByRole('button', { name: 'Hold for 24 hours' }, { timeout: 5000 })).toBeInTheDocument();
});

test.each([
  [409, 'insufficient_stock', /^Somebody else was faster/],
  [422, 'business_rule', /^You hold two pieces already/],
] as const)('a hold refused with %i says why', async (status, code, words) => {
  const { user } = await open('private-reserve-design', {
    signedIn: { type: 'consumer' },
    api: { 'GET /api/private-reserve/:name': () => design(), 'POST /api/private-reserve/:name/hold': () => fail({ status, code }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Hold for 24 hours' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('a visitor signs in to hold, and what somebody else holds is said', async () => {
  await open('private-reserve-design', {
    api: { 'GET /api/private-reserve/:name': () => design({ pieces: [piece, { ...piece, id: 'pce_2', serial: '08', available: false }] }) },
  });
  expect(await screen.findByRole('link', { name: 'Sign in to hold it' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fprivate-reserve%2Findigo-haori',
  );
  expect(within(screen.getByRole('listitem', { name: 'Piece 08' })).getByText('Held by somebody else, or sold')).toBeInTheDocument();
});

test('a price on request is asked for, with the piece it is about', async () => {
  const { user, api } = await open('private-reserve-design', {
    api: { 'GET /api/private-reserve/:name': () => design({ price: null, priceMinor: null }), 'POST /api/contact': () => ({ ok: true }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for the price' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for the price' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Mori Aya');
  await user.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'mori@example.com');
  await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Which price?');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText(/^Thank you\. We answer/)).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url === '/api/contact')?.body).toMatchObject({
    topic: 'private-reserve',
    ref: 'pce_1',
    message: 'Which price?',
  });
});

test.each([
  [closed, 'This piece is shown by invitation', 'Go to the Private Reserve'],
  [inside, 'This piece is no longer here', 'See the other pieces'],
])('a piece that is not found is told from one that is not open to the visitor', async (list, title, link) => {
  await open('private-reserve-design', {
    api: { 'GET /api/private-reserve/:name': () => fail({ status: 404, code: 'not_found' }), 'GET /api/private-reserve': () => list },
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/private-reserve');
});

test('a piece is held once, and its price asked for once, whatever becomes of the connection', async () => {
  const page = await open('private-reserve-design', {
    signedIn: { name: 'Ada' },
    api: { 'GET /api/private-reserve/:name': () => design() },
  });
  const hold = async (): Promise<void> => page.user.dblClick(await screen.findByRole('button', { name: 'Hold for 24 hours' }));
  const held = () => ({ pieceId: 'pce_1', expiresAt: inHours(24) });
  expect(await sendThroughTrouble(page, { call: 'POST /api/private-reserve/:name/hold', send: hold, answer: held })).toEqual(ONCE);
  page.close();

  const other = await open('private-reserve-design', {
    api: { 'GET /api/private-reserve/:name': () => design({ price: null, priceMinor: null }) },
  });
  await other.user.click(await screen.findByRole('button', { name: 'Ask for the price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for the price' }));
  for (const [name, words] of [
    ['Name', 'Mori Aya'],
    ['Email', 'mori@example.com'],
    ['Message', 'Which price?'],
  ] as const)
    await other.user.type(dialog.getByRole('textbox', { name }), words);
  const ask = async (): Promise<void> => other.user.dblClick(dialog.getByRole('button', { name: 'Send' }));
  expect(await sendThroughTrouble(other, { call: 'POST /api/contact', send: ask, answer: () => ({ ok: true }) })).toEqual(ONCE_BY_KEY);
});

test('what cannot be read can be tried again', async () => {
  const { user, api } = await open('private-reserve', {
    api: { 'GET /api/private-reserve': () => fail({ status: 503, code: 'unavailable' }) },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.use({ 'GET /api/private-reserve': () => ({ ...inside, items: [], total: 0 }) });
  await user.click(retry);
  expect(await screen.findByText('Everything has found its owner')).toBeInTheDocument();
});
