import type { Order } from '@orime/contracts/api/selling/order';
import { usd } from './amounts.ts';

/** One seller's paid order of one garment for $420, as its buyer sees it. */
export function sampleOrder(changed: Partial<Order> = {}): Order {
  return {
    _id: 'ord_1',
    id: 'ord_1',
    groupId: 'grp_1',
    number: '1001-1',
    seller: { id: 'prf_ito', handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' },
    status: 'placed',
    paymentStatus: 'captured',
    fulfilmentStatus: 'unfulfilled',
    fulfilled: false,
    currency: 'USD',
    lines: [sampleOrderLine()],
    shippingMethod: 'standard',
    totals: { subtotal: usd(42_000), discount: usd(0), shipping: usd(0), tax: usd(0), taxIncluded: false, total: usd(42_000) },
    codes_used: [],
    fulfilments: [],
    refunds: [],
    returns: [],
    events: [],
    placedAt: '2026-11-20T03:00:00.000Z',
    version: 1,
    viewer: { canCancel: true, canProcess: false, canFulfil: false, canDeliver: false, canReturn: false, canInvoice: true, isBuyer: true },
    ...changed,
  };
}

export function sampleOrderLine(changed: Partial<Order['lines'][number]> = {}): Order['lines'][number] {
  return {
    id: 'oln_1',
    designId: 'dsn_haori',
    piece: null,
    name: 'Indigo Haori',
    nameJp: '藍の羽織',
    slug: 'indigo-haori',
    size: 'M',
    colour: { en: 'Indigo', jp: '藍' },
    image: null,
    mode: 'stock',
    shipBy: null,
    quantity: 1,
    fulfilledQuantity: 0,
    unit: usd(42_000),
    discount: usd(0),
    tax: usd(0),
    total: usd(42_000),
    returnable: { quantity: 0, until: null, whyNot: 'not_delivered' },
    ...changed,
  };
}
