import type { OwnerDesign } from '@orime/contracts/api/design';
import type { Invoice } from '@orime/contracts/api/invoice';
import type { SellerOrder } from '@orime/contracts/api/order';
import type { Onboarding, OnboardingKey, OwnProfile } from '@orime/contracts/api/profile';
import type { LocaleLoaders } from '@orime/platform/host';

export const locales: Readonly<Record<string, LocaleLoaders>> = {
  'designer-studio': { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
};

const usd = (priceMinor: number) => ({ price: priceMinor / 100, priceMinor, currency: 'USD' as const });
const maker = { id: 'prf_ren', handle: 'ren-house', name: 'Ren House', nameJp: '蓮の家' };

export const ownDesign = (changed: Partial<OwnerDesign> = {}): OwnerDesign => ({
  _id: 'dsn_1',
  id: 'dsn_1',
  slug: 'noren-dress',
  name: 'Noren Dress',
  nameJp: '暖簾のワンピース',
  designer: maker,
  images: [],
  gender: 'women',
  category: 'dress',
  country: 'JP',
  colour: 'indigo',
  colourLabel: { en: 'Indigo', jp: '藍' },
  colourHex: '#27395f',
  ...usd(32_000),
  compareAt: null,
  sizes: [{ variantId: 'var_m', size: 'M', sku: 'M', mode: 'stock', leadDays: null, availability: 'low', left: 2 }],
  onePiece: false,
  soldOut: false,
  madeToOrder: false,
  archived: false,
  likes: 3,
  colours: 1,
  publishedAt: null,
  description: { en: 'Straight.', jp: 'まっすぐ。' },
  categoryLabel: { en: 'Dress', jp: 'ワンピース' },
  season: 'AW',
  year: 2026,
  materials: [],
  care: [],
  weightGrams: null,
  pieces: [],
  siblings: [],
  sizeChart: [],
  designerCard: { ...maker, city: 'Nara', country: 'JP', bio: { en: '', jp: '' }, avatar: null, holidayUntil: null },
  producer: null,
  lowest30Days: null,
  tags: [],
  canonical: '/designs/noren-dress',
  confirmed: 'confirmed',
  hidden: false,
  version: 1,
  viewer: { liked: false, canEdit: true },
  rejectReason: null,
  submittedAt: null,
  stock: [{ variantId: 'var_m', size: 'M', sku: 'M', onHand: 5, allocated: 3 }],
  wholesale: null,
  pendingChange: false,
  ...changed,
});

export const ownProfile = (changed: Partial<OwnProfile> = {}): OwnProfile => ({
  _id: 'prf_ren',
  ...maker,
  city: 'Nara',
  country: 'JP',
  lat: 34.69,
  lon: 135.8,
  disciplines: ['textiles'],
  avatar: null,
  cover: null,
  featured: false,
  followers: 7,
  designCount: 1,
  thumbs: [],
  bio: { en: 'One loom.', jp: '一台の機。' },
  links: [],
  holidayUntil: null,
  designs: [ownDesign()],
  lookbook: [],
  viewer: { following: false, canEdit: true },
  status: 'approved',
  promoters: [],
  version: 1,
  ...changed,
});

/** What a designer has to do; everything is done but what is named. */
export const onboarding = (open: readonly OnboardingKey[], status: Onboarding['status'] = 'in_review'): Onboarding => {
  const item = (key: OnboardingKey, path: string, required = true) => ({ key, required, done: !open.includes(key), path });
  const items = [
    item('email', '/dashboard'),
    item('profile', '/create-profile'),
    item('story', '/edit-profile'),
    item('location', '/edit-profile', false),
    item('pictures', '/edit-profile', false),
    item('agreement', '/vendor-agreement'),
    item('designs', '/add-design'),
  ];
  return { items, isReady: items.every(({ required, done }) => done || !required), status };
};

export const sellerOrder = (changed: Partial<SellerOrder> = {}): SellerOrder => ({
  _id: 'ord_1',
  id: 'ord_1',
  groupId: 'grp_1',
  number: '1001-1',
  seller: maker,
  status: 'placed',
  paymentStatus: 'captured',
  fulfilmentStatus: 'unfulfilled',
  fulfilled: false,
  currency: 'USD',
  lines: [
    {
      id: 'oln_1',
      designId: 'dsn_1',
      piece: null,
      name: 'Noren Dress',
      nameJp: '暖簾のワンピース',
      slug: 'noren-dress',
      size: 'M',
      colour: { en: 'Indigo', jp: '藍' },
      image: null,
      mode: 'stock',
      shipBy: null,
      quantity: 1,
      fulfilledQuantity: 0,
      unit: usd(32_000),
      discount: usd(0),
      tax: usd(0),
      total: usd(32_000),
      viewer: { canReturn: false, returnable: 0, until: null },
    },
  ],
  shippingMethod: 'standard',
  totals: { subtotal: usd(32_000), discount: usd(0), shipping: usd(0), tax: usd(0), taxIncluded: false, total: usd(32_000) },
  codes_used: [],
  fulfilments: [],
  refunds: [],
  returns: [],
  events: [],
  placedAt: '2026-11-20T03:00:00.000Z',
  version: 1,
  viewer: { canCancel: true, canProcess: false, canFulfil: true, canDeliver: false, canInvoice: true },
  buyer: { email: 'a•••@e•••', address: { name: 'Ada Guest', line1: '1 Quay', city: 'Porto', postal: '4000-001', country: 'PT' } },
  ...changed,
});

/** What was kept of a month. */
export function commissionInvoice(): Invoice {
  const party = { name: 'Orime', nameJp: '', address: [], email: '', registrationNumber: '' };
  return {
    _id: 'inv_4',
    id: 'inv_4',
    number: 'INV2026-4',
    kind: 'commission',
    status: 'paid',
    orderId: null,
    wholesaleOrderId: null,
    creditOf: null,
    replaces: null,
    relatedNumber: null,
    orderNumber: null,
    month: '2026-10',
    refund: null,
    currency: 'USD',
    seller: party,
    buyer: party,
    lines: [],
    taxes: [],
    taxIncluded: true,
    subtotal: usd(4_800),
    discount: usd(0),
    shipping: usd(0),
    tax: usd(0),
    total: usd(4_800),
    paid: usd(4_800),
    due: usd(0),
    reason: '',
    issuedAt: '2026-11-01T03:40:00.000Z',
    dueAt: '2026-11-01T03:40:00.000Z',
  };
}
