import type { AgreedTerms } from '@orime/contracts/api/trade/agreed-terms';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { LocalText, Price } from '@orime/contracts/schemas';

type Sizes = Readonly<Record<string, number>>;

/** A style whose quantities or price differ; a side is null where the style is not in the order. */
export interface LineDiff {
  readonly designId: string;
  readonly name: { readonly name: string; readonly nameJp: string };
  readonly colour: LocalText;
  /** Every size of either side, with its units before and after. */
  readonly sizes: readonly { readonly size: string; readonly before: number; readonly after: number }[];
  readonly unitBefore: Price | null;
  readonly unitAfter: Price | null;
}

/** What differs between the terms a buyer agreed to and those of now. Parts that are the same are left out. */
export interface OrderDiff {
  readonly lines: readonly LineDiff[];
  readonly window: readonly [LocalText | null, LocalText | null] | undefined;
  readonly startShip: readonly [string, string] | undefined;
  readonly cancelAfter: readonly [string, string] | undefined;
  readonly terms: readonly [AgreedTerms['terms'], AgreedTerms['terms']] | undefined;
  readonly shipping: readonly [Price, Price] | undefined;
  readonly total: readonly [Price, Price] | undefined;
}

export function diffOrder(agreed: AgreedTerms, order: WholesaleOrder): OrderDiff {
  const ids = [...new Set([...agreed.lines, ...order.lines].map(({ designId }) => designId))];
  const now = order.window?.name ?? null;
  return {
    lines: ids.flatMap((id) => diffLine(id, agreed.lines.find(isOf(id)), order.lines.find(isOf(id))) ?? []),
    window: agreed.window?.en === now?.en && agreed.window?.jp === now?.jp ? undefined : [agreed.window, now],
    startShip: changed(agreed.startShip, order.startShip),
    cancelAfter: changed(agreed.cancelAfter, order.cancelAfter),
    terms: changed(agreed.terms, order.terms),
    shipping: changedPrice(agreed.shipping, order.shipping),
    total: changedPrice(agreed.total, order.total),
  };
}

function diffLine(
  designId: string,
  before: AgreedTerms['lines'][number] | undefined,
  after: WholesaleOrder['lines'][number] | undefined,
): LineDiff | undefined {
  const named = after ?? before;
  if (named === undefined) return undefined;
  const [old, next]: readonly [Sizes, Sizes] = [before?.sizeQuantities ?? {}, after?.sizeQuantities ?? {}];
  const sizes = [...new Set([...Object.keys(next), ...Object.keys(old)])].map((size) => ({
    size,
    before: old[size] ?? 0,
    after: next[size] ?? 0,
  }));
  const isSame = sizes.every((one) => one.before === one.after) && before?.unit.priceMinor === after?.unit.priceMinor;
  if (isSame) return undefined;
  return {
    designId,
    name: { name: named.designName, nameJp: named.designNameJp },
    colour: named.colour,
    sizes,
    unitBefore: before?.unit ?? null,
    unitAfter: after?.unit ?? null,
  };
}

const isOf =
  (id: string) =>
  ({ designId }: { readonly designId: string }): boolean =>
    designId === id;

function changed<Value>(before: Value, after: Value): readonly [Value, Value] | undefined {
  return before === after ? undefined : [before, after];
}

function changedPrice(before: Price, after: Price): readonly [Price, Price] | undefined {
  return before.priceMinor === after.priceMinor ? undefined : [before, after];
}
