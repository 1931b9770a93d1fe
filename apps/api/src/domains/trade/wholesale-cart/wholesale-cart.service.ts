import { addMatrices, matrixUnits, stripZeroSizes, tierPriceMinor } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { WholesaleCartAnswer } from '@orime/contracts/api/trade/wholesale-cart';
import type { Db } from '../../../house/db/db.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import { toPrice } from '../../site/market/index.ts';
import { listStyleFacts, type StyleFacts } from '../wholesale-order/index.ts';
import {
  countUp,
  findVersion,
  listStoredLines,
  listWholesaleSizes,
  lockCart,
  removeLine,
  writeLines,
  type StoredLine,
} from './wholesale-cart.queries.ts';

type Items = WholesaleCartAnswer['items'];

export interface WantedStyle {
  readonly id: string;
  readonly sizeQuantities: Readonly<Record<string, number>>;
}

/** The cart as it can be ordered today. What is not sold in this currency now stays stored, so that another market or a later day still finds it. */
export async function readCart(db: Db, buyerId: string, currency: Currency): Promise<WholesaleCartAnswer> {
  const version = await findVersion(db, buyerId);
  const stored = await listStoredLines(db, buyerId);
  const facts = new Map(
    (
      await listStyleFacts(
        db,
        stored.map(({ designId }) => designId),
        currency,
      )
    ).map((style) => [style.designId, style]),
  );
  const items = stored.flatMap((line) => toItem(line, facts.get(line.designId), currency));
  const sold = new Set(items.map(({ product }) => product._id));
  const unsold = stored.filter(({ designId }) => !sold.has(designId));
  return {
    items,
    unsold: unsold.map(({ designId }) => designId),
    kept: unsold.map(({ designId, sizeQuantities }) => ({ id: designId, sizeQuantities: { ...sizeQuantities } })),
    version,
  };
}

/** Puts styles in place of all that is there; gives the ids of those of which wholesale knows nothing. Throws `conflict` when the cart is newer than expected. */
export async function replaceCart(
  db: Db,
  buyerId: string,
  wanted: readonly WantedStyle[],
  expectedVersion: number | undefined,
): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    assertVersion(expectedVersion, await lockCart(trx, buyerId));
    const sums = new Map<string, Readonly<Record<string, number>>>();
    for (const { id, sizeQuantities } of wanted) sums.set(id, addMatrices(sums.get(id) ?? {}, sizeQuantities));
    const known = await listWholesaleSizes(trx, buyerId, [...sums.keys()]);
    const lines = [...sums].flatMap(([designId, matrix]) => {
      const sizes = known.get(designId);
      const sizeQuantities = stripZeroSizes(Object.fromEntries(Object.entries(matrix).filter(([size]) => sizes?.includes(size) === true)));
      return matrixUnits(sizeQuantities) === 0 ? [] : [{ designId, sizeQuantities }];
    });
    await writeLines(trx, buyerId, lines);
    await countUp(trx, buyerId);
    return [...sums.keys()].filter((id) => !known.has(id));
  });
}

/** Throws `conflict` when the cart is newer than expected. */
export async function clearCart(db: Db, buyerId: string, expectedVersion: number | undefined): Promise<void> {
  await replaceCart(db, buyerId, [], expectedVersion);
}

/** Removing what is not there changes nothing. */
export async function removeFromCart(db: Db, buyerId: string, designId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCart(trx, buyerId);
    if (await removeLine(trx, buyerId, designId)) await countUp(trx, buyerId);
  });
}

function toItem({ designId, sizeQuantities }: StoredLine, style: StyleFacts | undefined, currency: Currency): Items {
  if (style === undefined) return [];
  // Sizes that are no longer made stay stored too; in the order of the others, as the design lists them.
  const sizes = Object.fromEntries(
    style.sizes.flatMap(({ size }) => (sizeQuantities[size] === undefined ? [] : [[size, sizeQuantities[size]]])),
  );
  const quantity = matrixUnits(sizes);
  const unitMinor = tierPriceMinor(style.tiers, quantity);
  if (quantity === 0 || unitMinor === undefined) return [];
  return [
    {
      designName: style.name,
      designNameJp: style.nameJp,
      product: {
        _id: designId,
        slug: style.slug,
        design: { images: style.image === null ? [] : [style.image.id] },
        designer: style.sellerName,
        designerId: style.sellerId,
        colour: style.colourKey,
      },
      sizeQuantities: sizes,
      quantity,
      ...toPrice(unitMinor, currency),
    },
  ];
}
