import { multiplyRatio } from './money/rounding.ts';

/** A sold line, frozen at placement. */
export interface SoldLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
}

/** One seller's order, frozen at placement. */
export interface SoldOrder {
  readonly lines: readonly SoldLine[];
  readonly shippingMinor: number;
  readonly shippingTaxMinor: number;
  /** Whether prices and shipping include their tax. */
  readonly taxIncluded: boolean;
}

/** What a refund covers: units of lines with their share of the line totals, the shipping, or everything not refunded yet. */
export type RefundScope =
  | {
      readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly totalMinor: number }[];
      readonly shipping: boolean;
    }
  | 'rest';

export interface StatedLine {
  readonly quantity: number;
  /** Before discounts. */
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
}

/** The amounts of an invoice or credit note, by line. */
export interface Statement {
  readonly lines: ReadonlyMap<string, StatedLine>;
  readonly shippingMinor: number;
  readonly shippingTaxMinor: number;
}

/** The statement of the whole order, as on its invoice. */
export function stateOrder(order: SoldOrder): Statement {
  const lines = order.lines.map(({ id, quantity, unitPriceMinor, discountMinor, taxMinor }): [string, StatedLine] => [
    id,
    { quantity, subtotalMinor: unitPriceMinor * quantity, discountMinor, taxMinor },
  ]);
  return { lines: new Map(lines), shippingMinor: order.shippingMinor, shippingTaxMinor: order.shippingTaxMinor };
}

/**
 * The statement of each refund's credit note, refunds in chronological order. Tax and discount are allocated cumulatively by unit,
 * so that the credit notes of a full refund sum exactly to the invoice. Throws `RangeError` for more units than were sold.
 */
export function stateRefunds(order: SoldOrder, refunds: readonly RefundScope[]): readonly Statement[] {
  const taken = new Map<string, number>();
  const stated = refunds.map((refund) => (refund === 'rest' ? undefined : stateShare(order, refund, taken)));
  const rest = subtractStatements(
    stateOrder(order),
    stated.filter((each) => each !== undefined),
  );
  return stated.map((each) => each ?? rest);
}

function stateShare(order: SoldOrder, { lines: shares, shipping }: Exclude<RefundScope, 'rest'>, taken: Map<string, number>): Statement {
  const lines = shares.map(({ lineId, quantity, totalMinor }): [string, StatedLine] => {
    const line = order.lines.find(({ id }) => id === lineId);
    const before = taken.get(lineId) ?? 0;
    if (line === undefined || quantity < 1 || before + quantity > line.quantity)
      throw new RangeError(`cannot credit ${quantity} after ${before} of ${line?.quantity ?? 0}`);
    taken.set(lineId, before + quantity);
    const taxUpTo = (units: number) => multiplyRatio(line.taxMinor, units, line.quantity, 'floor');
    const taxMinor = taxUpTo(before + quantity) - taxUpTo(before);
    const subtotalMinor = line.unitPriceMinor * quantity;
    return [
      lineId,
      { quantity, subtotalMinor, discountMinor: subtotalMinor - (totalMinor - (order.taxIncluded ? 0 : taxMinor)), taxMinor },
    ];
  });
  return {
    lines: new Map(lines),
    shippingMinor: shipping ? order.shippingMinor : 0,
    shippingTaxMinor: shipping ? order.shippingTaxMinor : 0,
  };
}

/** A statement minus others; lines without remaining units are omitted. */
export function subtractStatements(whole: Statement, parts: readonly Statement[]): Statement {
  const sum = (pick: (part: Statement) => number) => parts.reduce((total, part) => total + pick(part), 0);
  const lines = [...whole.lines].map(([id, line]): [string, StatedLine] => {
    const left = (key: keyof StatedLine) => line[key] - sum((part) => part.lines.get(id)?.[key] ?? 0);
    return [
      id,
      {
        quantity: left('quantity'),
        subtotalMinor: left('subtotalMinor'),
        discountMinor: left('discountMinor'),
        taxMinor: left('taxMinor'),
      },
    ];
  });
  return {
    lines: new Map(lines.filter(([, { quantity }]) => quantity > 0)),
    shippingMinor: whole.shippingMinor - sum((part) => part.shippingMinor),
    shippingTaxMinor: whole.shippingTaxMinor - sum((part) => part.shippingTaxMinor),
  };
}

/** Total of a statement in minor units. */
export function statedTotalMinor({ lines, shippingMinor, shippingTaxMinor }: Statement, taxIncluded: boolean): number {
  const goods = [...lines.values()].reduce(
    (sum, line) => sum + line.subtotalMinor - line.discountMinor + (taxIncluded ? 0 : line.taxMinor),
    0,
  );
  return goods + shippingMinor + (taxIncluded ? 0 : shippingTaxMinor);
}
