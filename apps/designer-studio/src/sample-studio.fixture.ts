import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { ModelIntake } from '@orime/contracts/api/people/model-intake';
import type { Onboarding, OnboardingKey, OwnProfile } from '@orime/contracts/api/people/profile';
import type { SellerOrder } from '@orime/contracts/api/selling/order';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import type { LocaleLoaders } from '@orime/platform/host';
import { sampleInvoice, sampleOrder, sampleOrderLine, sampleOwnerDesign, sampleSize, usd } from '@orime/testing/samples';

export const locales: Readonly<Record<string, LocaleLoaders>> = {
  'designer-studio': { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
};

const maker = { id: 'prf_ren', handle: 'ren-house', name: 'Ren House', nameJp: '蓮の家' };

export const ownDesign = (changed: Partial<OwnerDesign> = {}): OwnerDesign =>
  sampleOwnerDesign({
    _id: 'dsn_1',
    id: 'dsn_1',
    slug: 'noren-dress',
    name: 'Noren Dress',
    nameJp: '暖簾のワンピース',
    designer: maker,
    images: [],
    category: 'dress',
    ...usd(32_000),
    sizes: [sampleSize('M', { availability: 'low', left: 2 })],
    colours: 1,
    description: { en: 'Straight.', jp: 'まっすぐ。' },
    categoryLabel: { en: 'Dress', jp: 'ワンピース' },
    designerCard: { ...maker, city: 'Nara', country: 'JP', bio: { en: '', jp: '' }, avatar: null, holidayUntil: null },
    canonical: '/designs/noren-dress',
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
  ...sampleOrder({
    seller: maker,
    lines: [sampleOrderLine({ designId: 'dsn_1', name: 'Noren Dress', nameJp: '暖簾のワンピース', slug: 'noren-dress' })],
  }),
  viewer: { canCancel: true, canProcess: false, canFulfil: true, canDeliver: false, canReturn: false, canInvoice: true, isBuyer: false },
  buyer: { email: 'a•••@e•••', address: { name: 'Ada Guest', line1: '1 Quay', city: 'Porto', postal: '4000-001', country: 'PT' } },
  ...changed,
});

/** What was kept of a month. */
export function commissionInvoice(): Invoice {
  const party = { name: 'Orime', nameJp: '', address: [], email: '', registrationNumber: '' };
  return sampleInvoice({
    id: 'inv_4',
    number: 'INV2026-4',
    kind: 'commission',
    status: 'paid',
    wholesaleOrderId: null,
    orderNumber: null,
    month: '2026-10',
    seller: party,
    buyer: party,
    taxIncluded: true,
    subtotal: usd(4_800),
    total: usd(4_800),
    paid: usd(4_800),
    due: usd(0),
    issuedAt: '2026-11-01T03:40:00.000Z',
    dueAt: '2026-11-01T03:40:00.000Z',
  });
}

/** What a buyer was billed. */
export function salesInvoice(changed: Partial<Invoice> = {}): Invoice {
  const { seller, buyer } = commissionInvoice();
  return sampleInvoice({
    id: 'inv_5',
    number: 'INV2026-5',
    kind: 'wholesale',
    status: 'overdue',
    orderNumber: 'OR-1',
    month: null,
    seller,
    buyer: { ...buyer, name: 'Ada Guest' },
    total: usd(32_000),
    issuedAt: '2026-11-02T03:40:00.000Z',
    ...changed,
  });
}

/** What a model sent in. */
export const modelIntake = (changed: Partial<ModelIntake> = {}): ModelIntake => ({
  id: 'mdi_1',
  reference: 'MD-7K3Q-M2XD',
  email: 'mio@example.com',
  name: 'Mio Arai',
  stageName: 'Mio',
  city: 'Osaka',
  measurements: { heightCm: 176, bustCm: 82, waistCm: 61, hipsCm: 89, shoeEu: 40 },
  hair: 'Black',
  eyes: 'Brown',
  agency: '',
  instagram: 'mio',
  availability: '',
  birthDate: '2000-01-01',
  guardian: null,
  photos: ['1', '2', '3', '4'].map((id) => ({ id, url: `/api/file/${id}` })),
  locale: 'en',
  status: 'new',
  note: '',
  modelId: null,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  ...changed,
});

/** A few words of every list. */
export const vocabulary = (): Vocabulary => ({
  categories: [
    { key: 'coat', label: { en: 'Coat', jp: 'コート' } },
    { key: 'dress', label: { en: 'Dress', jp: 'ワンピース' } },
  ],
  fibres: [
    { key: 'ramie', label: { en: 'Ramie', jp: '苧麻（ラミー）' } },
    { key: 'wool', label: { en: 'Wool', jp: '毛（ウール）' } },
  ],
  care: [{ key: 'hand-wash', label: { en: 'Wash by hand in cool water', jp: '水で手洗い' } }],
  colours: [{ key: 'indigo', label: { en: 'Indigo', jp: '藍' }, hex: '#27395f' }],
  capabilities: [
    { key: 'weaving', label: { en: 'Weaving', jp: '織布' } },
    { key: 'sewing', label: { en: 'Sewing', jp: '縫製' } },
  ],
  countries: [{ key: 'JP', label: { en: 'Japan', jp: '日本' } }],
});
