import { defineRemote, type FragmentsOf } from '@orime/platform';
import { keepParts } from './features/design/late-markup/known-parts.ts';
import type { fragments } from './fragments.ts';

/** The retail shop: browsing, one garment, buying it, and the order afterwards. */
export default defineRemote({
  name: 'retail-shop',
  routes: {
    catalog: () => import('./features/catalog/catalog-screen.tsx'),
    'catalog-gender': () => import('./features/catalog/catalog-gender-screen.tsx'),
    'catalog-country': () => import('./features/catalog/catalog-country-screen.tsx'),
    sale: () => import('./features/catalog/sale-screen.tsx'),
    'gender-landing': () => import('./features/gender-landing/gender-landing-screen.tsx'),
    'private-reserve': () => import('./features/private-reserve/private-reserve-screen.tsx'),
    'private-reserve-design': () => import('./features/private-reserve/reserve-design-screen.tsx'),
    shop: () => import('./features/shop/shop-screen.tsx'),
    design: async () => (await Promise.all([import('./features/design/design-screen.tsx'), lateParts()]))[0],
    checkout: () => import('./features/checkout/checkout-screen.tsx'),
    'order-info': () => import('./features/order/order-info-screen.tsx'),
    'consumer-dashboard': () => import('./features/dashboard/consumer-dashboard-screen.tsx'),
  },
  fragments: {
    'designer-designs': () => import('./features/lent-designs/designer-designs-fragment.tsx'),
    'producer-designs': () => import('./features/lent-designs/producer-designs-fragment.tsx'),
  } satisfies FragmentsOf<typeof fragments>,
  locales: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
});

/** With the screen where the browser draws it. A document has their markup already, and loads their code when the visitor goes on. */
async function lateParts(): Promise<void> {
  const isMarkup = typeof document !== 'undefined' && document.querySelector('[data-design]') !== null;
  if (!isMarkup) await import('./features/design/late-markup/loaded-parts.ts').then(keepParts, () => undefined);
}
