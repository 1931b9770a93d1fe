import { toMajor } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { Design, OwnerDesign } from '@orime/contracts/api/design';
import type { SizeChartRow } from '../../../db/tables/catalogue.ts';
import { cardOf, type DesignRecord, type PublicRecord } from './design-record.ts';
import { compareMeasures, measureLabel } from './measure-labels.ts';

/** What a visitor sees. */
export function toPublicDesign(record: PublicRecord, viewer: Design['viewer']): Design {
  return {
    ...cardOf(record),
    images: [...record.images],
    description: record.description,
    categoryLabel: record.categoryLabel,
    season: record.season,
    year: record.year ?? 0,
    materials: [...record.materials],
    care: [...record.care],
    weightGrams: record.weightGrams,
    pieces: [...record.pieces],
    siblings: record.siblings,
    sizeChart: (record.sizeChart ?? []).map(toChartRow),
    designerCard: record.designer,
    producer: record.producer,
    lowest30Days: toPrice(record.lowestMinor, record.currency),
    tags: [...record.tags],
    canonical: `/designs/${record.slug}`,
    confirmed: record.confirmed,
    hidden: record.hidden,
    version: record.version,
    viewer,
  };
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

function toChartRow(row: SizeChartRow): Design['sizeChart'][number] {
  const measures = Object.entries(row.measuresMm).toSorted(([one], [other]) => compareMeasures(one, other));
  return { size: row.size, measurements: measures.map(([key, mm]) => ({ label: measureLabel(key), cm: mm / 10 })) };
}
