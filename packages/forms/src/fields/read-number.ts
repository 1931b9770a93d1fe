/**
 * The number that a person typed, at most `decimals` digits after the point; null for anything else. Full-width characters, spaces
 * and grouping (`12,345.60`, `１２，３４５`) are understood, a lone comma before one or two digits as a decimal comma.
 */
export function readNumber(text: string, decimals = 0): number | null {
  const minor = readMinor(text, decimals);
  return minor === null ? null : minor / 10 ** decimals;
}

/** The same in units of the last digit: `12.5` with two decimals is 1250. Exact: nothing passes through a fraction. */
export function readMinor(text: string, decimals: number): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s'_¥$€£]/g, '')
    .replace('−', '-');
  const match = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(decimals > 0 ? plain.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2') : plain);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return null;
  const minor = Number(sign + whole.replaceAll(',', '') + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}
