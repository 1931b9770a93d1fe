import type { SellerOrder } from '@orime/contracts/api/selling/order';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { renderScreen } from '@orime/testing';
import { sampleUser } from '@orime/testing/samples';
import DashboardManufacturersScreen from './features/dashboard-manufacturers/dashboard-manufacturers-screen.tsx';
import DashboardScreen from './features/dashboard/dashboard-screen.tsx';
import { routes } from './routes.ts';
import { locales, onboarding, ownDesign, ownProfile, sellerOrder } from './sample-studio.fixture.ts';

/** A first and only page. */
export const page = <Item,>(items: readonly Item[]) => ({ items, total: items.length, page: 1 });
/** A first and only page of a seller's orders. */
export const orderPage = (orders: readonly SellerOrder[], total = orders.length) => {
  const send = orders.filter(({ viewer }) => viewer.canFulfil).length;
  return { items: [...orders], total, page: 1, counts: { all: total, send, sent: total - send } };
};
export const me = (emailVerified: boolean, type: 'designer' | 'producer' = 'designer') =>
  sampleUser({ email: 'ren@example.com', name: 'Ren', type, emailVerified });
const openShop: ApiHandlers = {
  'GET /api/profile': () => ownProfile(),
  'GET /api/design/mine': () => page([ownDesign()]),
  'GET /api/order/seller': () => orderPage([sellerOrder()]),
  'GET /api/invoice/mine': () => page([]),
  'GET /api/invoice/seller': () => page([]),
  'GET /api/payout': () => ({ ...page([]), balances: [] }),
  'GET /api/payout/details': () => ({ details: null }),
  'GET /api/expense': () => page([]),
  'GET /api/profile/onboarding': () => onboarding([]),
  'GET /api/production/mine': () => page([]),
  'GET /api/rfq/mine': () => page([]),
  'GET /api/garment/mine': () => page([]),
};

interface DashboardOptions {
  readonly type?: 'designer' | 'consumer' | 'buyer' | 'producer';
  readonly staffRole?: 'none' | 'account_manager' | 'admin';
  readonly language?: 'en' | 'jp';
  readonly tab?:
    | 'overview'
    | 'orders'
    | 'wholesale'
    | 'returns'
    | 'designs'
    | 'lookbooks'
    | 'production'
    | 'money'
    | 'requests'
    | 'runs'
    | 'capacity';
  /** What follows the tab in the address, such as `&sheet=new`. */
  readonly search?: string;
}

/** Shows the home of a seller: that of an open shop with one design and one order, or a producer's; `api` is what differs. */
export function openDashboard(
  api: ApiHandlers = {},
  {
    type = 'designer',
    staffRole = 'none',
    language = 'en',
    tab = type === 'designer' && staffRole === 'none' ? 'orders' : undefined,
    search = '',
  }: DashboardOptions = {},
): Promise<RenderedScreen> {
  const home = type === 'producer' ? '/dashboard-manufacturers' : '/dashboard';
  const route = routes.find(({ path }) => path === home);
  if (route === undefined) throw new Error(`The studio has no ${home}`);
  return renderScreen(type === 'producer' ? DashboardManufacturersScreen : DashboardScreen, {
    route,
    at: tab === undefined || tab === 'overview' ? home : `${home}?tab=${tab}${search}`,
    locales,
    language,
    signedIn: { type, staffRole, name: 'Ren' },
    api: { ...openShop, 'GET /api/users/me': () => me(true, type === 'producer' ? 'producer' : 'designer'), ...api },
  });
}
