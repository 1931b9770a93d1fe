import { randomBytes } from 'node:crypto';
import type {
  ChargeObject,
  CheckoutSessionObject,
  DisputeObject,
  EventObject,
  PaymentIntentObject,
  PaymentMethodObject,
  RefundObject,
} from './objects.ts';
import { missingResource } from './stripe-error.ts';

/** Everything that one fake account holds, by id, and the events about it in the order in which they happened. */
export interface Books {
  readonly sessions: Map<string, CheckoutSessionObject>;
  readonly intents: Map<string, PaymentIntentObject>;
  readonly methods: Map<string, PaymentMethodObject>;
  readonly charges: Map<string, ChargeObject>;
  readonly refunds: Map<string, RefundObject>;
  readonly disputes: Map<string, DisputeObject>;
  readonly events: EventObject[];
  /** Writes down what happened to an object, as it stands now, and tells the account's webhook. */
  tell(type: string, object: object): void;
}

export function createBooks(send: (event: EventObject) => void): Books {
  const events: EventObject[] = [];
  return {
    sessions: new Map(),
    intents: new Map(),
    methods: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events,
    tell(type, object) {
      const event: EventObject = {
        id: newStripeId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: nowSeconds(),
        livemode: false,
        type,
        data: { object: structuredClone(object) },
      };
      events.push(event);
      send(event);
    },
  };
}

export function newStripeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Stripe's times are Unix seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** The object of an id. Throws `resource_missing`. */
export function getFrom<Kept>(kept: ReadonlyMap<string, Kept>, kind: string, id: string, param?: string): Kept {
  const found = kept.get(id);
  if (found === undefined) throw missingResource(kind, id, param);
  return found;
}
