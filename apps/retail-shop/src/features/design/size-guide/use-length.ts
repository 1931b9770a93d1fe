import { useFormat } from '@orime/platform';

export type LengthUnit = 'cm' | 'in';

const cmPerInch = 2.54;

/** Writes centimetres in a unit: to the half centimetre as garments are measured, or to a tenth of an inch. */
export function useLength(unit: LengthUnit): (cm: number) => string {
  const format = useFormat();
  return (cm) => format.number(unit === 'cm' ? cm : cm / cmPerInch, { maximumFractionDigits: 1 });
}
