import type { OnboardingKey } from '@orime/contracts/api/people/profile';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Trx } from '../../../../house/db/db.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface Current {
  readonly name: string;
  /** Every field that may be edited, as it is now. */
  readonly values: Values;
}

/** What is edited in bulk. */
export interface BulkKind {
  readonly kind: 'profile' | 'design' | 'producer';
  /** The rows of these ids, locked in the order of the ids. */
  readonly read: (trx: Trx, ids: readonly string[]) => Promise<ReadonlyMap<string, Current>>;
  /** Why a change cannot be made; undefined when it can. */
  readonly refusal: (trx: Trx, admin: Caller, id: string, change: Change) => Promise<Refusal | undefined>;
  readonly write: (trx: Trx, admin: Caller, id: string, change: Change) => Promise<void>;
}

export interface Refusal {
  readonly reason: string;
  /** What a shop still needs, when that is the reason. */
  readonly missing?: OnboardingKey[];
}

export interface Change {
  readonly before: Values;
  readonly after: Values;
  /** In the words of staff; empty when there are none. */
  readonly reason: string;
}
