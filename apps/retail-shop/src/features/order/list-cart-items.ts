import { buildUrl } from '@orime/contracts';
import type { CartItem, Currency } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';
import type { OrderLine } from '@orime/contracts/api/selling/order';
import { api, isApiError } from '@orime/platform';
import { cartItemOf } from '../garment/index.ts';

/** Cart items for lines of an order as they are sold today; those that are not sold any more are left out. */
export async function listCartItems(lines: readonly OrderLine[], currency: Currency): Promise<CartItem[]> {
  const found = await Promise.all(lines.map((line) => findCartItem(line, currency)));
  return found.filter((item) => item !== undefined);
}

async function findCartItem({ designId, piece, size, quantity }: OrderLine, currency: Currency): Promise<CartItem | undefined> {
  const design = await findDesign(designId, currency);
  if (design === undefined) return undefined;
  if (piece !== null) {
    const sold = design.pieces.find(({ id, available }) => id === piece && available);
    return sold && cartItemOf(design, { kind: 'piece', piece: sold });
  }
  const offered = design.sizes.find((each) => each.size === size && each.availability !== 'sold_out');
  const item = offered && cartItemOf(design, { kind: 'size', size: offered });
  return item && { ...item, quantity };
}

/** Undefined for a design that is no longer shown. */
async function findDesign(id: string, currency: Currency): Promise<Design | undefined> {
  try {
    return await api.get<Design>(buildUrl('/api/design/:id', { currency }, { id }));
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}
