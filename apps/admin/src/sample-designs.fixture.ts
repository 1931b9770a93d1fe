import type { ImageRef } from '@orime/contracts';
import type { DesignPage, OwnerDesign } from '@orime/contracts/api/design';

const image: ImageRef = {
  id: 'fil_front',
  width: 1200,
  height: 1600,
  thumbhash: '',
  color: '#8a7a66',
  alt: { en: 'Front of the coat', jp: 'コートの正面' },
};

export function design(number: number, part: Partial<OwnerDesign> = {}): OwnerDesign {
  return {
    _id: `dsn_${number}`,
    id: `dsn_${number}`,
    slug: `coat-${number}`,
    name: `Coat ${number}`,
    nameJp: `コート${number}`,
    designer: { id: 'prf_ito', handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' },
    images: [image, { ...image, id: 'fil_back', alt: { en: 'Back of the coat', jp: 'コートの背面' } }],
    gender: 'women',
    category: 'coat',
    country: 'JP',
    colour: 'indigo',
    colourLabel: { en: 'Indigo', jp: '藍' },
    colourHex: '#223355',
    price: 420,
    priceMinor: 42000,
    currency: 'USD',
    compareAt: null,
    sizes: [
      { variantId: 'v1', size: 'S', sku: 'C-S', mode: 'stock', leadDays: null, availability: 'available', left: null },
      { variantId: 'v2', size: 'M', sku: 'C-M', mode: 'made_to_order', leadDays: 21, availability: 'available', left: null },
    ],
    onePiece: false,
    soldOut: false,
    madeToOrder: true,
    archived: false,
    likes: 0,
    colours: 1,
    publishedAt: null,
    description: { en: 'Dyed twelve times.', jp: '十二回染め重ねました。' },
    categoryLabel: { en: 'Coats', jp: 'コート' },
    season: 'AW26',
    year: 2026,
    materials: [
      { fibre: 'wool', label: { en: 'Wool', jp: 'ウール' }, percent: 80 },
      { fibre: 'silk', label: { en: 'Silk', jp: 'シルク' }, percent: 20 },
    ],
    care: [],
    weightGrams: 900,
    pieces: [],
    siblings: [],
    sizeChart: [],
    designerCard: {
      id: 'prf_ito',
      handle: 'ito',
      name: 'Ito Kasumi',
      nameJp: '伊藤霞',
      city: 'Kyoto',
      country: 'JP',
      bio: { en: '', jp: '' },
      avatar: null,
      holidayUntil: null,
    },
    producer: null,
    lowest30Days: null,
    tags: [],
    canonical: `/designs/coat-${number}`,
    confirmed: 'unconfirmed',
    hidden: false,
    version: 1,
    viewer: { liked: false, canEdit: true },
    rejectReason: null,
    submittedAt: '2026-09-01T00:00:00.000Z',
    stock: [{ variantId: 'v1', size: 'S', sku: 'C-S', onHand: 4, allocated: 0 }],
    wholesale: { price: 210, priceMinor: 21000, currency: 'USD', moq: 6, multiple: 1 },
    pendingChange: false,
    ...part,
  };
}

export function designPage(items: readonly OwnerDesign[], total = items.length): DesignPage {
  return { items: [...items], total, page: 1, facets: {}, priceRange: { minMinor: 0, maxMinor: 0 } };
}

export const locales = { admin: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') } };
