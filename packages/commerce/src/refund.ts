import { multiplyRatio } from './money/rounding.ts';

/**
 * Minor units to refund for `quantity` units of a sold line after `alreadyRefunded` units. Computed cumulatively from the line's
 * frozen total (discounted, with tax), so that any sequence of partial refunds sums exactly to the whole.
 */
export function lineRefundMinor(
  line: { readonly totalMinor: number; readonly quantity: number },
  alreadyRefunded: number,
  quantity: number,
): number {
  if (quantity < 1 || alreadyRefunded < 0 || alreadyRefunded + quantity > line.quantity)
    throw new RangeError(`cannot refund ${quantity} after ${alreadyRefunded} of ${line.quantity}`);
  const upTo = (units: number) => multiplyRatio(line.totalMinor, units, line.quantity, 'floor');
  return upTo(alreadyRefunded + quantity) - upTo(alreadyRefunded);
}
