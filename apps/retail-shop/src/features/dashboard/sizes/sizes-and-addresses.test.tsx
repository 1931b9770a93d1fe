import { afterEach, expect, test } from '@jest/globals';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount, sampleConsumer } from '../consumer-dashboard.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

test('the first size fills in the other systems, and what is saved says so', async () => {
  shown = await openAccount('sizes', {
    'GET /api/consumer': () => sampleConsumer({ sizes: {} }),
    'POST /api/consumer/update': ({ body }) => sampleConsumer({ sizes: body.sizes ?? {} }),
  });
  const { user, api } = shown;
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Italy' }), '42');
  expect(screen.getByRole('combobox', { name: 'Letters' })).toHaveValue('M');
  expect(screen.getByRole('combobox', { name: 'USA' })).toHaveValue('6');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Japan' }), '3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Your size is chosen for you/, { selector: '[role=status] *, [role=status]' })).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url === '/api/consumer/update')?.body).toEqual({
    genderPref: 'women',
    sizes: { alpha: 'M', it: '42', eu: '38', us: '6', jp: '3' },
    birthday: null,
  });
});

test('a birthday in the future is refused before anything is sent', async () => {
  shown = await openAccount('sizes');
  const { user, api } = shown;
  await user.type(await screen.findByLabelText(/^Birthday/), '2999-01-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByLabelText(/^Birthday/)).toBeInvalid();
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('an address of Japan needs its postal code, which names the prefecture', async () => {
  shown = await openAccount('sizes', {
    'GET /api/consumer': () => sampleConsumer({ shippingAddresses: [] }),
    'POST /api/consumer/address': ({ body }) => ({
      ...body,
      _id: 'adr_2',
      id: 'adr_2',
      label: '',
      isDefaultShip: true,
      isDefaultBill: true,
    }),
  });
  const { user, api } = shown;
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const form = within(screen.getByRole('form', { name: 'Add an address' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'JP');
  await user.type(form.getByRole('textbox', { name: 'City' }), '台東区');
  await user.type(form.getByRole('textbox', { name: 'Address' }), '谷中0');
  await user.click(form.getByRole('button', { name: 'Save the address' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Postal code' })).toBeInvalid());
  expect(form.getByRole('combobox', { name: 'Prefecture' })).toBeInvalid();
  await user.type(form.getByRole('textbox', { name: 'Postal code' }), '1100001');
  await user.click(form.getByRole('button', { name: 'Save the address' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add an address' })).not.toBeInTheDocument());
  const sent = api.calls.filter(({ method, url }) => method === 'POST' && url === '/api/consumer/address');
  expect(sent.map(({ body }) => body)).toMatchObject([{ name: 'Mio', region: '東京都', postal: '1100001', country: 'JP' }]);
});
