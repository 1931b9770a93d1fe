import type { CheckoutLineInput } from '@orime/contracts/api/checkout';
import type { Platform } from '../../platform.ts';

/** What this browser knows of an account's copy of the cart. */
export interface KnownCart {
  /** The lines that were there when the two were last brought together. */
  readonly lines: readonly CheckoutLineInput[];
  /** A merge that was sent and whose answer never came: it goes out again under its key before anything new. */
  readonly pending: PendingMerge | null;
}

export interface PendingMerge {
  readonly key: string;
  readonly items: readonly CheckoutLineInput[];
  readonly base: readonly CheckoutLineInput[];
}

const KEY = 'cart-mirror';
/** Accounts that used this browser last; an older one's cart would be added once more. */
const MAX_ACCOUNTS = 4;
const NOTHING_KNOWN: KnownCart = { lines: [], pending: null };

/** Kept apart from `root`, which is the visitor's and outlives the session: this says what the account has of it. */
export async function readKnownCart(platform: Platform, userId: string): Promise<KnownCart> {
  return (await readAll(platform)).find(([id]) => id === userId)?.[1] ?? NOTHING_KNOWN;
}

export async function writeKnownCart(platform: Platform, userId: string, known: KnownCart): Promise<void> {
  const others = (await readAll(platform)).filter(([id]) => id !== userId);
  const all = [[userId, known] as const, ...others].slice(0, MAX_ACCOUNTS);
  memories.set(platform, all);
  await platform.storage?.setItem(KEY, JSON.stringify(all)).catch(() => undefined);
}

type Accounts = readonly (readonly [userId: string, known: KnownCart])[];

/** For a browser that keeps nothing: as long as the page, like its cart. */
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
