import { afterEach, expect, jest, test } from '@jest/globals';
import { renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { locales } from '../../sample-designs.fixture.ts';
import { cartItem } from '../../sample-purchases.fixture.ts';
import { callsTo, fillAndPlace, goodApi, place, route } from './checkout-screen.fixture.ts';
import CheckoutScreen from './checkout-screen.tsx';

jest.setTimeout(30_000);

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(): Promise<RenderedScreen> {
  shown = await renderScreen(CheckoutScreen, { route, locales, api: goodApi });
  const { platform } = shown;
  act(() => platform.root.setState({ cart: { items: [cartItem] } }));
  return shown;
}

test('a gift message, a note and another address for the invoice go with the order', async () => {
  const screenShown = await open();
  const { user } = screenShown;
  await user.click(await screen.findByRole('checkbox', { name: 'This is a gift' }));
  await user.click(screen.getByRole('textbox', { name: /^Gift message/ }));
  await user.paste('For the long winter');
  await user.click(screen.getByRole('textbox', { name: /^Note to the designers/ }));
  await user.paste('Ring twice');
  await user.click(screen.getByRole('checkbox', { name: 'Use another address for the invoice' }));
  const billing = within(screen.getByRole('group', { name: 'Billing address' }));
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await place({ user });
  expect(await billing.findByRole('textbox', { name: 'City' })).toBeInvalid();
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  for (const [name, value] of [
    ['Full name', 'Ada Ltd'],
    ['Postal code', '1000-001'],
    ['City', 'Lisboa'],
    ['Address', '2 Rua'],
  ] as const) {
    await user.click(billing.getByRole('textbox', { name }));
    await user.paste(value);
  }
  await user.selectOptions(billing.getByRole('combobox', { name: 'Country' }), 'PT');
  await fillAndPlace(screenShown, within(screen.getByRole('region', { name: /Delivery address/ })));
  await waitFor(() => expect(screenShown.address()).toBe('/order-info/grp_1?key=k_secret'));
  expect(callsTo(screenShown, '/api/checkout/quote').at(-1)?.body).toMatchObject({
    address: { city: 'Porto' },
    wishes: {
      giftMessage: 'For the long winter',
      note: 'Ring twice',
      billingAddress: { name: 'Ada Ltd', line1: '2 Rua', city: 'Lisboa', postal: '1000-001', country: 'PT' },
    },
  });
});
