import type { Buyer } from '@orime/contracts/api/buyer';
import type { WholesaleCatalog, WholesaleProduct, WholesaleStyle } from '@orime/contracts/api/wholesale';
import type { LocaleLoaders } from '@orime/platform/host';

export const locales: Readonly<Record<string, LocaleLoaders>> = {
  wholesale: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
};

const image = {
  id: 'fil_front',
  width: 900,
  height: 1200,
  thumbhash: '',
  color: '#8a8f98',
  alt: { en: 'Indigo haori, front view', jp: '藍の羽織、正面' },
};

const usd = (priceMinor: number) => ({ price: priceMinor / 100, priceMinor, currency: 'USD' as const });

/** As a verified buyer sees it. */
export const style = (changed: Partial<WholesaleStyle> = {}): WholesaleStyle => ({
  _id: 'dsn_haori',
  id: 'dsn_haori',
  slug: 'indigo-haori',
  name: 'Indigo Haori',
  nameJp: '藍の羽織',
  designer: { id: 'prf_ito', handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' },
  images: [image],
  gender: 'women',
  category: 'haori',
  country: 'JP',
  colour: 'indigo',
  colourLabel: { en: 'Indigo', jp: '藍' },
  colourHex: '#27406b',
  currency: 'USD',
  onePiece: false,
  soldOut: false,
  madeToOrder: false,
  archived: false,
  likes: 12,
  colours: 2,
  publishedAt: '2026-08-01T00:00:00.000Z',
  sizes: ['S', 'M', 'L'],
  season: 'AW26',
  moq: 6,
  multiple: 2,
  window: { id: 'win_1', name: { en: 'Main', jp: '本納期' }, startShip: '2027-02-01', endShip: '2027-02-28', orderCutoff: '2026-12-15' },
  wholesale: usd(18_000),
  msrp: usd(42_000),
  ...changed,
});

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

const row = (changed: Partial<WholesaleProduct['matrix'][number]> = {}): WholesaleProduct['matrix'][number] => ({
  designId: 'dsn_haori',
  slug: 'indigo-haori',
  name: 'Indigo Haori',
  nameJp: '藍の羽織',
  colour: 'indigo',
  colourLabel: { en: 'Indigo', jp: '藍' },
  colourHex: '#27406b',
  image: 'fil_front',
  sizes: [
    { size: 'S', orderable: true },
    { size: 'M', orderable: true },
    { size: 'L', orderable: true },
  ],
  wholesale: usd(18_000),
  ...changed,
});

export const product = (changed: Partial<WholesaleProduct> = {}): WholesaleProduct => ({
  ...style(),
  description: { en: 'Dyed nineteen times in Tokushima.', jp: '徳島で十九回染めました。' },
  materials: [{ fibre: 'silk', label: { en: 'Silk', jp: '絹' }, percent: 100 }],
  matrix: [
    row(),
    row({
      designId: 'dsn_haori_ecru',
      slug: 'ecru-haori',
      name: 'Ecru Haori',
      nameJp: '生成りの羽織',
      colour: 'ecru',
      colourLabel: { en: 'Ecru', jp: '生成り' },
      colourHex: '#e8dfcb',
      sizes: [
        { size: 'S', orderable: true },
        { size: 'M', orderable: true },
        { size: 'L', orderable: false },
      ],
    }),
  ],
  prepacks: [{ id: 'ppk_1', name: { en: '1-2-1', jp: '1-2-1' }, sizes: { S: 1, M: 2, L: 1 } }],
  minimums: { firstOrder: usd(150_000), reorder: usd(50_000) },
  access: 'verified',
  ...changed,
});

/** As everybody sees it who is no verified buyer. */
export const unpriced = (access: WholesaleProduct['access']): WholesaleProduct => {
  const open = product();
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
