import type { Invoice } from '@orime/contracts/api/invoice';

const usd = (priceMinor: number) => ({ price: priceMinor / 100, priceMinor, currency: 'USD' as const });
const party = { name: 'Kumo Trading KK', nameJp: '', address: [], email: '', registrationNumber: '' };

/** Of a wholesale order, with nothing paid yet. */
export const invoice = (changed: Partial<Invoice> = {}): Invoice => ({
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
});

export const partlyPaid = invoice({ id: 'inv_2', number: 'INV2026-2', status: 'partially_paid', paid: usd(36_000), due: usd(84_000) });

/** A credited invoice of which something had been paid, and the note that credits it. */
export const credited = invoice({
  id: 'inv_3',
  number: 'INV2026-3',
  status: 'void',
  paid: usd(36_000),
  due: usd(0),
  refund: { status: 'open', amount: usd(36_000) },
});
export const creditNote = invoice({
  id: 'inv_4',
  number: 'CN2026-1',
  kind: 'credit_note',
  status: 'paid',
  creditOf: 'inv_3',
  relatedNumber: 'INV2026-3',
  total: usd(-120_000),
  due: usd(0),
});

export const invoicePage = (items: readonly Invoice[], { total = items.length, page = 1 } = {}) => ({ items, total, page });
