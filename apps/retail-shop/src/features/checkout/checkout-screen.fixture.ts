import { expect } from '@jest/globals';
import type { PaymentSession } from '@orime/contracts/api/selling/payment';
import type { AnswerOf, ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleSettings, usd } from '@orime/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { purchase, quote } from '../../sample-purchases.fixture.ts';

export const route = routes.find(({ path }) => path === '/checkout') ?? routes[0];

export const paid: AnswerOf<'POST /api/payment/confirm'> = { paymentSessionId: 'pay_1', status: 'authorised', action: null };
export const paymentSession: PaymentSession = {
  paymentSessionId: 'pay_1',
  provider: 'test',
  status: 'open',
  amount: usd(42_000),
  redirectUrl: null,
  expiresAt: '2026-11-21T12:00:00.000Z',
};
/** An api that sells: the order is quoted, held, paid and placed. */
export const goodApi: ApiHandlers = {
  'GET /api/settings/public': () => sampleSettings(),
  'POST /api/checkout/quote': () => quote(),
  'POST /api/checkout/hold': () => ({ checkoutId: 'chk_1', quoteHash: 'hash-1', holdExpiresAt: '2026-11-21T12:00:00.000Z' }),
  'POST /api/payment/session': () => paymentSession,
  'POST /api/payment/confirm': () => paid,
  'POST /api/order': () => ({ ...purchase(), key: 'k_secret' }),
};

export async function place({ user }: Pick<RenderedScreen, 'user'>, name = 'Place order'): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await user.click(screen.getByRole('button', { name }));
}

export const callsTo = ({ api }: RenderedScreen, path: string) => api.calls.filter(({ url }) => url === path);

const guest = { Email: 'guest@example.com', 'Full name': 'Ada Guest', 'Postal code': '4000-001', City: 'Porto', Address: '1 Quay' };

/** `delivery`: where the fields of the delivery address are, when there are others of the same names. */
export async function fillAndPlace({ user }: RenderedScreen, delivery: Pick<typeof screen, 'getByRole'> = screen): Promise<void> {
  await screen.findByRole('textbox', { name: 'Email' });
  for (const [name, value] of Object.entries(guest)) {
    await user.click((name === 'Email' ? screen : delivery).getByRole('textbox', { name }));
    await user.paste(value);
  }
  await user.selectOptions(delivery.getByRole('combobox', { name: 'Country' }), 'PT');
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await place({ user });
}
