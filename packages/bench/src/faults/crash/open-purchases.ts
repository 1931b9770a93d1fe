import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import type { Random } from './random.ts';

/** Orders by progress. Taking one out makes it exclusive to one client, so that every refusal can be explained. */
export interface OpenPurchases {
  readonly placed: PlacedOrder[];
  readonly delivered: PlacedOrder[];
}

/** Removes and returns a random order; undefined when there is none. */
export function takeOne(from: PlacedOrder[], random: Random): PlacedOrder | undefined {
  return from.length === 0 ? undefined : from.splice(random.below(from.length), 1)[0];
}
