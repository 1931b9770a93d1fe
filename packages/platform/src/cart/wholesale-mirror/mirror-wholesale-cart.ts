import { currencyOf } from '@orime/contracts';
import type { WholesaleCartItem } from '@orime/contracts';
import type { Buyer } from '@orime/contracts/api/trade/buyer';
import type { WholesaleCartAnswer } from '@orime/contracts/api/trade/wholesale-cart';
import { isApiError } from '../../http/api-error.ts';
import { api } from '../../http/api.ts';
import type { Platform } from '../../platform.ts';
import type { MirrorReason } from '../mirror/mirror-cart.ts';
import { readKnownWholesaleCart, writeKnownWholesaleCart } from './known-wholesale-cart.ts';
import { hasSameUnits, mergeLines, toWholesaleLine } from './merge-lines.ts';
import type { WholesaleLine } from './merge-lines.ts';

/** Limits retries while the cart changes here or at the company's other desks; the next trigger continues. */
const MAX_ROUNDS = 5;

/**
 * Brings the browser's wholesale cart and the company's copy to the same units. On `arrival` the copy is read and merged; a `change` is
 * written against the version that was seen last, and merged when somebody else was faster. A lost network, an ended session and
 * a company that is not verified leave it to the next trigger; other errors reject.
 */
export async function mirrorWholesaleCart(platform: Platform, reason: MirrorReason): Promise<void> {
  let asks = reason === 'arrival';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const userId = buyerOf(platform);
    if (userId === undefined || globalThis.navigator?.onLine === false) return;
    const known = readKnownWholesaleCart(userId);
    const mine = linesOf(platform);
    if (!asks && known !== undefined && hasSameUnits(mine, known.lines)) return;
    try {
      const isUnknown = asks || known === undefined;
      // Asked first, so that whoever waits for a decision about their company has no refused request on every page.
      if (isUnknown && !(await isVerified())) return;
      const current = isUnknown ? await readCopy(platform) : undefined;
      const seen = current === undefined ? known : { version: current.version, lines: current.items.map(toWholesaleLine) };
      const wanted = current === undefined ? mine : mergeLines(seen?.lines ?? [], mine, known?.lines ?? []);
      const isThere = seen !== undefined && hasSameUnits(wanted, seen.lines);
      const answer = isThere && current !== undefined ? current : await writeCopy(platform, wanted, seen?.version ?? 0);
      if (buyerOf(platform) !== userId) return;
      adopt(platform, answer, mine);
      writeKnownWholesaleCart(userId, { version: answer.version, lines: knownLines(answer, wanted) });
      asks = false;
    } catch (error) {
      if (isApiError(error) && error.code === 'conflict') asks = true;
      else if (isPassing(error)) return;
      else throw error;
    }
  }
}

async function isVerified(): Promise<boolean> {
  return (await api.get<Buyer | null>('/api/buyer'))?.verification === 'verified';
}

function readCopy(platform: Platform): Promise<WholesaleCartAnswer> {
  return api.get(`/api/wholesale-cart?currency=${currencyHere(platform)}`);
}

function writeCopy(platform: Platform, items: readonly WholesaleLine[], version: number): Promise<WholesaleCartAnswer> {
  return api.put(`/api/wholesale-cart?currency=${currencyHere(platform)}`, { items }, { ifMatch: version });
}

function currencyHere(platform: Platform): string {
  return currencyOf(platform.root.getState().market);
}

/** The copy's lines with their prices, and on top what has been changed here since `sent` was taken. */
function adopt(platform: Platform, answer: WholesaleCartAnswer, sent: readonly WholesaleLine[]): void {
  const { items: now } = platform.root.getState().wholesaleCart;
  const unsold = new Set(answer.unsold);
  // Not on sale here and now: the drawer keeps them and says so.
  const kept = now.filter(({ product }) => unsold.has(product._id)).map(toWholesaleLine);
  const lines = mergeLines([...answer.items.map(toWholesaleLine), ...kept], now.map(toWholesaleLine), sent);
  const items = lines.flatMap((line) => itemOf(line, [...answer.items, ...now]));
  if (JSON.stringify(items) === JSON.stringify(now)) return;
  platform.root.setState({ wholesaleCart: { items } });
  platform.handleFor(`shell@${platform.boot.release.shell}`).publish('wholesale-cart.changed@1', { items });
}

function itemOf({ id, sizeQuantities }: WholesaleLine, known: readonly WholesaleCartItem[]): readonly WholesaleCartItem[] {
  const item = known.find(({ product }) => product._id === id);
  if (item === undefined) return [];
  return [{ ...item, sizeQuantities, quantity: Object.values(sizeQuantities).reduce((sum, units) => sum + units, 0) }];
}

/** What the copy has, unsold styles of ours included: they are stored there although the answer has no line of them. */
function knownLines(answer: WholesaleCartAnswer, sent: readonly WholesaleLine[]): readonly WholesaleLine[] {
  return [...answer.items.map(toWholesaleLine), ...sent.filter(({ id }) => answer.unsold.includes(id))];
}

function linesOf(platform: Platform): readonly WholesaleLine[] {
  return platform.root.getState().wholesaleCart.items.map(toWholesaleLine);
}

function buyerOf(platform: Platform): string | undefined {
  const session = platform.session.getState();
  return session.status === 'signed-in' && session.user.type === 'buyer' ? session.user._id : undefined;
}

/** No answer, no session, not verified or allowed to order, too often, or the server's own trouble. */
function isPassing(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || [401, 403, 404, 429].includes(error.status) || error.status >= 500);
}
