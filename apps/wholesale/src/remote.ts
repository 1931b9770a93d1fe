import { defineRemote, type FragmentsOf } from '@orime/platform';
import type { fragments } from './fragments.ts';

/** Wholesale: the line sheet, the order sheet of one style, and a buyer's company. */
export default defineRemote({
  name: 'wholesale',
  routes: {
    'wholesale-catalog': () => import('./features/catalog/wholesale-catalog-screen.tsx'),
    'wholesale-product': () => import('./features/product/wholesale-product-screen.tsx'),
    'create-buyer-profile': () => import('./features/buyer/create-buyer-profile-screen.tsx'),
    'buyer-profile-edit': () => import('./features/buyer/buyer-profile-edit-screen.tsx'),
    'wholesale-checkout': () => import('./features/wholesale-checkout/wholesale-checkout-screen.tsx'),
    'wholesale-order': () => import('./features/order/wholesale-order-screen.tsx'),
    'wholesale-pamphlet': () => import('./features/pamphlet/wholesale-pamphlet-screen.tsx'),
    'buyer-dashboard': () => import('./features/buyer/buyer-dashboard-screen.tsx'),
  },
  fragments: {
    'trade-offer': () => import('./features/trade-offer/trade-offer-fragment.tsx'),
  } satisfies FragmentsOf<typeof fragments>,
  locales: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
});
