import { currencyOf } from '@orime/contracts';
import type { WholesaleCartItem } from '@orime/contracts';
import type { Buyer } from '@orime/contracts/api/trade/buyer';
import type { WholesaleCartAnswer } from '@orime/contracts/api/trade/wholesale-cart';
import { isApiError } from '../../http/api-error.ts';
import { api } from '../../http/api.ts';
import type { Platform } from '../../platform.ts';
import type { MirrorReason } from '../mirror/mirror-cart.ts';
import { readKnownWholesaleCart, writeKnownWholesaleCart } from './known-wholesale-cart.ts';
import type { KnownWholesaleCart } from './known-wholesale-cart.ts';
import { hasSameUnits, mergeLines, toWholesaleLine } from './merge-lines.ts';
import type { WholesaleLine } from './merge-lines.ts';

/** Limits retries while the cart changes here or at the company's other desks; the next trigger continues. */
const MAX_ROUNDS = 5;

/**
 * Brings the browser's wholesale cart and the company's copy to the same units. On `arrival` the copy is read and merged; a `change` is
 * written against the version that was seen last, and merged when somebody else was faster. For members who may not order the copy
 * replaces what is here. A lost network, an ended session and a company that is not verified leave it to the next trigger; other
 * errors reject.
 */
export async function mirrorWholesaleCart(platform: Platform, reason: MirrorReason): Promise<void> {
  let asks = reason === 'arrival';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const userId = buyerOf(platform);
    if (userId === undefined || globalThis.navigator?.onLine === false) return;
    const known = readKnownWholesaleCart(userId);
    const shown = linesOf(platform);
    const mine = [...shown, ...unseenLines(known, shown)];
    if (!asks && known !== undefined && hasSameUnits(mine, known.lines)) return;
    try {
      const isUnknown = asks || known === undefined;
      // Asked first, so that whoever waits for a decision about their company has no refused request on every page.
      const company = isUnknown ? await api.get<Buyer | null>('/api/buyer') : undefined;
      if (isUnknown && company?.verification !== 'verified') return;
      const isReader = company ? company.role === 'viewer' : known?.isReader === true;
      const current = isUnknown || isReader ? await readCopy(platform) : undefined;
      const seen = current === undefined ? known : { version: current.version, lines: linesOfCopy(current, []) };
      const wanted = current === undefined ? mine : mergeLines(seen?.lines ?? [], mine, known?.lines ?? []);
      const isThere = isReader || (seen !== undefined && hasSameUnits(wanted, seen.lines));
      const answer = isThere && current !== undefined ? current : await writeCopy(platform, wanted, seen);
      if (buyerOf(platform) !== userId) return;
      adopt(platform, answer, shown);
      const lines = linesOfCopy(answer, wanted);
      writeKnownWholesaleCart(userId, {
        version: answer.version,
        lines,
        unseen: answer.unsold.filter((id) => !isShown(platform, id)),
        isReader,
      });
      asks = false;
    } catch (error) {
      if (isApiError(error) && (error.code === 'conflict' || (error.code === 'forbidden' && !asks))) asks = true;
      else if (isPassing(error)) return;
      else throw error;
    }
  }
}

/** What the copy holds and this browser has never been shown, because it was not on sale here. */
function unseenLines(known: KnownWholesaleCart | undefined, shown: readonly WholesaleLine[]): readonly WholesaleLine[] {
  return (known?.lines ?? []).filter(({ id }) => known?.unseen?.includes(id) === true && !shown.some((line) => line.id === id));
}

function readCopy(platform: Platform): Promise<WholesaleCartAnswer> {
  return api.get(`/api/wholesale-cart?currency=${currencyHere(platform)}`);
}

/** A removal is sent as one: it holds whatever else has changed. */
function writeCopy(platform: Platform, items: readonly WholesaleLine[], seen: SeenCopy | undefined): Promise<WholesaleCartAnswer> {
  const before = seen?.lines ?? [];
  const query = `?currency=${currencyHere(platform)}`;
  const [gone, ...others] = before.filter(({ id }) => !items.some((line) => line.id === id));
  if (items.length === 0 && others.length > 0) return api.delete('/api/wholesale-cart', undefined, { ifMatch: seen?.version ?? 0 });
  if (gone !== undefined && hasSameUnits([...items, gone], before))
    return api.delete(`/api/wholesale-cart/product/${encodeURIComponent(gone.id)}${query}`);
  return api.put(`/api/wholesale-cart${query}`, { items }, { ifMatch: seen?.version ?? 0 });
}

type SeenCopy = Pick<KnownWholesaleCart, 'version' | 'lines'>;

function currencyHere(platform: Platform): string {
  return currencyOf(platform.root.getState().market);
}

/** The copy's lines with their prices, and on top what has been changed here since `sent` was taken. */
function adopt(platform: Platform, answer: WholesaleCartAnswer, sent: readonly WholesaleLine[]): void {
  const { items: now } = platform.root.getState().wholesaleCart;
  const here = now.map(toWholesaleLine);
  // Of what is not on sale here and now, the drawer keeps the lines that it has, and says so.
  const lines = mergeLines(linesOfCopy(answer, here), here, sent);
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

/** What the copy has, unsold styles included. Of those whose units the answer does not tell, what was `sent` counts. */
function linesOfCopy({ items, unsold, kept = [] }: WholesaleCartAnswer, sent: readonly WholesaleLine[]): readonly WholesaleLine[] {
  const untold = sent.filter(({ id }) => unsold.includes(id) && !kept.some((line) => line.id === id));
  return [...items.map(toWholesaleLine), ...kept, ...untold];
}

function isShown(platform: Platform, id: string): boolean {
  return linesOf(platform).some((line) => line.id === id);
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
