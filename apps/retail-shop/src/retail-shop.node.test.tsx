import { expect, test } from '@jest/globals';
import { renderOnServer, testServerRendering } from '@orime/testing/node';
import type { RouteSample } from '@orime/testing/node';
import { sampleDesign, sampleDesignCard, sampleSettings } from '@orime/testing/samples';
import type { ComponentType } from 'react';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { designPage, locales } from './sample-designs.fixture.ts';
import { purchase } from './sample-purchases.fixture.ts';
import { sampleProfile } from './sample-shop.fixture.ts';

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
    '/designs/:name': { ...designs, params: { name: 'indigo-haori' }, reads: { design: sampleDesign(), settings: sampleSettings() } },
    '/shop/:handle': {
      ...designs,
      params: { handle: 'ito-kasumi' },
      reads: { ...designs.reads, profile: sampleProfile(), settings: sampleSettings() },
    },
    '/private-reserve': {
      queries: [
        [
          ['private-reserve', { page: 1, currency: 'USD' }],
          { hasAccess: true, items: [sampleDesignCard()], teasers: [], total: 1, page: 1 },
        ],
      ],
      words: { en: 'Indigo Haori', jp: '藍の羽織' },
    },
    '/private-reserve/:name': {
      params: { name: 'indigo-haori' },
      queries: [[['private-reserve', { name: 'indigo-haori', currency: 'USD' }], { ...sampleDesign(), hold: null }]],
      words: { en: 'Certificate of provenance', jp: '来歴証明書' },
    },
    // A server knows no cart.
    '/checkout': { words: { en: 'Your cart is empty', jp: 'カートは空です' } },
    '/order-info/:id': {
      params: { id: 'grp_1' },
      queries: [[['order', { id: 'grp_1', key: null }], purchase()]],
      words: { en: 'Ada Guest', jp: 'Ada Guest' },
    },
    '/consumer/dashboard': {
      queries: [
        [['orders', 'mine', { page: 1, limit: 2 }], { items: [purchase()], total: 1, page: 1 }],
        [['design', 'liked', { currency: 'USD' }], { items: [sampleDesignCard()] }],
      ],
      words: { en: 'Your account', jp: 'マイページ' },
    },
  },
});

test.each([
  ['designer-designs', { designer: 'ito-kasumi' }, '/api/design/?currency=USD&designer=ito-kasumi&limit=4&sort=new', [sampleDesignCard()]],
  ['producer-designs', { producer: 'aizome' }, '/api/producer/handle/aizome?currency=USD', { designs: [sampleDesignCard()] }],
] as const)('the fragment %s renders without a browser', async (key, props, url, answer) => {
  const { default: Fragment } = await remote.fragments[key]();
  // Each key comes with the props of its slot, which the table keeps together.
  const Lent = Fragment as ComponentType<typeof props>;
  const html = await renderOnServer(() => <Lent {...props} />, { route: routes[0], locales, data: { [url]: answer } });
  expect(html).toContain('Indigo Haori');
});
