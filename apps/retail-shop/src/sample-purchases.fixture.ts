import type { CartItem } from '@orime/contracts';
import type { CheckoutLine, CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { Order, Purchase } from '@orime/contracts/api/selling/order';
import { sampleOrder, usd } from '@orime/testing/samples';

const seller = { id: 'prf_ito', handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' };

export const cartItem: CartItem = {
  id: 'dsn_haori',
  size: 'M',
  name: 'Indigo Haori',
  nameJp: '藍の羽織',
  slug: 'indigo-haori',
  image: 'fil_front',
  designer: 'Ito Kasumi',
  designerId: 'prf_ito',
  quantity: 1,
  price: 420,
  priceMinor: 42000,
  currency: 'USD',
};

const line: CheckoutLine = {
  key: 'id:dsn_haori:M',
  id: 'dsn_haori',
  size: 'M',
  name: 'Indigo Haori',
  nameJp: '藍の羽織',
  slug: 'indigo-haori',
  image: null,
  seller,
  mode: 'stock',
  leadDays: null,
  quantity: 1,
  unit: usd(42000),
  discount: usd(0),
  tax: usd(0),
  total: usd(42000),
};

const totals = { subtotal: usd(42000), discount: usd(0), shipping: usd(0), tax: usd(0), taxIncluded: false, total: usd(42000) };

export const quote = (changed: Partial<CheckoutQuote> = {}): CheckoutQuote => ({
  checkoutId: 'chk_1',
  quoteHash: 'hash-1',
  currency: 'USD',
  lines: [line],
  sellers: [
    {
      seller,
      lineKeys: [line.key],
      subtotal: usd(42000),
      discount: usd(0),
      shippingMethod: 'standard',
      shippingOptions: [
        { method: 'standard', price: usd(0) },
        { method: 'express', price: usd(1500) },
      ],
      shipping: usd(0),
      tax: usd(0),
      total: usd(42000),
      freeShipping: { threshold: usd(15000), missing: usd(0), reached: true },
    },
  ],
  codes: [],
  totals,
  problems: [],
  orderable: true,
  expiresAt: '2026-11-21T12:00:00.000Z',
  ...changed,
});

/** The same quote after its one line became dearer. */
export const dearerQuote = (): CheckoutQuote =>
  quote({
    quoteHash: 'hash-2',
    lines: [{ ...line, unit: usd(45000), total: usd(45000) }],
    totals: { ...totals, subtotal: usd(45000), total: usd(45000) },
  });

export const purchase = (orders: readonly Order[] = [sampleOrder()]): Purchase => ({
  group: {
    _id: 'grp_1',
    id: 'grp_1',
    number: '1001',
    currency: 'USD',
    locale: 'en',
    email: 'guest@example.com',
    shippingAddress: { name: 'Ada Guest', line1: '1 Quay', city: 'Porto', postal: '4000-001', country: 'PT' },
    totals,
    codes_used: [],
    refunded: usd(0),
    claim: 'none',
    placedAt: '2026-11-20T03:00:00.000Z',
  },
  orders: [...orders],
});
