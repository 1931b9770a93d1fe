import { multiplyRatio } from './money/rounding.ts';

/**
 * What giving back `quantity` of a sold line's units is worth, after `alreadyRefunded` units went back before.
 * Shares are of the line's frozen total (discounted, with tax) and are counted from the first unit on, so that partial
 * refunds in any number come to exactly the whole.
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
