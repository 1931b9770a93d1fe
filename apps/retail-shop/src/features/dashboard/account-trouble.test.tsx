import { afterEach, expect, test } from '@jest/globals';
import { ONCE, ONCE_BY_KEY, sendThroughTrouble } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { sampleDesignCard, sampleSize } from '@orime/testing/samples';
import { ToastRegion } from '@orime/ui';
import { screen, within } from '@testing-library/react';
import ConsumerDashboardScreen from './consumer-dashboard-screen.tsx';
import { openAccount, sampleConsumer } from './consumer-dashboard.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const open = async (...args: Parameters<typeof openAccount>) => (shown = await openAccount(...args));

test('sizes are saved once, whatever becomes of the connection', async () => {
  const page = await open('sizes');
  await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Letters' }), 'L');
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Save' }));
  const answer = () => sampleConsumer({ sizes: { alpha: 'L' } });
  expect(await sendThroughTrouble(page, { call: 'POST /api/consumer/update', send, answer })).toEqual(ONCE);
});

test('an address is saved once', async () => {
  const page = await open('sizes', { 'GET /api/consumer': () => sampleConsumer({ shippingAddresses: [] }) });
  await page.user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const form = within(screen.getByRole('form', { name: 'Add an address' }));
  await page.user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'US');
  await page.user.type(form.getByRole('textbox', { name: 'Address' }), '00 Orchard Street');
  await page.user.type(form.getByRole('textbox', { name: 'City' }), 'New York');
  await page.user.type(form.getByRole('textbox', { name: 'Postal code' }), '10002');
  const send = async (): Promise<void> => page.user.dblClick(form.getByRole('button', { name: 'Save the address' }));
  const [address] = sampleConsumer().shippingAddresses;
  if (address === undefined) throw new Error('The sample has an address');
  expect(await sendThroughTrouble(page, { call: 'POST /api/consumer/address', send, answer: () => address })).toEqual(ONCE_BY_KEY);
});

test('an address is taken out once', async () => {
  const page = await open('sizes');
  const send = async (): Promise<void> => page.user.dblClick(await screen.findByRole('button', { name: /^Remove/ }));
  const answer = () => ({ success: true as const });
  expect(await sendThroughTrouble(page, { call: 'DELETE /api/consumer/address/:id', send, answer })).toEqual(ONCE);
});

test('a copy of the data is asked for once', async () => {
  const page = await open('settings');
  const send = async (): Promise<void> => page.user.dblClick(await screen.findByRole('button', { name: 'Get a copy of my data' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/privacy-request', send, answer: () => ({ ok: true }) })).toEqual(ONCE);
});

/** As in the shell, which shows the toasts. */
function Toasting() {
  return (
    <>
      <ConsumerDashboardScreen />
      <ToastRegion />
    </>
  );
}
const alert = {
  id: 'alr_1',
  designId: 'dsn_haori',
  slug: 'indigo-haori',
  name: { en: 'Indigo Haori', jp: '藍の羽織' },
  size: 'M',
  state: 'active' as const,
  createdAt: '2026-10-01T00:00:00.000Z',
};
const alerts = () => ({ items: [alert], total: 1, page: 1 });
const gone = () => ({ success: true as const });

test('an alert is removed once', async () => {
  const page = await open('alerts', { 'GET /api/stock-alert/mine': alerts }, {}, { Screen: Toasting });
  const send = async (): Promise<void> => page.user.dblClick(await screen.findByRole('button', { name: /^Remove the alert/ }));
  expect(await sendThroughTrouble(page, { call: 'DELETE /api/stock-alert/:id', send, answer: gone })).toEqual(ONCE);
});

test('a switch that is pressed twice asks once to be told, and takes it back once', async () => {
  const likes = { items: [sampleDesignCard({ sizes: [sampleSize('S'), sampleSize('M', { availability: 'sold_out' })] })] };
  const page = await open('likes', { 'GET /api/consumer/likes': () => likes }, {}, { Screen: Toasting });
  const send = async (): Promise<void> => page.user.dblClick(await screen.findByRole('switch', { name: 'Tell me when it is back' }));
  const answer = () => ({ ok: true, state: 'active' as const });
  expect(await sendThroughTrouble(page, { call: 'POST /api/stock-alert', send, answer })).toEqual(ONCE);

  page.close();
  const other = await open(
    'likes',
    { 'GET /api/consumer/likes': () => likes, 'GET /api/stock-alert/mine': alerts },
    {},
    { Screen: Toasting },
  );
  const takeBack = async (): Promise<void> => other.user.dblClick(await screen.findByRole('switch', { checked: true }));
  expect(await sendThroughTrouble(other, { call: 'DELETE /api/stock-alert/:id', send: takeBack, answer: gone })).toEqual(ONCE);
});
