import type { Buyer } from '@orime/contracts/api/trade/buyer';
import type { WholesaleCatalog, WholesaleProduct, WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import type { LocaleLoaders } from '@orime/platform/host';
import { sampleProduct } from '@orime/testing/samples';

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
    matrix: open.matrix.map((one) => ({ ...one, wholesale: null })),
  };
};

/** A company as its owner sees it. */
export const company = (changed: Partial<Buyer> = {}): Buyer => ({
  _id: 'byr_1',
  id: 'byr_1',
  companyLegal: 'Kumo Trading KK',
  tradeName: 'Kumo',
  website: '',
  storeType: 'boutique',
  country: 'JP',
  taxId: '',
  invoiceRegNo: '',
  verification: 'pending',
  reason: null,
  terms: 'prepay',
  role: 'owner',
  manager: null,
  createdAt: '2026-10-01T00:00:00.000Z',
  tradeNameJp: '',
  doors: null,
  expectedVolume: '',
  requestedTerms: null,
  contactName: '',
  contactPhone: '',
  creditLimit: { price: 0, priceMinor: 0, currency: 'JPY' },
  creditUsed: { price: 0, priceMinor: 0, currency: 'JPY' },
  recheck: null,
  documents: [],
  shippingAddresses: [],
  version: 1,
  ...changed,
});
