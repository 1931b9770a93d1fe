import type { ImageRef } from '@orime/contracts';
import type { Design, DesignCard, DesignSize, OwnerDesign } from '@orime/contracts/api/catalogue/design';

/** A portrait photograph. */
export function sampleImage(changed: Partial<ImageRef> = {}): ImageRef {
  return {
    id: 'fil_front',
    width: 900,
    height: 1200,
    thumbhash: '',
    color: '#8a8f98',
    alt: { en: 'Indigo haori, front view', jp: '藍の羽織、正面' },
    ...changed,
  };
}

/** A size with plenty in stock. */
export function sampleSize(name: string, changed: Partial<DesignSize> = {}): DesignSize {
  return {
    variantId: `var_${name}`,
    size: name,
    sku: `SKU-${name}`,
    mode: 'stock',
    leadDays: null,
    availability: 'available',
    left: null,
    ...changed,
  };
}

/** A garment for $420 in three sizes: one with plenty, one with two left, one sold out. */
export function sampleDesignCard(changed: Partial<DesignCard> = {}): DesignCard {
  return {
    _id: 'dsn_haori',
    id: 'dsn_haori',
    slug: 'indigo-haori',
    name: 'Indigo Haori',
    nameJp: '藍の羽織',
    designer: { id: 'prf_ito', handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' },
    images: [sampleImage(), sampleImage({ id: 'fil_back' })],
    gender: 'women',
    category: 'haori',
    country: 'JP',
    colour: 'indigo',
    colourLabel: { en: 'Indigo', jp: '藍' },
    colourHex: '#27406b',
    price: 420,
    priceMinor: 42_000,
    currency: 'USD',
    compareAt: null,
    sizes: [sampleSize('S'), sampleSize('M', { availability: 'low', left: 2 }), sampleSize('L', { availability: 'sold_out' })],
    onePiece: false,
    soldOut: false,
    madeToOrder: false,
    archived: false,
    likes: 12,
    colours: 2,
    publishedAt: '2026-08-01T00:00:00.000Z',
    ...changed,
  };
}

/** The same garment as its page shows it to a visitor. */
export function sampleDesign(changed: Partial<Design> = {}): Design {
  return {
    ...sampleDesignCard(),
    description: { en: 'Dyed nineteen times in Tokushima.', jp: '徳島で十九回染めました。' },
    categoryLabel: { en: 'Haori', jp: '羽織' },
    season: 'AW26',
    year: 2026,
    materials: [{ fibre: 'silk', label: { en: 'Silk', jp: '絹' }, percent: 100 }],
    care: [{ key: 'hand-wash', label: { en: 'Hand wash', jp: '手洗い' } }],
    weightGrams: 480,
    pieces: [],
    siblings: [],
    sizeChart: [
      {
        size: 'M',
        measurements: [
          { key: 'chest', label: { en: 'Chest', jp: '胸囲' }, cm: 88 },
          { key: 'length', label: { en: 'Length', jp: '着丈' }, cm: 96 },
          { key: 'body-width', label: { en: 'Width', jp: '身幅' }, cm: 60.5 },
        ],
      },
    ],
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
  };
}

/** The same garment as its designer and the staff see it. */
export function sampleOwnerDesign(changed: Partial<OwnerDesign> = {}): OwnerDesign {
  return {
    ...sampleDesign({ viewer: { liked: false, canEdit: true } }),
    rejectReason: null,
    submittedAt: null,
    stock: [{ variantId: 'var_M', size: 'M', sku: 'SKU-M', onHand: 5, allocated: 3 }],
    wholesale: null,
    pendingChange: false,
    ...changed,
  };
}
