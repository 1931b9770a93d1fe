import { Value } from 'typebox/value';
import { SLOTS } from './slots.ts';

/** Whether props keep the contract of a slot; false for a slot that this release does not know. */
export function fitsSlot(slot: string, props: object): boolean {
  // An own key of the object is a key of its type.
  return Object.hasOwn(SLOTS, slot) && Value.Check(SLOTS[slot as keyof typeof SLOTS], props);
}
