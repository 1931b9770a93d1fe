import { addMatrices, checkMatrix, matrixUnits, stripZeroSizes, tierPriceMinor } from '@orime/commerce';
import type { MatrixProblem, SizeQuantities } from '@orime/commerce';
import type { WholesaleCartItem } from '@orime/contracts';
import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';

export type MatrixRow = WholesaleProduct['matrix'][number];

/** What is asked of every colour, by design id. */
export type Order = Readonly<Record<string, SizeQuantities>>;

/** One colour with everything that follows from its quantities. */
export interface OrderLine {
  readonly row: MatrixRow;
  readonly sizes: SizeQuantities;
  readonly units: number;
  readonly amountMinor: number;
  readonly problems: readonly MatrixProblem[];
}

/** Every colour is a line of its own: minimum and multiple hold for each that has units. */
export function orderLines(product: WholesaleProduct, order: Order): readonly OrderLine[] {
  return product.matrix.map((row) => {
    const sizes = order[row.designId] ?? {};
    const units = matrixUnits(sizes);
    const rule = { sizes: orderableSizes(row), moqUnits: product.moq, orderMultiple: product.multiple };
    return {
      row,
      sizes,
      units,
      amountMinor: units * (unitPrice(row, units)?.priceMinor ?? 0),
      problems: units === 0 ? [] : checkMatrix(sizes, rule),
    };
  });
}

/** Column heads: every size of any colour, in the order of the style. */
export function sizeColumns(product: WholesaleProduct): readonly string[] {
  return [...new Set([...product.sizes, ...product.matrix.flatMap(({ sizes }) => sizes.map(({ size }) => size))])];
}

export function orderableSizes({ sizes, wholesale }: MatrixRow): readonly string[] {
  return wholesale === null ? [] : sizes.filter(({ orderable }) => orderable).map(({ size }) => size);
}

/** One size of one colour set to a number of units. */
export function withUnits(order: Order, designId: string, size: string, units: number): Order {
  return { ...order, [designId]: stripZeroSizes({ ...order[designId], [size]: units }) };
}

/** A pack added on top of what a colour has. */
export function withPack(order: Order, designId: string, ratio: SizeQuantities): Order {
  return { ...order, [designId]: addMatrices(order[designId] ?? {}, ratio) };
}

/** What the cart already holds of this style, without sizes that cannot be ordered any more. */
export function orderOf(product: WholesaleProduct, items: readonly WholesaleCartItem[]): Order {
  const entries = product.matrix.flatMap((row) => {
    const item = items.find((one) => one.product._id === row.designId);
    const sizes = orderableSizes(row);
    return item
      ? [[row.designId, Object.fromEntries(Object.entries(item.sizeQuantities).filter(([size]) => sizes.includes(size)))] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

/** The cart item of a line, or undefined where it has no price or no units. */
export function cartItemOf(
  { designer }: Pick<WholesaleProduct, 'designer'>,
  { row, sizes, units }: OrderLine,
): WholesaleCartItem | undefined {
  const unit = unitPrice(row, units);
  if (unit === undefined || units === 0) return undefined;
  return {
    designName: row.name,
    designNameJp: row.nameJp,
    product: {
      _id: row.designId,
      slug: row.slug,
      design: { images: row.image === '' ? [] : [row.image] },
      designer: designer.name,
      designerId: designer.id,
      colour: row.colour,
    },
    sizeQuantities: stripZeroSizes(sizes),
    quantity: units,
    ...unit,
  };
}

/** What one unit costs when so many of the colour are ordered; undefined where it is not sold in this currency. */
export function unitPrice(
  { wholesale, tiers }: Pick<MatrixRow, 'wholesale' | 'tiers'>,
  units: number,
): MatrixRow['tiers'][number]['unit'] | undefined {
  if (wholesale === null) return undefined;
  const minor = tierPriceMinor(
    tiers.map(({ minUnits, unit }) => ({ minUnits, amountMinor: unit.priceMinor })),
    units,
  );
  return tiers.find(({ unit }) => unit.priceMinor === minor)?.unit ?? wholesale;
}
