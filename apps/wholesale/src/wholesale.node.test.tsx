import { testServerRendering } from '@orime/testing/node';
import { sampleProduct, sampleStyle } from '@orime/testing/samples';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { catalog, company, locales } from './sample-styles.fixture.ts';
import { shop } from './sample-trade.fixture.ts';

const withCompany = [[['buyer', 'visitor'], company({ verification: 'verified', shippingAddresses: [shop] })]] as const;
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
    '/buyer/profile/edit': { queries: withCompany, words: { en: '2-11-3 Jingumae', jp: '2-11-3 Jingumae' } },
    '/buyer/dashboard': { queries: withoutCompany, words: { en: 'Register your company', jp: '会社情報を登録する' } },
    // A server knows neither who reads an order, nor a cart.
    '/wholesale-order-info/:id': { params: { id: 'wor_1' }, words: { en: 'Please sign in', jp: 'ログインしてください' } },
    '/wholesale-pamphlet': { reads: { featured: catalog([sampleStyle()]) }, words: { en: 'Indigo Haori', jp: '藍の羽織' } },
    '/wholesale-checkout': { words: { en: 'Your wholesale cart is empty', jp: '卸売カートは空です' } },
  },
});
