/** An amount as the API sends it, of US cents. */
export function usd(priceMinor: number) {
  return { price: priceMinor / 100, priceMinor, currency: 'USD' as const };
}
