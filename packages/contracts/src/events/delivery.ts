import type { EventType } from './event-map.ts';

/** `transient`: current subscribers only; `state`: new subscribers get the last value; `log`: they get the last `keep` events. */
export type Delivery =
  | { readonly kind: 'transient' }
  | { readonly kind: 'state'; readonly crossTab: boolean }
  | { readonly kind: 'log'; readonly keep: number };

/** Delivery class of every event. Kept small, because it is part of the first load. */
export const DELIVERY: Readonly<Record<EventType, Delivery>> = {
  'cart.item-added@1': { kind: 'log', keep: 20 },
  'cart.item-removed@1': { kind: 'log', keep: 20 },
  'cart.merged@1': { kind: 'transient' },
  'cart.changed@1': { kind: 'state', crossTab: true },
  'wholesale-cart.item-added@1': { kind: 'log', keep: 20 },
  'wholesale-cart.item-removed@1': { kind: 'log', keep: 20 },
  'wholesale-cart.changed@1': { kind: 'state', crossTab: true },
  'session.changed@1': { kind: 'state', crossTab: true },
  'preference.language-changed@1': { kind: 'state', crossTab: true },
  'preference.theme-changed@1': { kind: 'state', crossTab: true },
  'preference.market-changed@1': { kind: 'state', crossTab: true },
  'preference.consent-changed@1': { kind: 'state', crossTab: true },
  'order.placed@1': { kind: 'transient' },
};
