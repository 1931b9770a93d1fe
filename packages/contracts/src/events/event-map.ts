import type { Language } from '../values/language.ts';
import type { Currency, MarketCode } from '../values/market.ts';

/** A retail cart line as the browser stores it, identified by `piece`, or by `id` with `size` (specification, section 3). */
export interface CartItem {
  /** Piece id of a one-of-one garment. */
  readonly piece?: string;
  /** Design id. */
  readonly id: string;
  readonly size: string;
  readonly name: string;
  readonly nameJp: string;
  readonly slug: string;
  /** File id of the image, shown 250 px wide. */
  readonly image: string;
  readonly designer: string;
  /** Absent in carts stored before the field existed. */
  readonly designerJp?: string;
  readonly designerId: string;
  readonly quantity: number;
  /** Major units, as the specification stores it; shown until the server has priced the line. */
  readonly price: number;
  readonly priceMinor: number;
  readonly currency: Currency;
  readonly leadDays?: number;
  /** A piece of the private reserve, whose page is there and not in the catalogue. */
  readonly reserve?: true;
}

export interface WholesaleCartItem {
  readonly designName: string;
  readonly designNameJp: string;
  readonly product: {
    readonly _id: string;
    readonly slug: string;
    readonly design: { readonly images: readonly string[] };
    readonly designer: string;
    readonly designerId: string;
    readonly colour: string;
  };
  /** Units by size; zeros are never stored. */
  readonly sizeQuantities: Readonly<Record<string, number>>;
  readonly quantity: number;
  readonly price: number;
  readonly priceMinor: number;
  readonly currency: Currency;
}

export interface CartState {
  readonly items: readonly CartItem[];
}
export interface WholesaleCartState {
  readonly items: readonly WholesaleCartItem[];
}

export interface ClampedLine {
  readonly name: string;
  readonly nameJp: string;
  readonly quantity: number;
}

/** Facts in the past tense, named `domain.fact@major`. */
export interface EventMap {
  'cart.item-added@1': { readonly item: CartItem };
  'cart.item-removed@1': { readonly item: CartItem };
  /** A merge brought lines from elsewhere: how many are new here, and which got fewer units than requested. */
  'cart.merged@1': { readonly added: number; readonly clamped: readonly ClampedLine[] };
  'cart.changed@1': CartState;
  'wholesale-cart.item-added@1': { readonly item: WholesaleCartItem };
  'wholesale-cart.item-removed@1': { readonly item: WholesaleCartItem };
  'wholesale-cart.changed@1': WholesaleCartState;
  'session.changed@1': { readonly userId: string | null };
  'preference.language-changed@1': { readonly language: Language };
  'preference.theme-changed@1': { readonly theme: 'dark' | 'light' };
  'preference.market-changed@1': { readonly market: MarketCode };
  'preference.consent-changed@1': { readonly isAccepted: boolean };
  'order.placed@1': { readonly groupId: string };
}

export type EventType = keyof EventMap;

/** Identity of a retail cart line. */
export type CartLineKey = { readonly piece: string } | { readonly id: string; readonly size: string };

/** Commands with their replies. Only the shell handles them. */
export interface CommandMap {
  'cart.add@1': { readonly request: { readonly item: CartItem }; readonly reply: CartState };
  'cart.remove@1': { readonly request: CartLineKey; readonly reply: CartState };
  'cart.set-quantity@1': {
    readonly request: { readonly id: string; readonly size: string; readonly quantity: number };
    readonly reply: CartState;
  };
  /** Puts a removed line back at its position. */
  'cart.restore@1': { readonly request: { readonly item: CartItem; readonly index: number }; readonly reply: CartState };
  'cart.clear@1': { readonly request: Record<never, never>; readonly reply: CartState };
  'cart.show@1': { readonly request: { readonly open: boolean }; readonly reply: { readonly open: boolean } };
  'wholesale-cart.add@1': { readonly request: { readonly item: WholesaleCartItem }; readonly reply: WholesaleCartState };
  'wholesale-cart.remove@1': { readonly request: { readonly productId: string }; readonly reply: WholesaleCartState };
  'wholesale-cart.restore@1': {
    readonly request: { readonly item: WholesaleCartItem; readonly index: number };
    readonly reply: WholesaleCartState;
  };
  'wholesale-cart.clear@1': { readonly request: Record<never, never>; readonly reply: WholesaleCartState };
  'wholesale-cart.show@1': { readonly request: { readonly open: boolean }; readonly reply: { readonly open: boolean } };
  /** For signed-in users only: without one, no handler replies. The reply has the channel's name; null for the list. */
  'chat.open@1': { readonly request: ChatTarget; readonly reply: { readonly channel: string | null } };
}

/** A conversation to open: with the owner of a profile, with somebody one may write to by account, about an order, an existing one, or the list of all. */
export type ChatTarget =
  | { readonly profileId: string }
  | { readonly userId: string }
  | { readonly orderId: string }
  | { readonly channel: string }
  | Record<never, never>;

export type CommandType = keyof CommandMap;

/** An event on the bus. `source` is set by the handle that the platform gives each remote. */
export interface EventEnvelope<Type extends EventType = EventType> {
  readonly id: string;
  readonly type: Type;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** `remote@version` or `shell@version`. */
  readonly source: string;
  /** Id of the event or command that caused this one. */
  readonly cause: string | null;
  readonly session: string;
  readonly seq: number;
  readonly data: EventMap[Type];
}
