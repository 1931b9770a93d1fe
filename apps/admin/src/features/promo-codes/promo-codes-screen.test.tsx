import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PromoCode } from '@orime/contracts/api/selling/promo-code';
import { fail, giveBoxesASize, ONCE_BY_KEY, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { screen, waitFor } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { adminStats } from '../../sample-stats.fixture.ts';
import { codeState } from './code-state.ts';
import PromoCodesScreen from './promo-codes-screen.tsx';

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

const code = (changed: Partial<PromoCode> = {}): PromoCode => ({
  _id: 'prm_1',
  id: 'prm_1',
  code: 'SPRING',
  kind: 'percent',
  value: 1_250,
  currency: null,
  minSpendMinor: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: 10,
  perCustomerLimit: 1,
  scope: 'all',
  scopeIds: [],
  active: true,
  usedCount: 3,
  promoterId: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...changed,
});
const base: ApiHandlers = {
  'GET /api/admin/stats': () => adminStats(),
  'GET /api/promo-code/': () => ({ items: [code()], total: 1, page: 1 }),
  'GET /api/vocabulary': () => ({
    categories: [{ key: 'coat', label: { en: 'Coats', jp: 'コート' } }],
    fibres: [],
    care: [],
    colours: [],
    capabilities: [],
    countries: [],
  }),
};
async function open(api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(PromoCodesScreen, {
    route: routeOf('promo-codes'),
    locales,
    api: { ...base, ...api },
    signedIn: { staffRole: 'admin' },
    ...options,
  });
  return shown;
}
const sent = () => shown?.api.calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);

test('a code says whether it works', () => {
  const now = Date.parse('2026-11-22T00:00:00Z');
  expect(codeState(code(), now)).toBe('live');
  expect(codeState(code({ active: false }), now)).toBe('off');
  expect(codeState(code({ endsAt: '2026-11-22T00:00:00.000Z' }), now)).toBe('ended');
  expect(codeState(code({ startsAt: '2026-11-23T00:00:00.000Z' }), now)).toBe('planned');
  expect(codeState(code({ usedCount: 10 }), now)).toBe('exhausted');
});

test('a new code is checked before it is sent', async () => {
  const { user, address } = await open({ 'POST /api/promo-code/': () => code({ code: 'COATS20' }) }, { at: '/admin/promo-codes?new' });
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), 'COATS20');
  await user.type(screen.getByRole('textbox', { name: 'Percentage' }), '120');
  await user.click(screen.getByRole('radio', { name: 'Categories' }));
  await user.click(screen.getByRole('button', { name: 'Save the code' }));
  expect(await screen.findByRole('textbox', { name: 'Percentage' })).toBeInvalid();
  expect(sent()).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: 'Percentage' }));
  await user.type(screen.getByRole('textbox', { name: 'Percentage' }), '12.5');
  await user.click(await screen.findByRole('checkbox', { name: 'Coats' }));
  await user.click(screen.getByRole('button', { name: 'Save the code' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()?.[0]?.[1]).toMatchObject({
    code: 'COATS20',
    kind: 'percent',
    value: 1_250,
    scope: 'category',
    scopeIds: ['coat'],
    currency: null,
  });
  await waitFor(() => expect(address()).toBe('/admin/promo-codes'));
});

test('a new code is made once, whatever becomes of the connection', async () => {
  const page = await open({}, { at: '/admin/promo-codes?new' });
  await page.user.type(await screen.findByRole('textbox', { name: /^Code/ }), 'COATS20');
  await page.user.type(screen.getByRole('textbox', { name: 'Percentage' }), '20');
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Save the code' }));
  const answer = () => code({ code: 'COATS20' });
  expect(await sendThroughTrouble(page, { call: 'POST /api/promo-code/', send, answer })).toEqual(ONCE_BY_KEY);
});

test('what two admins write of a code at once is shown beside each other, and nothing of it is lost', async () => {
  let stored = code();
  const { user, address } = await open(
    {
      'GET /api/promo-code/': () => ({ items: [stored], total: 1, page: 1 }),
      'POST /api/promo-code/update/id/:id': ({ body }) =>
        body.version === stored.version
          ? code({ value: body.value, usageLimit: body.usageLimit ?? null, version: stored.version + 1 })
          : fail({ status: 409, code: 'conflict', details: { expected: body.version, version: stored.version } }),
    },
    { at: '/admin/promo-codes?code=prm_1' },
  );
  const percentage = await screen.findByRole('textbox', { name: 'Percentage' });
  await user.clear(percentage);
  await user.type(percentage, '20');
  stored = code({ usageLimit: 40, version: 2 });
  await user.click(screen.getByRole('button', { name: 'Save the code' }));
  expect(await screen.findByRole('row', { name: 'Percentage 20% 12.5%' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Uses in all 10 40' })).toBeInTheDocument();
  expect(percentage).toHaveValue('20');
  // What a third has written while one reads is not written over either.
  stored = code({ usageLimit: 50, version: 3 });
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByRole('row', { name: 'Uses in all 10 50' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(percentage).toHaveValue('12.5');
  expect(screen.getByRole('textbox', { name: /^Uses in all/ })).toHaveValue('50');
  await user.clear(percentage);
  await user.type(percentage, '20');
  await user.click(screen.getByRole('button', { name: 'Save the code' }));
  await waitFor(() => expect(address()).toBe('/admin/promo-codes'));
  expect(sent()?.map(([, body]) => body)).toMatchObject([
    { value: 2_000, usageLimit: 10, version: 1 },
    { value: 2_000, usageLimit: 10, version: 2 },
    { value: 2_000, usageLimit: 50, version: 3 },
  ]);
});

test('one that was used cannot be renamed, and ends instead of being deleted', async () => {
  await open({}, { at: '/admin/promo-codes?code=prm_1' });
  expect(await screen.findByRole('textbox', { name: /^Code/ })).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'End it now' })).toBeInTheDocument();
});

test('a designer, who has codes of her own in the studio, is refused here', async () => {
  await open({ 'GET /api/admin/stats': () => fail({ status: 403, code: 'forbidden' }) }, { signedIn: { type: 'designer' } });
  expect(await screen.findByText(/for the people who run the shop/)).toBeInTheDocument();
});
