import type { CartItem } from '@orime/contracts';
import type { DesignCard, DesignSize, Piece } from '@orime/contracts/api/catalogue/design';

/** What of a design goes into the cart: a size, or one particular piece. */
export type GarmentChoice =
  | { readonly kind: 'size'; readonly size: DesignSize }
  | {
      readonly kind: 'piece';
      readonly piece: Pick<Piece, 'id' | 'size'>;
      /** Of the private reserve. */
      readonly reserve?: true;
    };

type SoldDesign = Pick<DesignCard, 'id' | 'slug' | 'name' | 'nameJp' | 'designer' | 'images' | 'price' | 'priceMinor' | 'currency'>;

/** The cart line of a choice, or undefined where the design has no price in the visitor's market. */
export function cartItemOf(design: SoldDesign, choice: GarmentChoice): CartItem | undefined {
  if (design.price === null || design.priceMinor === null) return undefined;
  const line = {
    id: design.id,
    slug: design.slug,
    name: design.name,
    nameJp: design.nameJp,
    image: design.images[0]?.id ?? '',
    designer: design.designer.name,
    designerJp: design.designer.nameJp,
    designerId: design.designer.id,
    quantity: 1,
    price: design.price,
    priceMinor: design.priceMinor,
    currency: design.currency,
  };
  if (choice.kind === 'piece') {
    const { piece, reserve } = choice;
    return { ...line, piece: piece.id, size: piece.size, ...(reserve && { reserve }) };
  }
  const { size, leadDays } = choice.size;
  return { ...line, size, ...(leadDays !== null && { leadDays }) };
}
