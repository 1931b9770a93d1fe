import { matrixUnits, stripZeroSizes } from '@orime/commerce';
import type { SizeQuantities, WholesaleTerms } from '@orime/commerce';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { WholesaleWish } from '@orime/contracts/api/trade/wholesale-quote';
import { emptyAddress, sentAddress, withoutEmpty } from '@orime/forms';
import type { AddressDraft } from '@orime/forms';
import type { OrderChanges } from '../order.api.ts';

/** An order while it is being changed. */
export interface EditDraft {
  /** Units by size, by design. */
  readonly lines: Readonly<Record<string, SizeQuantities>>;
  readonly windowId: string;
  readonly startShip: string;
  readonly cancelAfter: string;
  readonly terms: WholesaleTerms;
  /** Freight in minor units; null while nothing that is an amount stands there. */
  readonly shippingMinor: number | null;
  readonly poNumber: string;
  readonly note: string;
  readonly shipTo: AddressDraft;
}

/** What the price of a changed order depends on. */
export type PricedEdit = Pick<EditDraft, 'lines' | 'windowId' | 'startShip' | 'cancelAfter' | 'terms'>;

export function editDraft(order: WholesaleOrder): EditDraft {
  return {
    lines: Object.fromEntries(order.lines.map((line) => [line.designId, line.sizeQuantities])),
    windowId: order.window?.id ?? '',
    startShip: order.startShip,
    cancelAfter: order.cancelAfter,
    terms: order.terms,
    shippingMinor: order.shipping.priceMinor,
    poNumber: order.poNumber ?? '',
    note: order.note,
    shipTo: { ...emptyAddress, ...order.shipTo },
  };
}

/** Only what differs from the order: what is not sent stays, and unchanged goods keep the prices that were agreed on. */
export function changesOf(order: WholesaleOrder, draft: EditDraft): OrderChanges {
  const before = editDraft(order);
  const isDifferent = (name: keyof EditDraft): boolean => JSON.stringify(normal(draft[name])) !== JSON.stringify(normal(before[name]));
  const { shipTo, shippingMinor } = draft;
  return {
    ...(isDifferent('lines') && { lines: linesOf(order, draft) }),
    ...(isDifferent('windowId') && draft.windowId !== '' && { windowId: draft.windowId }),
    ...(isDifferent('startShip') && { startShip: draft.startShip }),
    ...(isDifferent('cancelAfter') && { cancelAfter: draft.cancelAfter }),
    ...(isDifferent('terms') && { terms: draft.terms }),
    ...(isDifferent('shippingMinor') && shippingMinor !== null && { shippingMinor }),
    ...(isDifferent('poNumber') && { poNumber: draft.poNumber }),
    ...(isDifferent('note') && { note: draft.note }),
    ...(isDifferent('shipTo') && {
      shipTo: sentAddress(shipTo),
    }),
  };
}

/** What a quote is asked for, to show what the change would cost. */
export function wishOfDraft(order: WholesaleOrder, draft: PricedEdit): WholesaleWish {
  const dates = withoutEmpty({ windowId: draft.windowId, startShip: draft.startShip, cancelAfter: draft.cancelAfter });
  return {
    currency: order.currency,
    lines: linesOf(order, draft),
    brands: { [order.seller.id]: dates },
    terms: draft.terms,
    ...((order.viewer.role === 'manager' || order.viewer.role === 'admin') && { buyerId: order.buyer.id }),
  };
}

/** The lines with units, with their packs where the sizes are as they were. */
function linesOf(order: WholesaleOrder, { lines }: Pick<EditDraft, 'lines'>): WholesaleWish['lines'] {
  return Object.entries(lines).flatMap(([id, sizes]) => {
    const sizeQuantities = stripZeroSizes(sizes);
    if (matrixUnits(sizeQuantities) === 0) return [];
    const former = order.lines.find(({ designId }) => designId === id);
    const isSame = former !== undefined && JSON.stringify(former.sizeQuantities) === JSON.stringify(sizeQuantities);
    return [{ id, sizeQuantities, ...(isSame && former.prepackId !== null && { prepackId: former.prepackId }) }];
  });
}

/** Without zeros, and with the sizes of each line in one order. */
function normal(value: EditDraft[keyof EditDraft]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, part]) => [name, typeof part === 'object' ? Object.entries(stripZeroSizes(part as SizeQuantities)).toSorted() : part])
    .filter(([, part]) => !(Array.isArray(part) && part.length === 0));
}
