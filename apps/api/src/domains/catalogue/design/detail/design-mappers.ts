import { toMajor } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { Design, OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignRecord, PublicRecord } from './design-record.ts';

/**
 * What a visitor sees, as JSON text: put together from the stored ones, since most of the time that an answer takes would be
 * spent on reading them and writing them again.
 */
export function publicDesignText(record: PublicRecord, viewer: Design['viewer']): string {
  const moment = JSON.stringify({ lowest30Days: toPrice(record.lowestMinor, record.currency), likes: record.likes, viewer });
  return `${withoutImages(record.card)},${record.detail},"holidayUntil":${JSON.stringify(record.holidayUntil)}},${moment.slice(1)}`;
}

/** The same to work with. */
export function toPublicDesign(record: PublicRecord, viewer: Design['viewer']): Design {
  // Written by the database: its shape is checked by the tests of details.
  return JSON.parse(publicDesignText(record, viewer)) as Design;
}

/** What its designer and staff see beside that. */
export function toOwnerDesign(record: DesignRecord, viewer: Design['viewer']): OwnerDesign {
  const wholesale = toPrice(record.wholesaleMinor, record.currency);
  return {
    ...toPublicDesign(record, viewer),
    rejectReason: record.rejectReason,
    submittedAt: record.submittedAt?.toISOString() ?? null,
    stock: [...record.stock],
    wholesale: wholesale === null ? null : { ...wholesale, moq: record.moq ?? 1, multiple: record.multiple ?? 1 },
    pendingChange: record.pendingChange,
  };
}

export function toPrice(minor: number | null, currency: Currency): { price: number; priceMinor: number; currency: Currency } | null {
  return minor === null ? null : { price: toMajor(minor, currency), priceMinor: minor, currency };
}

/**
 * A card shows the first two images, its page all of them, and no name may stand in an object twice. Quotes inside of values are
 * escaped: a quoted name followed by its colon is a field.
 */
function withoutImages(card: string): string {
  const start = card.indexOf('"images" : ');
  return card.slice(0, start) + card.slice(card.indexOf('"gender" : ', start));
}
