import type { Currency, ImageRef, LocalText } from '@orime/contracts';
import type { Design, DesignCard, Piece } from '@orime/contracts/api/design';
import type { MaterialShare, SizeChartRow } from '../../../db/tables/catalogue.ts';

/** One design as everybody may see it. */
export interface PublicRecord {
  readonly id: string;
  readonly slug: string;
  readonly profileId: string;
  readonly ownerUserId: string;
  readonly isPublic: boolean;
  /** Card JSON without likes and closing brace, as design_cards keeps it. */
  readonly card: string;
  readonly likes: number;
  readonly currency: Currency;
  readonly images: readonly ImageRef[];
  readonly description: LocalText;
  readonly categoryLabel: LocalText;
  readonly season: string;
  readonly year: number | null;
  readonly materials: readonly (MaterialShare & { readonly label: LocalText })[];
  readonly care: readonly { readonly key: string; readonly label: LocalText }[];
  readonly weightGrams: number | null;
  readonly pieces: readonly Piece[];
  readonly siblings: Design['siblings'];
  readonly sizeChart: readonly SizeChartRow[] | null;
  readonly designer: Design['designerCard'];
  readonly producer: Design['producer'];
  readonly lowestMinor: number | null;
  readonly tags: readonly string[];
  readonly confirmed: Design['confirmed'];
  readonly hidden: boolean;
  readonly version: number;
}

/** One design with everything any audience may see; mappers choose what leaves. */
export interface DesignRecord extends PublicRecord {
  readonly rejectReason: string | null;
  readonly submittedAt: Date | null;
  readonly stock: readonly { variantId: string; size: string; sku: string; onHand: number; allocated: number }[];
  readonly wholesaleMinor: number | null;
  readonly moq: number | null;
  readonly multiple: number | null;
  readonly pendingChange: boolean;
}

/** The card of a record, as lists show it. */
export function cardOf(record: Pick<PublicRecord, 'card' | 'likes'>): DesignCard {
  // Written by the database from the same view as every list: its shape is checked by the tests of the list.
  return JSON.parse(`${record.card},"likes":${record.likes}}`) as DesignCard;
}
