import type { Buyer } from '@orime/contracts/api/trade/buyer';
import type { WholesaleProduct, WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { usd } from './amounts.ts';
import { sampleImage } from './designs.ts';

/** A style of a wholesale catalogue, as a verified buyer sees it. */
export function sampleStyle(changed: Partial<WholesaleStyle> = {}): WholesaleStyle {
  return {
    _id: 'dsn_haori',
    id: 'dsn_haori',
    slug: 'indigo-haori',
    name: 'Indigo Haori',
    nameJp: '藍の羽織',
    designer: { id: 'prf_ito', handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' },
    images: [sampleImage()],
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
  };
}

/** The page of the style: two colours, one of them without the largest size. */
export function sampleProduct(changed: Partial<WholesaleProduct> = {}): WholesaleProduct {
  return {
    ...sampleStyle(),
    description: { en: 'Dyed nineteen times in Tokushima.', jp: '徳島で十九回染めました。' },
    materials: [{ fibre: 'silk', label: { en: 'Silk', jp: '絹' }, percent: 100 }],
    matrix: [
      sampleRow(),
      sampleRow({
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
    windows: [
      {
        id: 'win_1',
        name: { en: 'Main', jp: '本納期' },
        startShip: '2027-02-01',
        endShip: '2027-02-28',
        orderCutoff: '2026-12-15',
        isPrebook: false,
      },
      {
        id: 'win_2',
        name: { en: 'Late', jp: '後納期' },
        startShip: '2027-03-01',
        endShip: '2027-03-31',
        orderCutoff: '2027-01-15',
        isPrebook: true,
      },
    ],
    prepacks: [{ id: 'ppk_1', name: { en: '1-2-1', jp: '1-2-1' }, sizes: { S: 1, M: 2, L: 1 } }],
    minimums: { firstOrder: usd(150_000), reorder: usd(50_000) },
    access: 'verified',
    liked: false,
    ...changed,
  };
}

function sampleRow(changed: Partial<WholesaleProduct['matrix'][number]> = {}): WholesaleProduct['matrix'][number] {
  return {
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
    tiers: [
      { minUnits: 1, unit: usd(18_000) },
      { minUnits: 24, unit: usd(16_500) },
    ],
    ...changed,
  };
}

/** A company as its owner sees it. */
export function sampleCompany(changed: Partial<Buyer> = {}): Buyer {
  return {
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
  };
}
