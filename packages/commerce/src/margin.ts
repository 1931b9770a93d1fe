import { multiplyRatio } from './money/rounding.ts';
import { taxOf, type TaxRate } from './money/tax.ts';

export interface MarginInput {
  /** What one piece is sold for, in minor units; with its tax where `tax` is included. */
  readonly priceMinor: number;
  /** What the whole run costs, in minor units of the same currency. */
  readonly costMinor: number;
  /** Pieces of the run, 1 or more. */
  readonly units: number;
  /** What the marketplace keeps of the price without its tax, in basis points. */
  readonly commissionBp: number;
  readonly tax: TaxRate;
}

/** All of one piece, in minor units. */
export interface Margin {
  readonly costMinor: number;
  readonly taxMinor: number;
  readonly commissionMinor: number;
  /** What is left; negative when the piece costs more than it brings. */
  readonly marginMinor: number;
  /** Of the price without its tax; 0 for a price of nothing. */
  readonly share: number;
}

/** What is left of a piece's price after its tax, the commission and its part of the run's cost. RangeError for a run of no pieces. */
export function marginOf({ priceMinor, costMinor, units, commissionBp, tax }: MarginInput): Margin {
  const perPieceMinor = costPerPiece(costMinor, units);
  const taxMinor = tax.included ? taxOf(priceMinor, tax, 'half-up') : 0;
  const netMinor = priceMinor - taxMinor;
  const commissionMinor = multiplyRatio(netMinor, commissionBp, 10_000, 'half-up');
  const marginMinor = netMinor - commissionMinor - perPieceMinor;
  return { costMinor: perPieceMinor, taxMinor, commissionMinor, marginMinor, share: netMinor === 0 ? 0 : marginMinor / netMinor };
}

/** A run's cost spread over its pieces, in minor units, rounded half up. RangeError for a run of no pieces. */
export function costPerPiece(costMinor: number, units: number): number {
  return multiplyRatio(costMinor, 1, units, 'half-up');
}
