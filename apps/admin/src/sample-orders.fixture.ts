import type { SellerOrder } from '@orime/contracts/api/selling/order';
import type { StaffOrder } from '@orime/contracts/api/selling/order-office';
import { sampleOrder, sampleOrderLine, usd } from '@orime/testing/samples';

const address = { name: 'Mori Aya', line1: '2-11-3 Jingumae', city: 'Shibuya-ku', region: 'Tokyo', postal: '150-0001', country: 'JP' };

/** A paid order of three units for 89.99, as the lists of staff have it. */
export function sellerOrder(changed: Partial<SellerOrder> = {}): SellerOrder {
  return {
    ...sampleOrder({
      number: 'OR1001-1',
      lines: [sampleOrderLine({ quantity: 3, total: usd(8_999), unit: usd(3_000) })],
      totals: { subtotal: usd(8_999), discount: usd(0), shipping: usd(1_500), tax: usd(0), taxIncluded: true, total: usd(10_499) },
    }),
    buyer: { email: 'aya@example.com', address },
    viewer: { canCancel: true, canProcess: true, canFulfil: true, canDeliver: false, canInvoice: true },
    ...changed,
  };
}

/** The same with what only staff see: nothing was given back yet. */
export function staffOrder(changed: Partial<StaffOrder> = {}): StaffOrder {
  const order = sellerOrder();
  return {
    order,
    group: { id: 'grp_1', number: 'OR1001', locale: 'en', orders: [{ id: order.id, number: order.number }] },
    payment: { provider: 'test', status: 'captured', captured: usd(10_499), refunded: usd(0), error: '' },
    refundable: { lines: [{ lineId: 'oln_1', refundedQuantity: 0 }], shipping: usd(1_500), left: usd(10_499) },
    invoice: { id: 'inv_1', number: 'R-1001' },
    history: [
      { kind: 'placed', at: '2026-11-20T03:00:00.000Z', actor: null, text: '' },
      { kind: 'note', at: '2026-11-20T04:00:00.000Z', actor: { id: 'usr_1', name: 'Rei' }, text: 'Called about the size' },
    ],
    viewer: { canRefund: true, canNote: true },
    ...changed,
  };
}
