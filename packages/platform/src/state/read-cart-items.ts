import { currencyExponent, toMinor, type CartItem, type Currency, type WholesaleCartItem } from '@orime/contracts';
import { isCount, isRecord, isText } from './stored-values.ts';

/** Items without a currency are in US dollars (specification, section 9). */
const DEFAULT_CURRENCY: Currency = 'USD';

/**
 * The valid lines of a stored retail cart; undefined when the slice has no list of items. The specification's fields suffice, and
 * other fields get defaults. Prices and stock are stale and are checked again at checkout (decision T15).
 */
export function readCartItems(slice: unknown): readonly CartItem[] | undefined {
  return itemsOf(slice, cartItemOf);
}

/** The valid lines of a stored wholesale cart; undefined when the slice has no list of items. */
export function readWholesaleItems(slice: unknown): readonly WholesaleCartItem[] | undefined {
  return itemsOf(slice, wholesaleItemOf);
}

function itemsOf<Item>(slice: unknown, read: (value: Readonly<Record<string, unknown>>) => Item | undefined): readonly Item[] | undefined {
  const items = isRecord(slice) ? slice['items'] : undefined;
  return Array.isArray(items) ? items.flatMap((item: unknown) => (isRecord(item) ? (read(item) ?? []) : [])) : undefined;
}

function cartItemOf(stored: Readonly<Record<string, unknown>>): CartItem | undefined {
  const { piece, name, size, image, leadDays } = stored;
  const id = isText(stored['id']) ? stored['id'] : isText(piece) ? piece : undefined;
  const priced = priceOf(stored);
  if (id === undefined || !isText(name) || priced === undefined) return undefined;
  return {
    ...(isText(piece) && { piece }),
    id,
    size: typeof size === 'string' ? size : '',
    name,
    nameJp: textOr(stored['nameJp'], ''),
    // The product page also accepts a design id.
    slug: textOr(stored['slug'], id),
    image: textOr(image, ''),
    designer: textOr(stored['designer'], ''),
    ...(isText(stored['designerJp']) && { designerJp: stored['designerJp'] }),
    designerId: textOr(stored['designerId'], ''),
    ...priced,
    ...(isCount(leadDays) && { leadDays }),
    ...(stored['reserve'] === true && { reserve: true as const }),
  };
}

function wholesaleItemOf(stored: Readonly<Record<string, unknown>>): WholesaleCartItem | undefined {
  const { designName, product, sizeQuantities } = stored;
  const priced = priceOf(stored);
  if (!isText(designName) || !isRecord(product) || !isText(product['_id']) || !isRecord(sizeQuantities) || priced === undefined)
    return undefined;
  const images = isRecord(product['design']) ? product['design']['images'] : undefined;
  return {
    designName,
    designNameJp: textOr(stored['designNameJp'], ''),
    product: {
      _id: product['_id'],
      slug: textOr(product['slug'], product['_id']),
      design: { images: Array.isArray(images) ? images.filter(isText) : [] },
      designer: textOr(product['designer'], ''),
      designerId: textOr(product['designerId'], ''),
      colour: textOr(product['colour'], ''),
    },
    sizeQuantities: Object.fromEntries(
      Object.entries(sizeQuantities).filter((entry): entry is [string, number] => isCount(entry[1]) && entry[1] > 0),
    ),
    ...priced,
  };
}

/** No stored price is near it; in minor units it is still an exact integer. */
const MOST_MAJOR = 1e12;

function priceOf(stored: Readonly<Record<string, unknown>>): Pick<CartItem, 'quantity' | 'price' | 'priceMinor' | 'currency'> | undefined {
  const { quantity, price, priceMinor, currency: kept } = stored;
  const currency = kept === undefined ? DEFAULT_CURRENCY : isCurrency(kept) ? kept : undefined;
  if (!isCount(quantity) || quantity === 0 || currency === undefined) return undefined;
  const minor = isCount(priceMinor)
    ? priceMinor
    : typeof price === 'number' && price >= 0 && price <= MOST_MAJOR
      ? toMinor(price, currency)
      : undefined;
  return isCount(minor)
    ? { quantity, price: typeof price === 'number' ? price : minor / 10 ** currencyExponent(currency), priceMinor: minor, currency }
    : undefined;
}

function isCurrency(value: unknown): value is Currency {
  return value === 'USD' || value === 'JPY' || value === 'EUR';
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
