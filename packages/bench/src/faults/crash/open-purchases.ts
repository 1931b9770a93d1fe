import type { PlacedOrder } from '@orime/contracts/api/order';
import type { Random } from './random.ts';

/** Orders by how far they have come. Whoever takes one has it alone, so that every refusal can be explained. */
export interface OpenPurchases {
  readonly placed: PlacedOrder[];
  readonly delivered: PlacedOrder[];
}

export function takeOne(from: PlacedOrder[], random: Random): PlacedOrder | undefined {
  return from.length === 0 ? undefined : from.splice(random.below(from.length), 1)[0];
}
