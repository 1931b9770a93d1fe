import { addMatrices, matrixUnits, stripZeroSizes, type SizeQuantities } from '../sizes/size-matrix.ts';

/** The fields of a wholesale cart item needed for arithmetic; `product._id` is its identity. */
export interface WholesaleLineLike {
  readonly product: { readonly _id: string };
  readonly sizeQuantities: SizeQuantities;
  /** Units of all sizes; equal to the sum of the matrix. */
  readonly quantity: number;
}

/** Adds a line; sizes of an existing line for the same product add up. A line without units is not added. */
export function addWholesaleLine<T extends WholesaleLineLike>(lines: readonly T[], added: T): T[] {
  if (matrixUnits(added.sizeQuantities) === 0) return [...lines];
  const existing = lines.find((line) => line.product._id === added.product._id);
  const matrix = addMatrices(existing?.sizeQuantities ?? {}, added.sizeQuantities);
  const merged = { ...existing, ...added, sizeQuantities: matrix, quantity: matrixUnits(matrix) };
  return existing ? lines.map((line) => (line === existing ? merged : line)) : [...lines, merged];
}

/** Replaces the size matrix of a product; an empty one removes the line. */
export function setWholesaleSizes<T extends WholesaleLineLike>(lines: readonly T[], productId: string, sizes: SizeQuantities): T[] {
  const matrix = stripZeroSizes(sizes);
  const units = matrixUnits(matrix);
  if (units === 0) return removeWholesaleLine(lines, productId);
  return lines.map((line) => (line.product._id === productId ? { ...line, sizeQuantities: matrix, quantity: units } : line));
}

/** Removes the line of a product. */
export function removeWholesaleLine<T extends WholesaleLineLike>(lines: readonly T[], productId: string): T[] {
  return lines.filter((line) => line.product._id !== productId);
}
