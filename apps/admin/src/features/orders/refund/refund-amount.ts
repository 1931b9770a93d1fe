import { lineRefundMinor } from '@orime/commerce';
import type { StaffOrder } from '@orime/contracts/api/selling/order-office';

/** Units to give back by line id. */
export type Units = Readonly<Record<string, number>>;

export interface RefundableLine {
  readonly lineId: string;
  readonly name: string;
  readonly nameJp: string;
  readonly size: string;
  /** Units that were not given back yet. */
  readonly left: number;
  readonly refunded: number;
  readonly quantity: number;
  readonly totalMinor: number;
}

export function refundableLines({ order, refundable }: StaffOrder): readonly RefundableLine[] {
  return order.lines.map((line) => {
    const refunded = refundable.lines.find(({ lineId }) => lineId === line.id)?.refundedQuantity ?? 0;
    return {
      lineId: line.id,
      name: line.name,
      nameJp: line.nameJp,
      size: line.size,
      left: line.quantity - refunded,
      refunded,
      quantity: line.quantity,
      totalMinor: line.total.priceMinor,
    };
  });
}

/** What these units are worth, by the amounts frozen at placement: the API computes the same. */
export function amountOf(line: RefundableLine, units: number): number {
  const { totalMinor, quantity, refunded, left } = line;
  return units < 1 || units > left ? 0 : lineRefundMinor({ totalMinor, quantity }, refunded, units);
}

/** The whole refund in minor units. */
export function refundMinor(lines: readonly RefundableLine[], units: Units, shippingMinor: number): number {
  return lines.reduce((sum, line) => sum + amountOf(line, units[line.lineId] ?? 0), shippingMinor);
}
