import { currencyOf } from '@orime/contracts';
import type { MergeAnswer } from '@orime/contracts/api/cart';
import { isApiError } from '../../http/api-error.ts';
import { api } from '../../http/api.ts';
import type { Platform } from '../../platform.ts';
import { adoptMerge } from './adopt-merge.ts';
import { readKnownCart, writeKnownCart } from './known-cart.ts';
import type { PendingMerge } from './known-cart.ts';
import { hasSameLines, toLineInput } from './line-inputs.ts';

/** A cart that changes during every single merge is left to the next occasion. */
const MAX_ROUNDS = 5;
/** What the api takes at once. */
const MAX_LINES = 60;
const LOCK = 'orime-cart-mirror';

/** On arriving, the account may have news of other devices; a change is told only if the account does not know it. */
export type MirrorReason = 'arrival' | 'change';

/**
 * Brings the browser's cart and the account's together until both are alike. Rejects for what nobody could expect; a
 * network that is away, or a session that ends meanwhile, leaves everything to the next occasion.
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

/** A change that came from the account itself has nothing to tell it. */
async function isKnown(platform: Platform, userId: string): Promise<boolean> {
  const { lines, pending } = await readKnownCart(platform, userId);
  return pending === null && hasSameLines(cartOf(platform), lines);
}

/** True when there is nothing left to do now. */
async function mergeOnce(platform: Platform, userId: string): Promise<boolean> {
  const { lines: base, pending: unanswered } = await readKnownCart(platform, userId);
  const merge: PendingMerge = unanswered ?? { key: newKey(), items: cartOf(platform), base };
  await writeKnownCart(platform, userId, { lines: base, pending: merge });
  try {
    const currency = currencyOf(platform.root.getState().market);
    const answer = await api.post<MergeAnswer>(
      `/api/cart/merge?currency=${currency}`,
      { items: merge.items, base: merge.base },
      { idempotencyKey: merge.key },
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
    if (isPassing(error)) return true;
    // An answer that refuses the merge itself would refuse it for ever.
    await writeKnownCart(platform, userId, { lines: base, pending: null });
    throw error;
  }
}

/** No answer, a session that has ended, a key still at work, a limit, a server in trouble: worth the same merge again later. */
function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.status === 0 || error.status === 401 || error.code === 'in_progress' || error.status === 429 || error.status >= 500;
}

function cartOf(platform: Platform) {
  // A line without its size, from an old storage, would have the whole merge refused.
  const items = platform.root.getState().cart.items.filter(({ piece, size }) => piece !== undefined || size !== '');
  return items.slice(0, MAX_LINES).map(toLineInput);
}

function memberOf(platform: Platform): string | undefined {
  const session = platform.session.getState();
  return session.status === 'signed-in' ? session.user._id : undefined;
}

function newKey(): string {
  return `cart-${globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
}

let last: Promise<unknown> = Promise.resolve();

/** One merge at a time, in all tabs where the browser can do that. */
function alone(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  const run = last.catch(() => undefined).then(() => (locks === undefined ? work() : locks.request(LOCK, work)));
  last = run;
  return run;
}
