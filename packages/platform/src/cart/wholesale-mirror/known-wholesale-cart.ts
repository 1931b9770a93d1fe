import { localStorageOrNothing } from '../../state/state-storage.ts';
import type { WholesaleLine } from './merge-lines.ts';

/** The company's cart as this browser saw it last: what changes here are compared with. */
export interface KnownWholesaleCart {
  readonly version: number;
  readonly lines: readonly WholesaleLine[];
  /** Designs among them that are not on sale in this market, and of which the browser's cart has no line. */
  readonly unseen?: readonly string[];
  /** The member may look at the cart but not change it. */
  readonly isReader?: boolean;
}

/** Of the form that is removed with the person's other data: after signing out the cart here is empty, and not because it was emptied. */
const keyOf = (userId: string): string => `orime.platform.${userId}.wholesale-cart`;

/** Undefined before the first answer, and where the storage is closed: then all that is here counts as added. */
export function readKnownWholesaleCart(userId: string): KnownWholesaleCart | undefined {
  try {
    const stored = JSON.parse(localStorageOrNothing()?.getItem(keyOf(userId)) ?? 'null') as unknown;
    return isKnown(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function writeKnownWholesaleCart(userId: string, known: KnownWholesaleCart): void {
  try {
    localStorageOrNothing()?.setItem(keyOf(userId), JSON.stringify(known));
  } catch {
    // A full storage costs the next merge its base.
  }
}

function isKnown(value: unknown): value is KnownWholesaleCart {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'lines' in value &&
    Array.isArray(value.lines)
  );
}
