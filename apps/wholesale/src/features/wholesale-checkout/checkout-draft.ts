import { stripZeroSizes } from '@orime/commerce';
import type { WholesaleTerms } from '@orime/commerce';
import { isEmpty } from '@orime/contracts';
import type { WholesaleCartItem } from '@orime/contracts';
import type { WholesaleWish } from '@orime/contracts/api/trade/wholesale-quote';
import type { Address, SavedAddress } from '@orime/contracts/schemas';
import { emptyAddress, withoutEmpty } from '@orime/forms';
import type { AddressDraft, FieldProblem } from '@orime/forms';

/** What a buyer chooses for the order to one designer; empty where the designer's default applies. */
export interface BrandChoice {
  readonly windowId: string;
  /** Days as `2027-02-01`. */
  readonly startShip: string;
  readonly cancelAfter: string;
  readonly poNumber: string;
  readonly note: string;
}

/** The id of a saved address, or one of these. */
export const NEW_ADDRESS = 'new';
export const SAME_ADDRESS = 'same';

export interface CheckoutDraft {
  /** By the designer's profile id. */
  readonly brands: Readonly<Record<string, BrandChoice>>;
  readonly shipToId: string;
  readonly shipTo: AddressDraft;
  readonly billToId: string;
  readonly billTo: AddressDraft;
  /** Empty: the best that the company has been granted. */
  readonly terms: WholesaleTerms | '';
  readonly isAccepted: boolean;
}

/** The cart lines of one designer, who ships and is paid apart from the others. */
export interface BrandLines {
  readonly sellerId: string;
  readonly seller: string;
  readonly items: readonly WholesaleCartItem[];
}

/** In which currency, and for whom where it is not the reader's own company. */
export interface WishFrame {
  readonly currency: WholesaleWish['currency'];
  readonly buyerId: string | undefined;
}

export const emptyChoice: BrandChoice = { windowId: '', startShip: '', cancelAfter: '', poNumber: '', note: '' };

/** `windows`: delivery windows that were chosen before, by the designer's profile id. */
export function firstDraft(
  brands: readonly BrandLines[],
  addresses: readonly SavedAddress[],
  windows: Readonly<Record<string, string>> = {},
): CheckoutDraft {
  const shipTo = addresses.find(({ isDefaultShip }) => isDefaultShip) ?? addresses[0];
  const billTo = addresses.find(({ isDefaultBill }) => isDefaultBill);
  return {
    brands: Object.fromEntries(brands.map(({ sellerId }) => [sellerId, { ...emptyChoice, windowId: windows[sellerId] ?? '' }])),
    shipToId: shipTo?.id ?? NEW_ADDRESS,
    shipTo: emptyAddress,
    billToId: billTo === undefined || billTo.id === shipTo?.id ? SAME_ADDRESS : billTo.id,
    billTo: emptyAddress,
    terms: '',
    isAccepted: false,
  };
}

/** A cart by designer. Sorted by names: a changed line goes to the end of the cart, but must not jump about on the page. */
export function groupByDesigner(items: readonly WholesaleCartItem[]): readonly BrandLines[] {
  return [...Map.groupBy(items, ({ product }) => product.designerId)]
    .map(([sellerId, lines]) => ({
      sellerId,
      seller: lines[0]?.product.designer ?? '',
      items: lines.toSorted((a, b) => compare(a.designName, b.designName) || compare(a.product._id, b.product._id)),
    }))
    .toSorted((a, b) => compare(a.seller, b.seller) || compare(a.sellerId, b.sellerId));
}

/** What is asked of the server for some of the designers. Choices that are left empty are left out. */
export function toWish(
  brands: readonly BrandLines[],
  draft: Pick<CheckoutDraft, 'brands' | 'terms'>,
  { currency, buyerId }: WishFrame,
): WholesaleWish {
  const lines = brands.flatMap(({ items }) =>
    items.map(({ product, sizeQuantities }): WholesaleWish['lines'][number] => ({
      id: product._id,
      sizeQuantities: stripZeroSizes(sizeQuantities),
    })),
  );
  const choices = brands.map(({ sellerId }) => [sellerId, withoutEmpty(draft.brands[sellerId] ?? emptyChoice)] as const);
  return {
    currency,
    lines,
    brands: Object.fromEntries(choices),
    ...(draft.terms !== '' && { terms: draft.terms }),
    ...(buyerId !== undefined && { buyerId }),
  };
}

/** The addresses of a draft; `billTo` is left out where it is the same. Undefined where a saved one is no longer there. */
export function addressesOf(
  { shipToId, shipTo, billToId, billTo }: CheckoutDraft,
  saved: readonly SavedAddress[],
): { readonly shipTo?: Address; readonly billTo?: Address } {
  const goods = addressOf(shipToId, shipTo, saved);
  const paper = billToId === SAME_ADDRESS ? undefined : addressOf(billToId, billTo, saved);
  return { ...(goods !== undefined && { shipTo: goods }), ...(paper !== undefined && { billTo: paper }) };
}

/** Only addresses that are complete: a draft may be kept before the others are. */
export function wholeAddresses(addresses: ReturnType<typeof addressesOf>): ReturnType<typeof addressesOf> {
  const isWhole = ({ name, line1, city, postal, country }: Address): boolean => ![name, line1, city, postal, country].some(isEmpty);
  const { shipTo, billTo } = addresses;
  return { ...(shipTo !== undefined && isWhole(shipTo) && { shipTo }), ...(billTo !== undefined && isWhole(billTo) && { billTo }) };
}

function addressOf(id: string, typed: AddressDraft, saved: readonly SavedAddress[]): Address | undefined {
  const { name, nameKana, line1, line2, city, region, postal, country, phone } =
    id === NEW_ADDRESS ? typed : (saved.find((one) => one.id === id) ?? emptyAddress);
  if (id !== NEW_ADDRESS && name === '') return undefined;
  return { name, line1, city, postal, country, ...withoutEmpty({ nameKana, line2, region, phone }) };
}

/** What the contract cannot say: a saved address that is gone, terms of trade not accepted, an order that ends before it starts. */
export function checkDraft(
  draft: CheckoutDraft,
  saved: readonly SavedAddress[],
  quoted: Readonly<Record<string, string>>,
): readonly FieldProblem[] {
  const isGone = (id: string): boolean => id !== NEW_ADDRESS && id !== SAME_ADDRESS && !saved.some((one) => one.id === id);
  const required = { kind: 'required' } as const;
  return [
    ...Object.entries(draft.brands).flatMap(([sellerId, { startShip, cancelAfter }]) =>
      cancelAfter !== '' && cancelAfter < (startShip || (quoted[sellerId] ?? ''))
        ? [{ field: `brands.${sellerId}.cancelAfter`, problem: { kind: 'refused' } as const }]
        : [],
    ),
    ...(isGone(draft.shipToId) ? [{ field: 'shipToId', problem: required }] : []),
    ...(isGone(draft.billToId) ? [{ field: 'billToId', problem: required }] : []),
    ...(draft.isAccepted ? [] : [{ field: 'isAccepted', problem: required }]),
  ];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
