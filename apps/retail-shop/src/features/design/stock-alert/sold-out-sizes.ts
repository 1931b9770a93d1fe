import type { Design } from '@orime/contracts/api/catalogue/design';

/** Sizes that may come back: sold out and kept in stock. One-of-one pieces never do, and archived designs are not made again. */
export function soldOutSizes(design: Pick<Design, 'archived' | 'pieces' | 'sizes'>): readonly string[] {
  if (design.archived) return [];
  const ofPieces = new Set(design.pieces.map(({ size }) => size));
  return design.sizes
    .filter(({ mode, availability, size }) => mode === 'stock' && availability === 'sold_out' && !ofPieces.has(size))
    .map(({ size }) => size);
}
