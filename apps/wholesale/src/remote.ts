import { defineRemote } from '@orime/platform';

/** Wholesale: the line sheet and the order sheet of one style. */
export default defineRemote({
  name: 'wholesale',
  routes: {
    'wholesale-catalog': () => import('./features/catalog/wholesale-catalog-screen.tsx'),
    'wholesale-product': () => import('./features/product/wholesale-product-screen.tsx'),
  },
  fragments: {},
  locales: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
});
