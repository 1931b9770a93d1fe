import type { Design, DesignSize, Piece } from '@orime/contracts/api/catalogue/design';
import type { GarmentChoice } from '../../garment/index.ts';

/** One tile of the size group: a size, or one particular piece. */
export type GarmentOption = { readonly key: string; readonly isSoldOut: boolean } & (
  | { readonly kind: 'size'; readonly size: DesignSize }
  | { readonly kind: 'piece'; readonly piece: Piece }
);

/** Everything one can choose of a design, sizes before pieces. A size that is nothing but its pieces stands only as those. */
export function garmentOptions(design: Pick<Design, 'sizes' | 'pieces'>): readonly GarmentOption[] {
  return [
    ...design.sizes
      .filter((size) => !isOnlyPieces(size, design.pieces))
      .map((size) => ({ kind: 'size' as const, key: `size:${size.size}`, isSoldOut: size.availability === 'sold_out', size })),
    ...design.pieces.map((piece) => ({ kind: 'piece' as const, key: `piece:${piece.id}`, isSoldOut: !piece.available, piece })),
  ];
}

/** The stock of a size counts its pieces too: is there anything of it besides them? */
function isOnlyPieces(size: DesignSize, pieces: readonly Piece[]): boolean {
  const ofSize = pieces.filter((piece) => piece.size === size.size);
  if (size.mode !== 'stock' || ofSize.length === 0) return false;
  return size.availability === 'sold_out' || (size.left !== null && size.left <= ofSize.filter((piece) => piece.available).length);
}

/** Where there is only one thing to choose it is chosen from the start. */
export function onlyOption(options: readonly GarmentOption[]): string | undefined {
  const open = options.filter((option) => !option.isSoldOut);
  return open.length === 1 ? open[0]?.key : undefined;
}

/** The tile of a size that can be bought; undefined for pieces and where it is sold out. */
export function optionOfSize(options: readonly GarmentOption[], size: string | undefined): string | undefined {
  return options.find((option) => option.kind === 'size' && option.size.size === size && !option.isSoldOut)?.key;
}

export const choiceOf = (option: GarmentOption): GarmentChoice =>
  option.kind === 'size' ? { kind: 'size', size: option.size } : { kind: 'piece', piece: option.piece };
