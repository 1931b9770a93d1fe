import type { Invoice } from '@orime/contracts/api/money/invoice';
import { sampleInvoice, usd } from '@orime/testing/samples';

export const partlyPaid = sampleInvoice({
  id: 'inv_2',
  number: 'INV2026-2',
  status: 'partially_paid',
  paid: usd(36_000),
  due: usd(84_000),
});

/** A credited invoice of which something had been paid, and the note that credits it. */
export const credited = sampleInvoice({
  id: 'inv_3',
  number: 'INV2026-3',
  status: 'void',
  paid: usd(36_000),
  due: usd(0),
  refund: { status: 'open', amount: usd(36_000) },
});
export const creditNote = sampleInvoice({
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
