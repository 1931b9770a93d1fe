import type { CartItem } from '@orime/contracts';
import type { Design, DesignSize, Piece } from '@orime/contracts/api/catalogue/design';

/** What of a design can be put into the cart: a size, or a garment that exists once. */
export type PieceOption =
  | { readonly kind: 'size'; readonly key: string; readonly isOpen: boolean; readonly size: DesignSize }
  | { readonly kind: 'piece'; readonly key: string; readonly isOpen: boolean; readonly piece: Piece };

export function optionsOf({ sizes, pieces }: Pick<Design, 'sizes' | 'pieces'>): readonly PieceOption[] {
  return [
    ...sizes.map((size) => ({ kind: 'size', key: size.variantId, isOpen: size.availability !== 'sold_out', size }) as const),
    ...pieces.map((piece) => ({ kind: 'piece', key: piece.id, isOpen: piece.available, piece }) as const),
  ];
}

/** The line of the cart, or nothing where the design has no price in the visitor's market. */
export function cartLineOf(design: Design, option: PieceOption): CartItem | undefined {
  const { id, slug, name, nameJp, designer, images, price, priceMinor, currency } = design;
  if (price === null || priceMinor === null) return undefined;
  const line = {
    ...{ id, slug, name, nameJp, price, priceMinor, currency, quantity: 1 },
    image: images[0]?.id ?? '',
    designer: designer.name,
    designerJp: designer.nameJp,
    designerId: designer.id,
  };
  if (option.kind === 'piece') return { ...line, piece: option.piece.id, size: option.piece.size };
  const { size, leadDays } = option.size;
  return { ...line, size, ...(leadDays !== null && { leadDays }) };
}
