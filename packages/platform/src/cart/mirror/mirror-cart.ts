import { currencyOf } from '@orime/contracts';
import type { MergeAnswer } from '@orime/contracts/api/selling/cart';
import { isApiError } from '../../http/api-error.ts';
import { api } from '../../http/api.ts';
import { newKey } from '../../http/new-key.ts';
import type { Platform } from '../../platform.ts';
import { adoptMerge } from './adopt-merge.ts';
import { readKnownCart, writeKnownCart } from './known-cart.ts';
import type { PendingMerge } from './known-cart.ts';
import { hasSameLines, toLineInput } from './line-inputs.ts';

/** Limits retries when the cart changes during every merge; the next trigger continues. */
const MAX_ROUNDS = 5;
/** Before the same merge is sent again that the server is still at work on, sent by a page that was left. */
const IN_PROGRESS_PAUSE_MS = 1000;
/** The API's limit of lines per merge. */
const MAX_LINES = 60;
const LOCK = 'orime-cart-mirror';

/**
 * On `arrival` the account may have changes from other devices, so it is always asked; a `change` is sent only if the account does
 * not have it.
 */
export type MirrorReason = 'arrival' | 'change';

/**
 * Merges the browser's cart with the account's until both are equal. A lost network or an ended session leaves the rest to the next
 * trigger; unexpected errors reject.
 */
export function mirrorCart(platform: Platform, reason: MirrorReason): Promise<void> {
  return alone(async () => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const userId = memberOf(platform);
      if (userId === undefined || globalThis.navigator?.onLine === false) return;
      if (round === 0 && reason === 'change' && (await isKnown(platform, userId))) return;
      if (await mergeOnce(platform, userId)) return;
    }
  });
}

/** True when the account already has the current lines, for example when the change came from a merge. */
async function isKnown(platform: Platform, userId: string): Promise<boolean> {
  const { lines, pending } = await readKnownCart(platform, userId);
  return pending === null && hasSameLines(cartOf(platform), lines);
}

/** One merge request. Resolves with true when nothing is left to merge. */
async function mergeOnce(platform: Platform, userId: string): Promise<boolean> {
  const { lines: base, pending: unanswered } = await readKnownCart(platform, userId);
  const merge: PendingMerge = unanswered ?? { key: newKey(), items: cartOf(platform), base };
  await writeKnownCart(platform, userId, { lines: base, pending: merge });
  try {
    const currency = currencyOf(platform.root.getState().market);
    const answer = await api.post<MergeAnswer>(
      `/api/cart/merge?currency=${currency}`,
      { items: merge.items, base: merge.base },
      { idempotencyKey: merge.key, isAside: true },
    );
    if (memberOf(platform) !== userId) return true;
    const { items, known, added, clamped } = adoptMerge(platform.root.getState().cart.items, merge.items, answer);
    const shell = platform.handleFor(`shell@${platform.boot.release.shell}`);
    if (items !== platform.root.getState().cart.items) {
      platform.root.setState({ cart: { items } });
      shell.publish('cart.changed@1', { items });
    }
    await writeKnownCart(platform, userId, { lines: known, pending: null });
    if (added > 0 || clamped.length > 0) shell.publish('cart.merged@1', { added, clamped });
    return hasSameLines(cartOf(platform), known);
  } catch (error) {
    if (isApiError(error) && error.code === 'in_progress') {
      await new Promise((resolve) => setTimeout(resolve, IN_PROGRESS_PAUSE_MS));
      return false;
    }
    if (isPassing(error)) return true;
    // The server rejected this merge as invalid, so retrying it would fail every time.
    await writeKnownCart(platform, userId, { lines: base, pending: null });
    throw error;
  }
}

/** Errors worth retrying with the same merge at the next trigger: no response, ended session, rate limit, 5xx. */
function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500;
}

function cartOf(platform: Platform) {
  // Lines without a size (from old stored carts) would make the API reject the whole merge.
  const items = platform.root.getState().cart.items.filter(({ piece, size }) => piece !== undefined || size !== '');
  return items.slice(0, MAX_LINES).map(toLineInput);
}

function memberOf(platform: Platform): string | undefined {
  const session = platform.session.getState();
  return session.status === 'signed-in' ? session.user._id : undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** Serialises merges, across tabs where the browser supports Web Locks. */
function alone(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  const run = last.catch(() => undefined).then(() => (locks === undefined ? work() : locks.request(LOCK, work)));
  last = run;
  return run;
}
