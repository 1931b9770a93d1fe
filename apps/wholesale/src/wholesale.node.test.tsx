import { expect, test } from '@jest/globals';
import { renderOnServer, testServerRendering } from '@orime/testing/node';
import { sampleProduct, sampleSettings, sampleStyle } from '@orime/testing/samples';
import BuyerDashboardScreen from './features/buyer/buyer-dashboard-screen.tsx';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { catalog, company, locales } from './sample-styles.fixture.ts';
import { sampleOrder, shop } from './sample-trade.fixture.ts';

const withCompany = [
  [['buyer', 'visitor'], company({ verification: 'verified', shippingAddresses: [shop] })],
  [['wholesale-orders', 'list', { buyerId: company().id }], { items: [sampleOrder()], total: 1, page: 1 }],
] as const;
const withoutCompany = [[['buyer', 'visitor'], null]] as const;

testServerRendering({
  routes,
  screens: remote.routes,
  locales,
  samples: {
    '/wholesale/catalog': { reads: { styles: catalog([sampleStyle()]) }, words: { en: 'Indigo Haori', jp: '藍の羽織' } },
    '/wholesale/:id': {
      params: { id: 'indigo-haori' },
      reads: { style: sampleProduct() },
      words: { en: 'Order by color and size', jp: 'カラー・サイズ別のご発注' },
    },
    '/create-buyer-profile': { queries: withoutCompany, words: { en: 'Register your company', jp: '会社情報の登録' } },
    '/buyer/dashboard': { queries: withoutCompany, words: { en: 'Register your company', jp: '会社情報を登録する' } },
    '/buyer/profile/edit': { queries: withCompany, words: { en: '2-11-3 Jingumae', jp: '2-11-3 Jingumae' } },
    // A server knows neither cart nor session.
    '/wholesale-checkout': { words: { en: 'Your wholesale cart is empty', jp: '卸売カートは空です' } },
    '/wholesale-order-info/:id': { params: { id: 'wor_1' }, words: { en: 'Please sign in', jp: 'ログイン' } },
    '/wholesale-pamphlet': {
      reads: { featured: catalog([sampleStyle()]), settings: sampleSettings({ wholesale: { depositPercent: 30, netDays: [30, 60] } }) },
      words: { en: 'a deposit of 30%, or 30 days or 60 days after the invoice', jp: '前金30%、請求後30日または60日払い' },
    },
  },
});

const routeOf = (path: string) => routes.find((route) => route.path === path) ?? routes[0];

test.each(['en', 'jp'] as const)('the home of a company lists its orders in %s', async (language) => {
  const home = await renderOnServer(BuyerDashboardScreen, { route: routeOf('/buyer/dashboard'), language, locales, queries: withCompany });
  expect(home).toContain('WO1042');
});
