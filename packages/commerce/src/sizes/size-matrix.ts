/** Units by size label: the content of a wholesale line. */
export type SizeQuantities = Readonly<Record<string, number>>;

/** Maximum units of one size in a line. */
export const maxSizeUnits = 9_999;

/** A design's constraints on wholesale orders. */
export interface MatrixRule {
  readonly sizes: readonly string[];
  /** Minimum units of the line; 0 or 1 means none. */
  readonly moqUnits: number;
  /** The units of the line must be a multiple of this; 1 means any. */
  readonly orderMultiple: number;
}

export type MatrixProblem =
  | { readonly code: 'size_unknown' | 'quantity_invalid'; readonly size: string }
  | { readonly code: 'below_moq'; readonly moqUnits: number; readonly missingUnits: number }
  | { readonly code: 'not_a_multiple'; readonly orderMultiple: number; readonly lowerUnits: number; readonly upperUnits: number };

/** The matrix without zero entries, which are never shown or sent. */
export function stripZeroSizes(matrix: SizeQuantities): Record<string, number> {
  return Object.fromEntries(Object.entries(matrix).filter(([, units]) => units !== 0));
}

/** Total units of all sizes. */
export function matrixUnits(matrix: SizeQuantities): number {
  return Object.values(matrix).reduce((sum, units) => sum + units, 0);
}

/** Price of the line in minor units. */
export function matrixTotalMinor(matrix: SizeQuantities, unitPriceMinor: number): number {
  return matrixUnits(matrix) * unitPriceMinor;
}

/** Sum of two matrices by size, without zeros. */
export function addMatrices(a: SizeQuantities, b: SizeQuantities): Record<string, number> {
  const sum: Record<string, number> = { ...a };
  for (const [size, units] of Object.entries(b)) sum[size] = Math.min(maxSizeUnits, (sum[size] ?? 0) + units);
  return stripZeroSizes(sum);
}

/** The matrix for a number of packs with a fixed size ratio (1-2-2-1). */
export function prepackMatrix(ratio: SizeQuantities, packs: number): Record<string, number> {
  return stripZeroSizes(Object.fromEntries(Object.entries(ratio).map(([size, units]) => [size, units * packs])));
}

/** Number of whole packs in a matrix; undefined when it is not a multiple of the ratio. */
export function packsIn(matrix: SizeQuantities, ratio: SizeQuantities): number | undefined {
  const units = matrixUnits(ratio);
  const packs = units === 0 ? 0 : matrixUnits(matrix) / units;
  if (!Number.isInteger(packs) || packs === 0) return undefined;
  const expected = prepackMatrix(ratio, packs);
  const actual = stripZeroSizes(matrix);
  const isSame =
    Object.keys(expected).length === Object.keys(actual).length &&
    Object.entries(expected).every(([size, count]) => actual[size] === count);
  return isSame ? packs : undefined;
}

/** All problems of a matrix; empty when it can be ordered. An empty matrix is below any minimum. */
export function checkMatrix(matrix: SizeQuantities, rule: MatrixRule): MatrixProblem[] {
  const problems: MatrixProblem[] = [];
  for (const [size, units] of Object.entries(matrix)) {
    if (!Number.isInteger(units) || units < 0 || units > maxSizeUnits) problems.push({ code: 'quantity_invalid', size });
    else if (units > 0 && !rule.sizes.includes(size)) problems.push({ code: 'size_unknown', size });
  }
  if (problems.length > 0) return problems;
  const units = matrixUnits(matrix);
  const moqUnits = Math.max(1, rule.moqUnits);
  if (units < moqUnits) problems.push({ code: 'below_moq', moqUnits, missingUnits: moqUnits - units });
  const over = units % rule.orderMultiple;
  if (over !== 0) {
    const lowerUnits = units - over;
    problems.push({ code: 'not_a_multiple', orderMultiple: rule.orderMultiple, lowerUnits, upperUnits: lowerUnits + rule.orderMultiple });
  }
  return problems;
}
