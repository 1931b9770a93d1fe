import type { Invoice } from '@orime/contracts/api/money/invoice';
import { usd } from './amounts.ts';

/** An invoice of a wholesale order over $1,200, with nothing paid yet. */
export function sampleInvoice(changed: Partial<Invoice> = {}): Invoice {
  const party = { name: 'Kumo Trading KK', nameJp: '', address: [], email: '', registrationNumber: '' };
  return {
    _id: 'inv_1',
    id: 'inv_1',
    number: 'INV2026-1',
    kind: 'wholesale',
    status: 'issued',
    orderId: null,
    wholesaleOrderId: 'wor_1',
    creditOf: null,
    replaces: null,
    relatedNumber: null,
    orderNumber: 'WO1001',
    month: null,
    refund: null,
    currency: 'USD',
    seller: party,
    buyer: party,
    lines: [],
    taxes: [],
    taxIncluded: false,
    subtotal: usd(120_000),
    discount: usd(0),
    shipping: usd(0),
    tax: usd(0),
    total: usd(120_000),
    paid: usd(0),
    due: usd(120_000),
    reason: '',
    issuedAt: '2026-10-01T23:30:00.000Z',
    dueAt: '2026-10-31T23:30:00.000Z',
    ...changed,
  };
}
