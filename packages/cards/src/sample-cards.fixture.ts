import type { DesignCard } from '@orime/contracts/api/design';
import type { ProfileCard } from '@orime/contracts/api/profile';

const image = {
  id: 'fil_front',
  width: 900,
  height: 1200,
  thumbhash: '',
  color: '#8a8f98',
  alt: { en: 'Indigo haori, front view', jp: '藍の羽織、正面' },
};

/** A design card for tests, with the given fields changed. */
export const sampleDesign = (changed: Partial<DesignCard> = {}): DesignCard => ({
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
  sizes: [{ variantId: 'var_m', size: 'M', sku: 'SKU-M', mode: 'stock', leadDays: null, availability: 'available', left: null }],
  onePiece: false,
  soldOut: false,
  madeToOrder: false,
  archived: false,
  likes: 12,
  colours: 2,
  publishedAt: null,
  ...changed,
});

/** A profile card for tests, with the given fields changed. */
export const sampleProfile = (changed: Partial<ProfileCard> = {}): ProfileCard => ({
  _id: 'prf_ito',
  id: 'prf_ito',
  handle: 'ito-kasumi',
  name: 'Ito Kasumi',
  nameJp: '伊藤霞',
  city: 'Tokushima',
  cityJp: '徳島',
  country: 'JP',
  lat: 34.07,
  lon: 134.55,
  disciplines: [],
  avatar: null,
  cover: image,
  featured: true,
  followers: 3,
  designCount: 6,
  thumbs: [],
  ...changed,
});
