import type { Return } from '@orime/contracts/api/selling/return';
import { usd } from './amounts.ts';

/** A return of one garment that waits for its seller, as its customer sees it. */
export function sampleReturn(changed: Partial<Return> = {}): Return {
  return {
    _id: 'ret_1',
    id: 'ret_1',
    number: 'RT1001',
    orderId: 'ord_1',
    orderNumber: '1001-1',
    seller: { id: 'prf_ito', handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' },
    buyer: { name: 'Ada Guest', email: 'guest@example.com' },
    status: 'requested',
    lines: [
      {
        lineId: 'oln_1',
        name: 'Indigo Haori',
        nameJp: '藍の羽織',
        slug: 'indigo-haori',
        size: 'M',
        image: null,
        quantity: 1,
        reason: 'too_small',
        note: 'Tight at the shoulders',
        condition: null,
        restocked: false,
      },
    ],
    note: '',
    answer: '',
    carrier: '',
    tracking: '',
    address: null,
    sendBy: null,
    estimate: usd(21_000),
    refund: null,
    creditNote: null,
    events: [{ status: 'requested', at: '2026-11-21T03:00:00.000Z' }],
    createdAt: '2026-11-21T03:00:00.000Z',
    version: 1,
    viewer: { next: ['cancelled'], canSend: false },
    ...changed,
  };
}
