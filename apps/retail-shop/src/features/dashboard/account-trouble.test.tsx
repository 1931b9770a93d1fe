import { afterEach, expect, test } from '@jest/globals';
import { ONCE, ONCE_BY_KEY, sendThroughTrouble } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, within } from '@testing-library/react';
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
