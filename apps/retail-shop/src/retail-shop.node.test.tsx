import { testServerRendering } from '@orime/testing/node';
import type { RouteSample } from '@orime/testing/node';
import { sampleDesign, sampleDesignCard } from '@orime/testing/samples';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { designPage, locales } from './sample-designs.fixture.ts';
import { purchase } from './sample-purchases.fixture.ts';

const designs: RouteSample = {
  reads: { designs: designPage([sampleDesignCard(), sampleDesignCard({ id: 'dsn_two', slug: 'two' })]) },
  words: { en: 'Indigo Haori', jp: '藍の羽織' },
};

testServerRendering({
  routes,
  screens: remote.routes,
  locales,
  samples: {
    '/catalog': designs,
    '/catalog/men': designs,
    '/catalog/women': designs,
    '/catalog/:country': { ...designs, params: { country: 'japan' } },
    '/sale': designs,
    '/men': designs,
    '/women': designs,
    '/designs/:name': { ...designs, params: { name: 'indigo-haori' }, reads: { design: sampleDesign() } },
    // A server knows no cart.
    '/checkout': { words: { en: 'Your cart is empty', jp: 'カートは空です' } },
    '/order-info/:id': {
      params: { id: 'grp_1' },
      queries: [[['order', { id: 'grp_1', key: null }], purchase()]],
      words: { en: 'Ada Guest', jp: 'Ada Guest' },
    },
    '/consumer/dashboard': {
      queries: [
        [['orders', 'mine', { page: 1 }], { items: [purchase()], total: 1, page: 1 }],
        [['design', 'liked', { currency: 'USD' }], { items: [sampleDesignCard()] }],
      ],
      words: { en: 'Your account', jp: 'マイページ' },
    },
  },
});
