import { afterEach, expect, test } from '@jest/globals';
import { ONCE, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { sampleOrder, sampleReturn } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { purchase } from '../../sample-purchases.fixture.ts';
import OrderInfoScreen from './order-info-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(OrderInfoScreen, {
    route: routes.find(({ path }) => path === '/order-info/:id') ?? routes[0],
    at: '/order-info/grp_1?key=k_secret',
    locales,
    ...options,
    api,
  });
  return shown;
}

const returning = (status: 'requested' | 'approved') =>
  purchase([sampleOrder({ status: 'delivered', returns: [{ id: 'ret_1', number: 'RT1001', status }] })]);

test('an order is cancelled once, whatever becomes of the connection', async () => {
  const page = await open({ 'GET /api/order/id/:id': () => purchase() });
  const send = async (): Promise<void> => {
    await page.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await page.user.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }));
  };
  const answer = () => purchase([sampleOrder({ status: 'cancelled' })]);
  expect(await sendThroughTrouble(page, { call: 'POST /api/order/cancel/id/:id', send, answer })).toEqual(ONCE);
});

test('a guest’s order comes into the account once', async () => {
  const bought = purchase();
  const claimable = { ...bought, group: { ...bought.group, claim: 'ready' as const } };
  const page = await open({ 'GET /api/order/id/:id': () => claimable }, { signedIn: { name: 'Ada' } });
  const send = async (): Promise<void> => page.user.dblClick(await screen.findByRole('button', { name: 'Add to my account' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/order/claim', send, answer: () => ({ claimed: 1 }) })).toEqual(ONCE);
});

test('a return is told to be on its way once, with what was typed', async () => {
  const approved = sampleReturn({ status: 'approved', viewer: { next: [], canSend: true } });
  const page = await open({ 'GET /api/order/id/:id': () => returning('approved'), 'GET /api/return/id/:id': () => approved });
  const card = within(await screen.findByRole('article', { name: 'Return RT1001' }));
  const tracking = card.getByRole('textbox', { name: /Tracking number/ });
  await page.user.type(tracking, '4711');
  const send = async (): Promise<void> => page.user.dblClick(card.getByRole('button', { name: 'I have sent it' }));
  const answer = () => sampleReturn({ status: 'in_transit' });
  expect(await sendThroughTrouble(page, { call: 'POST /api/return/send/id/:id', send, answer })).toEqual(ONCE);
  expect(page.api.calls.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({ tracking: '4711' });
});

test('a return is taken back once', async () => {
  const page = await open({ 'GET /api/order/id/:id': () => returning('requested'), 'GET /api/return/id/:id': () => sampleReturn() });
  const send = async (): Promise<void> => {
    await page.user.click(await screen.findByRole('button', { name: 'Cancel return' }));
    const sure = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel return' });
    await page.user.dblClick(sure);
  };
  const answer = () => sampleReturn({ status: 'cancelled', viewer: { next: [], canSend: false } });
  expect(await sendThroughTrouble(page, { call: 'POST /api/return/cancel/id/:id', send, answer })).toEqual(ONCE);
});
