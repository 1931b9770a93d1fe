import type { Design, DesignCard, DesignPage, DesignSize } from '@orime/contracts/api/design';
import type { LocaleLoaders } from '@orime/platform/host';

export const locales: Readonly<Record<string, LocaleLoaders>> = {
  'retail-shop': { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
};

const image = {
  id: 'fil_front',
  width: 900,
  height: 1200,
  thumbhash: '',
  color: '#8a8f98',
  alt: { en: 'Indigo haori, front view', jp: '藍の羽織、正面' },
};

export const size = (name: string, changed: Partial<DesignSize> = {}): DesignSize => ({
  variantId: `var_${name}`,
  size: name,
  sku: `SKU-${name}`,
  mode: 'stock',
  leadDays: null,
  availability: 'available',
  left: null,
  ...changed,
});

export const designCard = (changed: Partial<DesignCard> = {}): DesignCard => ({
  _id: 'dsn_haori',
  id: 'dsn_haori',
  slug: 'indigo-haori',
  name: 'Indigo Haori',
  nameJp: '藍の羽織',
  designer: { id: 'prf_ito', handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' },
  images: [image, { ...image, id: 'fil_back' }],
  gender: 'women',
  category: 'haori',
  country: 'JP',
  colour: 'indigo',
  colourLabel: { en: 'Indigo', jp: '藍' },
  colourHex: '#27406b',
  price: 420,
  priceMinor: 42000,
  currency: 'USD',
  compareAt: null,
  sizes: [size('S'), size('M', { availability: 'low', left: 2 }), size('L', { availability: 'sold_out' })],
  onePiece: false,
  soldOut: false,
  madeToOrder: false,
  archived: false,
  likes: 12,
  colours: 2,
  publishedAt: '2026-08-01T00:00:00.000Z',
  ...changed,
});

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

export const design = (changed: Partial<Design> = {}): Design => ({
  ...designCard(),
  description: { en: 'Dyed nineteen times in Tokushima.', jp: '徳島で十九回染めました。' },
  categoryLabel: { en: 'Haori', jp: '羽織' },
  season: 'AW26',
  year: 2026,
  materials: [{ fibre: 'silk', label: { en: 'Silk', jp: '絹' }, percent: 100 }],
  care: [{ key: 'hand-wash', label: { en: 'Hand wash', jp: '手洗い' } }],
  weightGrams: 480,
  pieces: [],
  siblings: [],
  sizeChart: [{ size: 'M', measurements: [{ label: { en: 'Chest', jp: '胸囲' }, cm: 104 }] }],
  designerCard: {
    id: 'prf_ito',
    handle: 'ito-kasumi',
    name: 'Ito Kasumi',
    nameJp: '伊藤霞',
    city: 'Tokushima',
    cityJp: '徳島',
    country: 'JP',
    bio: { en: 'Folds paper first.', jp: 'まず紙を折る。' },
    avatar: null,
    holidayUntil: null,
  },
  producer: null,
  lowest30Days: null,
  tags: [],
  canonical: '/designs/indigo-haori',
  confirmed: 'confirmed',
  hidden: false,
  version: 1,
  viewer: { liked: false, canEdit: false },
  ...changed,
});
