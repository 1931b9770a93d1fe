import { taxOf, type Rounding, type SizeQuantities, type WholesaleTerms } from '@orime/commerce';
import type { Trx } from '../../../../house/db/db.ts';

export interface ChangedOrder {
  readonly id: string;
  readonly rows: readonly {
    readonly design_id: string;
    readonly name: string;
    readonly name_jp: string;
    readonly colour_en: string;
    readonly colour_jp: string;
    readonly unit_price_minor: number;
    readonly size_quantities: SizeQuantities;
    readonly line_total_minor: number;
  }[];
  readonly terms: WholesaleTerms;
  /** `YYYY-MM-DD`, as the next one. */
  readonly startShip: string;
  readonly cancelAfter: string;
  readonly tax: { readonly taxRateBp: number; readonly rounding: Rounding };
}

/** Units that the buyer had ordered more of the first style, in its last size. */
const MORE = 2;

/** What the buyer of a changed order had agreed to: more of one size. */
export async function keepFormerTerms(trx: Trx, { id, rows, terms, startShip, cancelAfter, tax }: ChangedOrder): Promise<void> {
  const [first] = rows;
  const last = Object.keys(first?.size_quantities ?? {}).at(-1);
  if (first === undefined || last === undefined) return;
  const subtotalMinor = rows.reduce((sum, row) => sum + row.line_total_minor, 0) + MORE * first.unit_price_minor;
  const taxMinor = taxOf(subtotalMinor, { rateBp: tax.taxRateBp, included: false }, tax.rounding);
  const agreed = {
    lines: rows.map((row) => ({
      designId: row.design_id,
      name: row.name,
      nameJp: row.name_jp,
      colour: { en: row.colour_en, jp: row.colour_jp },
      sizeQuantities: row === first ? { ...row.size_quantities, [last]: (row.size_quantities[last] ?? 0) + MORE } : row.size_quantities,
      unitPriceMinor: row.unit_price_minor,
    })),
    window: null,
    startShip,
    cancelAfter,
    terms,
    shippingMinor: 0,
    totalMinor: subtotalMinor + taxMinor,
  };
  await trx
    .updateTable('wholesale_orders')
    .set({ agreed: JSON.stringify(agreed) })
    .where('id', '=', id)
    .execute();
}
