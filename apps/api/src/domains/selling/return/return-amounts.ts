import { lineRefundMinor, returnFeeMinor } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { Db } from '../../../house/db/db.ts';
import { readReturnFee } from '../../site/settings/index.ts';
import type { ReturnRow } from './return.queries.ts';

/** The fee of every market that some returns are of. */
export type ReturnFees = ReadonlyMap<Currency, number>;

export async function readReturnFees(db: Db, rows: readonly Pick<ReturnRow, 'currency'>[]): Promise<ReturnFees> {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return new Map(await Promise.all(currencies.map(async (currency) => [currency, await readReturnFee(db, currency)] as const)));
}

/** What the garments give back. Units that staff have given back meanwhile are not given back again. */
export function goodsMinor({ lines }: Pick<ReturnRow, 'lines'>): number {
  return lines.reduce((sum, { soldMinor, soldQuantity, refundedBefore, quantity }) => {
    const units = Math.min(quantity, soldQuantity - refundedBefore);
    return units < 1 ? sum : sum + lineRefundMinor({ totalMinor: soldMinor, quantity: soldQuantity }, refundedBefore, units);
  }, 0);
}

/** What is kept back for the parcel, at a market's fee. */
export function feeOf(row: Pick<ReturnRow, 'lines'>, marketFeeMinor: number): number {
  return returnFeeMinor(
    row.lines.map(({ reason }) => reason),
    marketFeeMinor,
    goodsMinor(row),
  );
}
