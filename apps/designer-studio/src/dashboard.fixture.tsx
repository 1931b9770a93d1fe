import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { renderScreen } from '@orime/testing';
import { sampleUser } from '@orime/testing/samples';
import DashboardScreen from './features/dashboard/dashboard-screen.tsx';
import { routes } from './routes.ts';
import { locales, onboarding, ownDesign, ownProfile, sellerOrder } from './sample-studio.fixture.ts';

/** A first and only page. */
export const page = <Item,>(items: readonly Item[]) => ({ items, total: items.length, page: 1 });
export const me = (emailVerified: boolean, type: 'designer' | 'producer' = 'designer') =>
  sampleUser({ email: 'ren@example.com', name: 'Ren', type, emailVerified });
const openShop: ApiHandlers = {
  'GET /api/profile': () => ownProfile(),
  'GET /api/design/mine': () => page([ownDesign()]),
  'GET /api/order/seller': () => page([sellerOrder()]),
  'GET /api/invoice/mine': () => page([]),
  'GET /api/users/me': () => me(true),
  'GET /api/profile/onboarding': () => onboarding([]),
};

interface DashboardOptions {
  readonly type?: 'designer' | 'consumer' | 'buyer' | 'producer';
  readonly staffRole?: 'none' | 'account_manager' | 'admin';
  readonly language?: 'en' | 'jp';
  readonly tab?: 'wholesale' | 'returns' | 'designs' | 'lookbooks' | 'invoices';
  /** What follows the tab in the address, such as `&sheet=new`. */
  readonly search?: string;
}

/** Shows the dashboard of an open shop with one design and one order; `api` is what differs. */
export function openDashboard(
  api: ApiHandlers = {},
  { type = 'designer', staffRole = 'none', language = 'en', tab, search = '' }: DashboardOptions = {},
): Promise<RenderedScreen> {
  const route = routes.find(({ path }) => path === '/dashboard');
  if (route === undefined) throw new Error('The studio has no dashboard');
  return renderScreen(DashboardScreen, {
    route,
    at: tab === undefined ? '/dashboard' : `/dashboard?tab=${tab}${search}`,
    locales,
    language,
    signedIn: { type, staffRole, name: 'Ren' },
    api: { ...openShop, ...api },
  });
}
