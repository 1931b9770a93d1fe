import { expect, test } from '@jest/globals';
import { readUrl } from '@orime/contracts';
import { renderOnServer } from '@orime/testing/node';
import { sampleProduct, sampleStyle } from '@orime/testing/samples';
import BuyerDashboardScreen from './features/buyer/buyer-dashboard-screen.tsx';
import CreateBuyerProfileScreen from './features/buyer/create-buyer-profile-screen.tsx';
import { CATALOG_READ } from './features/catalog/catalog-reads.ts';
import WholesaleCatalogScreen from './features/catalog/wholesale-catalog-screen.tsx';
import { PRODUCT_READ } from './features/product/product-reads.ts';
import WholesaleProductScreen from './features/product/wholesale-product-screen.tsx';
import WholesaleCheckoutScreen from './features/wholesale-checkout/wholesale-checkout-screen.tsx';
import { routes } from './routes.ts';
import { catalog, locales } from './sample-styles.fixture.ts';

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

test.each([
  ['en', 'Register your company'],
  ['jp', '会社情報の登録'],
] as const)('the screens of a company without one render in %s without a browser', async (language, title) => {
  const queries = [[['buyer', 'visitor'], null]] as const;
  expect(await renderOnServer(CreateBuyerProfileScreen, { route: routes[2], language, locales, queries })).toContain(title);
  expect(await renderOnServer(BuyerDashboardScreen, { route: routes[3], language, locales, queries })).toContain(
    'href="/create-buyer-profile"',
  );
});

test('an empty checkout renders without a browser', async () => {
  expect(await renderOnServer(WholesaleCheckoutScreen, { route: routes[4], language: 'jp', locales })).toContain('卸売カートは空です');
});
