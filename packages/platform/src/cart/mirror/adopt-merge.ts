import type { CartItem, ClampedLine } from '@orime/contracts';
import type { MergeAnswer } from '@orime/contracts/api/selling/cart';
import type { CheckoutLineInput } from '@orime/contracts/api/selling/checkout';
import { clamp } from '../cart-lines.ts';
import { lineKey, quantitiesOf, toLineInput } from './line-inputs.ts';

export interface AdoptedMerge {
  readonly items: readonly CartItem[];
  /** The account's lines after the merge, as far as this browser knows; the base of the next merge. */
  readonly known: readonly CheckoutLineInput[];
  /** Number of lines that came from other devices. */
  readonly added: number;
  readonly clamped: readonly ClampedLine[];
}

/**
 * The browser's cart after a merge. Changes made to `now` after `sent` was sent are reapplied on top of the answer. Unsold lines
 * stay so that the drawer can explain them; lines removed on another device are removed here.
 */
export function adoptMerge(now: readonly CartItem[], sent: readonly CheckoutLineInput[], answer: MergeAnswer): AdoptedMerge {
  const sentQuantities = quantitiesOf(sent);
  const answered = new Map(answer.items.map((item) => [lineKey(item), item]));
  const unsold = new Set(answer.unsold);
  const mine = new Set(now.map(lineKey));

  const kept = now.flatMap((item): CartItem[] => {
    const key = lineKey(item);
    const there = answered.get(key);
    const before = sentQuantities.get(key);
    if (there !== undefined) return [withQuantity(item, there.quantity + item.quantity - (before ?? 0))];
    return before === undefined || unsold.has(key) ? [item] : [];
  });
  // A line that was sent but is no longer here was removed during the request; the next merge removes it from the account.
  const arrived = answer.items.filter((item) => !mine.has(lineKey(item)) && !sentQuantities.has(lineKey(item)));
  const items = [...kept, ...arrived];
  const known = [...answer.items.map(toLineInput), ...sent.filter((line) => unsold.has(lineKey(line)))];
  return {
    items: items.every((item, index) => item === now[index]) && items.length === now.length ? now : items,
    known,
    added: arrived.length,
    clamped: clampedLines(answer, now),
  };
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  const clamped = item.piece === undefined ? clamp(quantity) : 1;
  return clamped === item.quantity ? item : { ...item, quantity: clamped };
}

function clampedLines(answer: MergeAnswer, now: readonly CartItem[]): readonly ClampedLine[] {
  return answer.clamped.flatMap(({ key, quantity }) => {
    const item = [...answer.items, ...now].find((line) => lineKey(line) === key);
    return item === undefined ? [] : [{ name: item.name, nameJp: item.nameJp, quantity }];
  });
}
