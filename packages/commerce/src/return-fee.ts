/**
 * Minor units kept back from the refund of a parcel: the market's fee, unless anything in it came faulty or was not as described.
 * Never all of what the goods give back, so that a refund is left.
 */
export function returnFeeMinor(reasons: readonly string[], feeMinor: number, goodsMinor: number): number {
  if (reasons.includes('damaged') || reasons.includes('not_as_described')) return 0;
  return Math.max(0, Math.min(feeMinor, goodsMinor - 1));
}
