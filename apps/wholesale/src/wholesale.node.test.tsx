import { expect, test } from '@jest/globals';
import { readUrl } from '@orime/contracts';
import { renderOnServer } from '@orime/testing/node';
import { sampleProduct, sampleStyle } from '@orime/testing/samples';
import BuyerDashboardScreen from './features/buyer/buyer-dashboard-screen.tsx';
import BuyerProfileEditScreen from './features/buyer/buyer-profile-edit-screen.tsx';
import CreateBuyerProfileScreen from './features/buyer/create-buyer-profile-screen.tsx';
import { CATALOG_READ } from './features/catalog/catalog-reads.ts';
import WholesaleCatalogScreen from './features/catalog/wholesale-catalog-screen.tsx';
import WholesaleOrderScreen from './features/order/wholesale-order-screen.tsx';
import { FEATURED_READ } from './features/pamphlet/pamphlet-reads.ts';
import WholesalePamphletScreen from './features/pamphlet/wholesale-pamphlet-screen.tsx';
import { PRODUCT_READ } from './features/product/product-reads.ts';
import WholesaleProductScreen from './features/product/wholesale-product-screen.tsx';
import WholesaleCheckoutScreen from './features/wholesale-checkout/wholesale-checkout-screen.tsx';
import { routes } from './routes.ts';
import { catalog, company, locales } from './sample-styles.fixture.ts';
import { sampleOrder, shop } from './sample-trade.fixture.ts';

const context = { params: { id: 'indigo-haori' }, search: new URLSearchParams(), market: 'US' as const, gender: null };

test.each([
  ['en', 'Indigo Haori', 'Order by color and size'],
  ['jp', '藍の羽織', 'カラー・サイズ別のご発注'],
] as const)('both screens render in %s without a browser', async (language, name, sheet) => {
  const data = {
    [readUrl(CATALOG_READ, { ...context, language })]: catalog([sampleStyle()]),
    [readUrl(PRODUCT_READ, { ...context, language })]: sampleProduct(),
  };
  const list = await renderOnServer(WholesaleCatalogScreen, { route: routes[0], language, locales, data });
  expect(list).toContain(name);
  expect(list.match(/<h1/g)).toHaveLength(1);
  const one = await renderOnServer(WholesaleProductScreen, { route: routes[1], at: '/wholesale/indigo-haori', language, locales, data });
  expect(one).toContain(sheet);
  expect(one.match(/<h1/g)).toHaveLength(1);
});

const routeOf = (path: string) => routes.find((route) => route.path === path) ?? routes[0];

test.each([
  ['en', 'Register your company'],
  ['jp', '会社情報の登録'],
] as const)('the screens of a company without one render in %s without a browser', async (language, title) => {
  const queries = [[['buyer', 'visitor'], null]] as const;
  const options = { language, locales, queries };
  expect(await renderOnServer(CreateBuyerProfileScreen, { route: routeOf('/create-buyer-profile'), ...options })).toContain(title);
  expect(await renderOnServer(BuyerDashboardScreen, { route: routeOf('/buyer/dashboard'), ...options })).toContain(
    'href="/create-buyer-profile"',
  );
});

test('a company’s home and profile render without a browser', async () => {
  const verified = company({ verification: 'verified', shippingAddresses: [shop] });
  const queries = [
    [['buyer', 'visitor'], verified],
    [['wholesale-orders', 'list', { buyerId: verified.id }], { items: [sampleOrder()], total: 1, page: 1 }],
  ] as const;
  const home = await renderOnServer(BuyerDashboardScreen, { route: routeOf('/buyer/dashboard'), language: 'jp', locales, queries });
  expect(home).toContain('WO1042');
  expect(home.match(/<h1/g)).toHaveLength(1);
  const profile = await renderOnServer(BuyerProfileEditScreen, { route: routeOf('/buyer/profile/edit'), language: 'en', locales, queries });
  expect(profile).toContain('2-11-3 Jingumae');
});

test('an empty checkout renders without a browser, and an order asks a visitor to sign in', async () => {
  expect(await renderOnServer(WholesaleCheckoutScreen, { route: routeOf('/wholesale-checkout'), language: 'jp', locales })).toContain(
    '卸売カートは空です',
  );
  const at = '/wholesale-order-info/wor_1';
  expect(
    await renderOnServer(WholesaleOrderScreen, { route: routeOf('/wholesale-order-info/:id'), at, language: 'en', locales }),
  ).toContain('href="/login?returnTo=%2Fwholesale-order-info%2Fwor_1"');
});

test.each(['en', 'jp'] as const)('the pamphlet renders in %s without a browser', async (language) => {
  const data = { [readUrl(FEATURED_READ, { ...context, language })]: catalog([sampleStyle()]) };
  const html = await renderOnServer(WholesalePamphletScreen, { route: routeOf('/wholesale-pamphlet'), language, locales, data });
  expect(html).toContain(language === 'jp' ? '藍の羽織' : 'Indigo Haori');
  expect(html.match(/<h1/g)).toHaveLength(1);
});
