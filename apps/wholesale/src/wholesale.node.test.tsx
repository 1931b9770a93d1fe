import { testServerRendering } from '@orime/testing/node';
import { sampleProduct, sampleStyle } from '@orime/testing/samples';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { catalog, locales } from './sample-styles.fixture.ts';

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
    // A server knows no cart.
    '/wholesale-checkout': { words: { en: 'Your wholesale cart is empty', jp: '卸売カートは空です' } },
  },
});
