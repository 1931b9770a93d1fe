import { LikeButton, ProductCard } from '@orime/cards';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { QuickAdd } from './quick-add.tsx';

export type ProductTileProps = {
  readonly design: DesignCard;
  readonly sizes?: string;
  readonly level?: 2 | 3;
  readonly priority?: boolean;
  /** Known where the list is that of one's likes. */
  readonly isLiked?: boolean;
  /** Its shop sells nothing at the moment. */
  readonly isClosed?: boolean;
};

/** A product card one can like and add from. */
export function ProductTile({ design, isLiked = false, isClosed = false, ...card }: ProductTileProps) {
  // Other lists do not say what this visitor likes; the heart learns it with the first press.
  const like = <LikeButton designId={design.id} initial={{ liked: isLiked, likes: design.likes }} />;
  return <ProductCard design={design} like={like} quickAdd={<QuickAdd design={design} isClosed={isClosed} />} {...card} />;
}
