import type { WholesaleOrderStatus } from '@orime/commerce';

export interface Plan {
  readonly buyer: string;
  /** Which of the designers that sell wholesale, in the order of their handles; `own` is the demo designer. */
  readonly designer: number | 'own';
  readonly status: WholesaleOrderStatus;
  readonly daysAgo: number;
  readonly poNumber?: string;
  /** Of the invoice: nothing, the deposit, or all of it. */
  readonly paid?: 'none' | 'advance' | 'all';
  readonly isPartlyShipped?: boolean;
  readonly note?: string;
}

/** Orders of half a year in every state. Their goods are made for a delivery window, so no stock is promised to them. */
export const PLANS: readonly Plan[] = [
  { buyer: 'buyer@example.com', designer: 'own', status: 'closed', daysAgo: 150, poNumber: 'LS-2401', paid: 'all' },
  { buyer: 'shiire@example.com', designer: 3, status: 'closed', daysAgo: 140, paid: 'all' },
  { buyer: 'achats@example.com', designer: 5, status: 'delivered', daysAgo: 110, poNumber: 'PQ-118', paid: 'advance' },
  { buyer: 'shiire@example.com', designer: 'own', status: 'delivered', daysAgo: 96, poNumber: '川端-0067', paid: 'all' },
  { buyer: 'buying@example.com', designer: 8, status: 'cancelled', daysAgo: 88, note: 'The store opens later than planned.' },
  { buyer: 'buyer@example.com', designer: 2, status: 'shipped', daysAgo: 52, poNumber: 'LS-2417', paid: 'all' },
  { buyer: 'shiire@example.com', designer: 11, status: 'partially_shipped', daysAgo: 44, isPartlyShipped: true, paid: 'none' },
  { buyer: 'achats@example.com', designer: 'own', status: 'in_production', daysAgo: 36, poNumber: 'PQ-126', paid: 'advance' },
  { buyer: 'buyer@example.com', designer: 7, status: 'in_production', daysAgo: 30, poNumber: 'LS-2422' },
  { buyer: 'buying@example.com', designer: 4, status: 'approved', daysAgo: 21, paid: 'none' },
  { buyer: 'buyer@example.com', designer: 'own', status: 'approved', daysAgo: 12, poNumber: 'LS-2430' },
  { buyer: 'buyer@example.com', designer: 9, status: 'changes_requested', daysAgo: 6, note: 'Size XL is not made this season.' },
  { buyer: 'shiire@example.com', designer: 'own', status: 'in_review', daysAgo: 3, poNumber: '川端-0071' },
  { buyer: 'buyer@example.com', designer: 1, status: 'draft', daysAgo: 1 },
  // So that the demo buyer and the demo designer have each state as well.
  {
    buyer: 'buyer@example.com',
    designer: 'own',
    status: 'partially_shipped',
    daysAgo: 40,
    poNumber: 'LS-2419',
    isPartlyShipped: true,
    paid: 'all',
  },
  { buyer: 'buyer@example.com', designer: 'own', status: 'cancelled', daysAgo: 74, note: 'Replaced by LS-2419.' },
  { buyer: 'buyer@example.com', designer: 6, status: 'delivered', daysAgo: 101, poNumber: 'LS-2409', paid: 'all' },
  { buyer: 'buyer@example.com', designer: 10, status: 'in_review', daysAgo: 2, poNumber: 'LS-2433' },
  { buyer: 'shiire@example.com', designer: 'own', status: 'changes_requested', daysAgo: 5, note: 'Half the cloth is dyed: M and L only.' },
  { buyer: 'achats@example.com', designer: 'own', status: 'shipped', daysAgo: 47, poNumber: 'PQ-121', paid: 'all' },
];

export const DAY_MS = 86_400_000;
export const COURSE: readonly WholesaleOrderStatus[] = ['in_review', 'approved', 'in_production', 'shipped', 'delivered', 'closed'];

export function isPast(status: WholesaleOrderStatus, point: WholesaleOrderStatus): boolean {
  const reached = status === 'partially_shipped' ? 'in_production' : status;
  return COURSE.includes(reached) && COURSE.indexOf(reached) >= COURSE.indexOf(point);
}
