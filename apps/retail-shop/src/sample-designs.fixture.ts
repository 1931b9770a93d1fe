import type { DesignCard, DesignPage } from '@orime/contracts/api/catalogue/design';
import type { LocaleLoaders } from '@orime/platform/host';

export const locales: Readonly<Record<string, LocaleLoaders>> = {
  'retail-shop': { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
};

export const designPage = (items: readonly DesignCard[], changed: Partial<DesignPage> = {}): DesignPage => ({
  items: [...items],
  total: items.length,
  page: 1,
  facets: {
    category: [
      { value: 'haori', label: { en: 'Haori', jp: '羽織' }, count: 3 },
      { value: 'coat', label: { en: 'Coats', jp: 'コート' }, count: 5 },
    ],
    material: [{ value: 'silk', label: { en: 'Silk', jp: '絹' }, count: 2 }],
    availability: [{ value: 'inStock', label: { en: 'In stock', jp: '在庫あり' }, count: 4 }],
  },
  priceRange: { minMinor: 7000, maxMinor: 140000 },
  ...changed,
});
