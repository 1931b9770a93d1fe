import type { Currency } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';

/** One design as everybody may see it, in the two texts that are stored of it and with what depends on the moment. */
export interface PublicRecord {
  readonly id: string;
  readonly slug: string;
  /** Card JSON without likes and closing brace, as design_cards keeps it. */
  readonly card: string;
  /** Fields of a JSON object, the house open at the end, as design_details keeps them. */
  readonly detail: string;
  readonly likes: number;
  readonly currency: Currency;
  /** While the house is on holiday. */
  readonly holidayUntil: Date | null;
  /** Lowest price of the thirty days before the current one, while on sale. */
  readonly lowestMinor: number | null;
}

/** One design with everything any audience may see; mappers choose what leaves. */
export interface DesignRecord extends PublicRecord {
  readonly ownerUserId: string;
  readonly isPublic: boolean;
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
