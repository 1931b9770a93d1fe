import type { InvoiceLine } from '@orime/contracts/api/money/invoice';
import type { CommissionSums } from './commission.queries.ts';

/** One line a source, with how many orders it is of; sources of nothing are left out. */
export function commissionLines(sums: CommissionSums, taxRateBp: number): readonly InvoiceLine[] {
  const lines = [
    {
      totalMinor: sums.retailMinor,
      en: `Commission on ${orders(sums.retailOrders, 'retail ')}`,
      jp: `小売注文の販売手数料(${sums.retailOrders}件)`,
    },
    {
      totalMinor: sums.retailBackMinor,
      en: `Commission given back on ${orders(sums.retailBackOrders, 'retail ')} refunded or cancelled`,
      jp: `小売注文の返金・取り消しに伴う手数料の返還(${sums.retailBackOrders}件)`,
    },
    {
      totalMinor: sums.wholesaleMinor,
      en: `Commission on payments for ${orders(sums.wholesaleOrders, 'wholesale ')}`,
      jp: `卸注文のご入金にかかる販売手数料(${sums.wholesaleOrders}件)`,
    },
    {
      totalMinor: sums.wholesaleBackMinor,
      en: `Commission given back on ${orders(sums.wholesaleBackOrders, 'wholesale ')} credited`,
      jp: `卸請求書の取り消しに伴う手数料の返還(${sums.wholesaleBackOrders}件)`,
    },
  ];
  return lines
    .filter(({ totalMinor }) => totalMinor !== 0)
    .map(({ totalMinor, en, jp }) => ({ text: { en, jp }, quantity: 1, unitMinor: totalMinor, totalMinor, taxRateBp }));
}

function orders(count: number, kind: string): string {
  return `${count} ${kind}${count === 1 ? 'order' : 'orders'}`;
}
