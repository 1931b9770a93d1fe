import type { CheckoutLineInput } from '@orime/contracts/api/selling/checkout';
import type { Platform } from '../../platform.ts';

/** What this browser knows of the account's copy of the cart. */
export interface KnownCart {
  /** The account's lines at the last merge. */
  readonly lines: readonly CheckoutLineInput[];
  /** A merge that was sent but not answered; it is repeated with its idempotency key before any new merge. */
  readonly pending: PendingMerge | null;
}

export interface PendingMerge {
  readonly key: string;
  readonly items: readonly CheckoutLineInput[];
  readonly base: readonly CheckoutLineInput[];
}

const KEY = 'cart-mirror';
/** Only the most recent accounts are remembered. The cart of a forgotten account would be added a second time. */
const MAX_ACCOUNTS = 4;
const NOTHING_KNOWN: KnownCart = { lines: [], pending: null };

/**
 * The last known account cart of this user. Stored apart from `root`: the browser's cart outlives the session, this is about one
 * account.
 */
export async function readKnownCart(platform: Platform, userId: string): Promise<KnownCart> {
  return (await readAll(platform)).find(([id]) => id === userId)?.[1] ?? NOTHING_KNOWN;
}

/** Stores the account cart of this user and drops accounts beyond the limit. A failing storage is ignored. */
export async function writeKnownCart(platform: Platform, userId: string, known: KnownCart): Promise<void> {
  const others = (await readAll(platform)).filter(([id]) => id !== userId);
  const all = [[userId, known] as const, ...others].slice(0, MAX_ACCOUNTS);
  memories.set(platform, all);
  await platform.storage?.setItem(KEY, JSON.stringify(all)).catch(() => undefined);
}

type Accounts = readonly (readonly [userId: string, known: KnownCart])[];

/** Fallback for browsers without storage: lives as long as the page. */
const memories = new WeakMap<Platform, Accounts>();

async function readAll(platform: Platform): Promise<Accounts> {
  if (platform.storage === undefined) return memories.get(platform) ?? [];
  try {
    const stored = JSON.parse((await platform.storage.getItem(KEY)) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isAccount) : [];
  } catch {
    return [];
  }
}

function isAccount(value: unknown): value is Accounts[number] {
  const [id, known] = Array.isArray(value) ? (value as unknown[]) : [];
  return (
    typeof id === 'string' &&
    typeof known === 'object' &&
    known !== null &&
    'lines' in known &&
    Array.isArray(known.lines) &&
    'pending' in known
  );
}
