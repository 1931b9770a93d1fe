/** The units in which people know their own body. */
export type LengthUnit = 'cm' | 'in';

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** Inches in halves, as tailors read them. */
export function toInches(cm: number): number {
  return Math.round((cm / CM_PER_INCH) * 2) / 2;
}

/** Centimetres in tenths: 34.5 inches → 87.6. */
export function toCentimetres(inches: number): number {
  return Math.round(inches * CM_PER_INCH * 10) / 10;
}

/** A height in feet and inches: 178 cm → 5′10″. */
export function toFeet(cm: number): string {
  const inches = toInches(cm);
  return `${Math.floor(inches / INCHES_PER_FOOT)}′${inches % INCHES_PER_FOOT}″`;
}

export interface ShoeSizes {
  readonly eu: number;
  readonly usWomen: number;
  readonly usMen: number;
  /** Length of the foot in centimetres, in halves. */
  readonly jp: number;
}

/** Sizes of the same shoe: a European size is two thirds of a centimetre of the last, which is 1.5 cm longer than the foot. */
export function shoeSizes(eu: number): ShoeSizes {
  return { eu, usWomen: eu - 31, usMen: eu - 33, jp: Math.round((eu / 1.5 - 1.5) * 2) / 2 };
}
