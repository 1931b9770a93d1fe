import type { Consumer } from '@orime/contracts/api/people/consumer';
import type { SessionUser } from '@orime/contracts/api/people/users';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleDesignCard, sampleUser } from '@orime/testing/samples';
import type { ComponentType } from 'react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import ConsumerDashboardScreen from './consumer-dashboard-screen.tsx';

const route = routes.find(({ path }) => path === '/consumer/dashboard') ?? routes[0];

export const customer = sampleUser({ name: 'Mio', type: 'consumer' });

export const sampleConsumer = (changed: Partial<Consumer> = {}): Consumer => ({
  _id: 'con_1',
  id: 'con_1',
  displayName: 'Mio',
  sizes: { alpha: 'M' },
  genderPref: 'women',
  birthday: null,
  shippingAddresses: [
    {
      _id: 'adr_1',
      id: 'adr_1',
      label: '自宅',
      name: '佐久間結衣',
      line1: '谷中0丁目12-3',
      city: '台東区',
      region: '東京都',
      postal: '110-0001',
      country: 'JP',
      isDefaultShip: true,
      isDefaultBill: true,
    },
  ],
  ...changed,
});

/** A tab of a customer's account; the empty name is the overview. `Screen` may put a host around it. */
export function openAccount(
  tab: string,
  api: ApiHandlers = {},
  user: Partial<SessionUser> = {},
  { Screen = ConsumerDashboardScreen }: { readonly Screen?: ComponentType } = {},
): Promise<RenderedScreen> {
  return renderScreen(Screen, {
    route,
    at: tab === '' ? '/consumer/dashboard' : `/consumer/dashboard?tab=${tab}`,
    locales,
    signedIn: { ...customer, ...user },
    api: {
      'GET /api/consumer': () => sampleConsumer(),
      'GET /api/consumer/likes': () => ({ items: [sampleDesignCard()] }),
      'GET /api/stock-alert/mine': () => ({ items: [], total: 0, page: 1 }),
      'GET /api/users/me': () => fail({ status: 500, code: 'internal' }),
      ...api,
    },
  });
}
