import {
  stateOrder,
  statedTotalMinor,
  taxOf,
  stateRefunds,
  subtractStatements,
  type RefundScope,
  type SoldOrder,
  type Statement,
} from '@orime/commerce';
import type { InvoiceDraft } from '../issue-invoice.ts';
import type { OrderFacts, OrderFactsRefund } from './order-facts.queries.ts';

/** The figures of an invoice or credit note. */
export type StatedParts = Pick<InvoiceDraft, 'lines' | 'taxes' | 'taxIncluded' | 'discountMinor' | 'shippingMinor'>;

/** What of an order is not taken back by a credit note: what a new invoice says, and what taking back the last one gives back. */
export function stateStanding(order: OrderFacts): Statement {
  const notes = stateRefunds(soldOf(order), order.refunds.map(scopeOf));
  return subtractStatements(
    stateOrder(soldOf(order)),
    notes.filter((_, index) => order.refunds[index]?.noteId !== null),
  );
}

/** What the credit note of one refund says. */
export function stateRefund(order: OrderFacts, refundId: string): Statement {
  const index = order.refunds.findIndex(({ id }) => id === refundId);
  const statement = stateRefunds(soldOf(order), order.refunds.map(scopeOf))[index];
  if (statement === undefined) throw new Error(`no refund ${refundId} of ${order.id}`);
  const { amountMinor: givenMinor = 0, feeMinor = 0 } = order.refunds[index] ?? {};
  const statedMinor = statedTotalMinor(statement, order.tax_included) - feeMinor;
  if (statedMinor !== givenMinor) throw new Error(`refund ${refundId} gives ${givenMinor}, its credit note would say ${statedMinor}`);
  return statement;
}

/** Whether refunds, with credit notes or without, leave anything of the order. */
export function isAllGivenBack(order: OrderFacts): boolean {
  return (
    order.refunds.length > 0 &&
    statedTotalMinor(stateOrder(soldOf(order)), order.tax_included) === order.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  );
}

/**
 * Goods and shipping of an order have one rate, and its tax was rounded once for it. A credit note's figures are negative, except for
 * the fee that it keeps back: a line of its own, with the tax that the fee includes where prices do.
 */
export function toParts(order: OrderFacts, statement: Statement, sign: 1 | -1, feeMinor = 0): StatedParts {
  const stated = order.lines.flatMap((line) => {
    const part = statement.lines.get(line.id);
    return part === undefined ? [] : [{ line, part }];
  });
  const sum = (pick: (part: (typeof stated)[number]['part']) => number) => stated.reduce((total, { part }) => total + pick(part), 0);
  const signed = (minor: number) => (minor === 0 ? 0 : sign * minor);
  const feeRateBp = order.tax_included ? (order.lines[0]?.rateBp ?? 0) : 0;
  const feeTaxMinor = taxOf(feeMinor, { rateBp: feeRateBp, included: true }, 'floor');
  const [rateBp, discountMinor, taxMinor] = [
    order.lines[0]?.rateBp ?? 0,
    sum((part) => part.discountMinor),
    sum((part) => part.taxMinor) + statement.shippingTaxMinor - feeTaxMinor,
  ];
  const taxedFeeMinor = feeRateBp === 0 ? 0 : feeMinor;
  const baseMinor = sum((part) => part.subtotalMinor) - discountMinor + statement.shippingMinor - taxedFeeMinor;
  return {
    lines: [
      ...stated.map(({ line, part }) => ({
        text: { en: `${line.name}, ${line.size}`, jp: `${line.nameJp === '' ? line.name : line.nameJp}(${line.size})` },
        quantity: part.quantity,
        unitMinor: signed(line.unitPriceMinor),
        totalMinor: signed(part.subtotalMinor),
        taxRateBp: line.rateBp,
      })),
      ...(feeMinor === 0 ? [] : [{ text: FEE, quantity: 1, unitMinor: feeMinor, totalMinor: feeMinor, taxRateBp: feeRateBp }]),
    ],
    taxes: rateBp === 0 && taxMinor === 0 ? [] : [{ rateBp, baseMinor: signed(baseMinor), taxMinor: signed(taxMinor) }],
    taxIncluded: order.tax_included,
    discountMinor: signed(discountMinor),
    shippingMinor: signed(statement.shippingMinor),
  };
}

const FEE = { en: 'Kept back for the parcel of the return', jp: '返送料（返金額から差引）' };

function soldOf(order: OrderFacts): SoldOrder {
  return {
    lines: order.lines,
    shippingMinor: order.shipping_minor,
    shippingTaxMinor: order.shipping_tax_minor,
    taxIncluded: order.tax_included,
  };
}

/** A refund without lines that is more than the shipping is that of an order that was called off: it gives back whatever was left. */
function scopeOf({ lines, amountMinor, shippingMinor }: OrderFactsRefund): RefundScope {
  return lines.length === 0 && amountMinor > shippingMinor ? 'rest' : { lines, shipping: shippingMinor > 0 };
}
