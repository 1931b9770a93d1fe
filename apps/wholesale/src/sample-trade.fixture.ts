import type { WholesaleCartItem } from '@orime/contracts';
import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import type { SavedAddress } from '@orime/contracts/schemas';
import { usd } from '@orime/testing/samples';

export { sampleWholesaleOrder as sampleOrder } from '@orime/testing/samples';

/** A line of the wholesale cart: six haori of Ito Kasumi. */
export const cartItem = (changed: Partial<WholesaleCartItem> = {}): WholesaleCartItem => ({
  designName: 'Indigo Haori',
  designNameJp: '藍の羽織',
  product: {
    _id: 'dsn_haori',
    slug: 'indigo-haori',
    design: { images: ['fil_1'] },
    designer: 'Ito Kasumi',
    designerId: 'prf_ito',
    colour: 'indigo',
  },
  sizeQuantities: { S: 2, M: 4 },
  quantity: 6,
  price: 200,
  priceMinor: 20_000,
  currency: 'USD',
  ...changed,
});

/** A second designer's. */
export const otherItem: WholesaleCartItem = cartItem({
  designName: 'Cedar Coat',
  designNameJp: '杉のコート',
  product: { ...cartItem().product, _id: 'dsn_coat', slug: 'cedar-coat', designer: 'Mori Ao', designerId: 'prf_mori' },
  sizeQuantities: { M: 2 },
  quantity: 2,
  priceMinor: 30_000,
  price: 300,
});

export const shop: SavedAddress = {
  _id: 'adr_1',
  id: 'adr_1',
  label: 'Shop',
  name: 'Kumo',
  line1: '2-11-3 Jingumae',
  city: 'Shibuya-ku',
  postal: '150-0001',
  country: 'JP',
  isDefaultShip: true,
  isDefaultBill: true,
};

type Brand = WholesaleQuote['brands'][number];

export const quotedBrand = (item: WholesaleCartItem, changed: Partial<Brand> = {}): Brand => {
  const total = usd(item.priceMinor * item.quantity);
  return {
    seller: { id: item.product.designerId, handle: item.product.designerId, name: item.product.designer, nameJp: '' },
    lines: [
      {
        designId: item.product._id,
        designName: item.designName,
        designNameJp: item.designNameJp ?? '',
        slug: item.product.slug,
        sizeQuantities: { ...item.sizeQuantities },
        quantity: item.quantity,
        unit: usd(item.priceMinor),
        total,
      },
    ],
    units: item.quantity,
    isFirstOrder: true,
    minimum: usd(100_000),
    missing: usd(0),
    windows: [
      {
        id: 'win_main',
        name: { en: 'Main', jp: '本納期' },
        startShip: '2027-02-01',
        endShip: '2027-02-28',
        orderCutoff: '2026-12-15',
        isPrebook: false,
      },
      {
        id: 'win_late',
        name: { en: 'Late', jp: '後納期' },
        startShip: '2027-03-01',
        endShip: '2027-03-31',
        orderCutoff: '2027-01-15',
        isPrebook: true,
      },
    ],
    windowId: 'win_main',
    startShip: '2027-02-01',
    cancelAfter: '2027-02-28',
    subtotal: total,
    tax: usd(0),
    taxRateBp: 0,
    total,
    advance: usd(Math.ceil(total.priceMinor * 0.3)),
    ...changed,
  };
};

export const quoteOf = (brands: readonly Brand[], changed: Partial<WholesaleQuote> = {}): WholesaleQuote => {
  const totalMinor = brands.reduce((sum, { total }) => sum + total.priceMinor, 0);
  return {
    currency: 'USD',
    quoteHash: 'h'.repeat(43),
    brands: [...brands],
    total: usd(totalMinor),
    terms: { granted: 'deposit30', chosen: 'deposit30', allowed: ['prepay', 'deposit30'] },
    taxExempt: false,
    credit: { limit: usd(500_000), used: usd(100_000), needed: usd(Math.floor(totalMinor * 0.7)) },
    problems: [],
    ...changed,
  };
};
