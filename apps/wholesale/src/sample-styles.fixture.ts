import type { WholesaleCatalog, WholesaleProduct, WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import type { LocaleLoaders } from '@orime/platform/host';
import { sampleProduct } from '@orime/testing/samples';

export { sampleCompany as company } from '@orime/testing/samples';

export const locales: Readonly<Record<string, LocaleLoaders>> = {
  wholesale: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
};

export const catalog = (items: readonly WholesaleStyle[], changed: Partial<WholesaleCatalog> = {}): WholesaleCatalog => ({
  items: [...items],
  total: items.length,
  page: 1,
  access: 'verified',
  facets: {
    season: [{ value: 'AW26', label: { en: 'AW26', jp: 'AW26' }, count: 3 }],
    designer: [{ value: 'ito-kasumi', label: { en: 'Ito Kasumi', jp: '伊藤霞' }, count: 2 }],
    category: [{ value: 'haori', label: { en: 'Haori', jp: '羽織' }, count: 3 }],
  },
  ...changed,
});

/** As everybody sees it who is no verified buyer. */
export const unpriced = (access: WholesaleProduct['access']): WholesaleProduct => {
  const open = sampleProduct();
  return {
    ...open,
    access,
    wholesale: null,
    msrp: null,
    minimums: { firstOrder: null, reorder: null },
    matrix: open.matrix.map((one) => ({ ...one, wholesale: null, tiers: [] })),
  };
};
