import { Type, type TSchema } from 'typebox';
import { Currency, Language } from '../schemas/common.ts';
import type { CommandType, EventType } from './event-map.ts';

export const CartItemSchema = Type.Object({
  piece: Type.Optional(Type.String()),
  id: Type.String(),
  size: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  slug: Type.String(),
  image: Type.String(),
  designer: Type.String(),
  designerJp: Type.Optional(Type.String()),
  designerId: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
  price: Type.Number({ minimum: 0 }),
  priceMinor: Type.Integer({ minimum: 0 }),
  currency: Currency,
  leadDays: Type.Optional(Type.Integer({ minimum: 0 })),
  reserve: Type.Optional(Type.Literal(true)),
});

export const WholesaleCartItemSchema = Type.Object({
  designName: Type.String(),
  designNameJp: Type.String(),
  product: Type.Object({
    _id: Type.String(),
    slug: Type.String(),
    design: Type.Object({ images: Type.Array(Type.String()) }),
    designer: Type.String(),
    designerId: Type.String(),
    colour: Type.String(),
  }),
  sizeQuantities: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
  quantity: Type.Integer({ minimum: 1 }),
  price: Type.Number({ minimum: 0 }),
  priceMinor: Type.Integer({ minimum: 0 }),
  currency: Currency,
});

const Cart = Type.Object({ items: Type.Array(CartItemSchema) });
const WholesaleCart = Type.Object({ items: Type.Array(WholesaleCartItemSchema) });
const Nothing = Type.Object({});
const Open = Type.Object({ open: Type.Boolean() });

/** JSON Schema of every event's `data`: validated in development and canaries, compared at release time. */
export const EVENT_SCHEMAS = {
  'cart.item-added@1': Type.Object({ item: CartItemSchema }),
  'cart.item-removed@1': Type.Object({ item: CartItemSchema }),
  'cart.merged@1': Type.Object({
    added: Type.Integer({ minimum: 0 }),
    clamped: Type.Array(Type.Object({ name: Type.String(), nameJp: Type.String(), quantity: Type.Integer({ minimum: 0 }) })),
  }),
  'cart.changed@1': Cart,
  'wholesale-cart.item-added@1': Type.Object({ item: WholesaleCartItemSchema }),
  'wholesale-cart.item-removed@1': Type.Object({ item: WholesaleCartItemSchema }),
  'wholesale-cart.changed@1': WholesaleCart,
  'session.changed@1': Type.Object({ userId: Type.Union([Type.String(), Type.Null()]) }),
  'preference.language-changed@1': Type.Object({ language: Language }),
  'preference.theme-changed@1': Type.Object({ theme: Type.Union([Type.Literal('dark'), Type.Literal('light')]) }),
  'preference.market-changed@1': Type.Object({ market: Type.Union([Type.Literal('US'), Type.Literal('JP'), Type.Literal('EU')]) }),
  'preference.consent-changed@1': Type.Object({ isAccepted: Type.Boolean() }),
  'order.placed@1': Type.Object({ groupId: Type.String() }),
} as const satisfies Record<EventType, TSchema>;

/** JSON Schema of every command's request. */
export const COMMAND_SCHEMAS = {
  'cart.add@1': Type.Object({ item: CartItemSchema }),
  'cart.remove@1': Type.Union([Type.Object({ piece: Type.String() }), Type.Object({ id: Type.String(), size: Type.String() })]),
  'cart.set-quantity@1': Type.Object({ id: Type.String(), size: Type.String(), quantity: Type.Integer({ minimum: 0 }) }),
  'cart.restore@1': Type.Object({ item: CartItemSchema, index: Type.Integer({ minimum: 0 }) }),
  'cart.clear@1': Nothing,
  'cart.show@1': Open,
  'wholesale-cart.add@1': Type.Object({ item: WholesaleCartItemSchema }),
  'wholesale-cart.remove@1': Type.Object({ productId: Type.String() }),
  'wholesale-cart.restore@1': Type.Object({ item: WholesaleCartItemSchema, index: Type.Integer({ minimum: 0 }) }),
  'wholesale-cart.clear@1': Nothing,
  'wholesale-cart.show@1': Open,
  'chat.open@1': Type.Union([
    Type.Object({ profileId: Type.String() }),
    Type.Object({ userId: Type.String() }),
    Type.Object({ orderId: Type.String() }),
    Type.Object({ channel: Type.String() }),
    Nothing,
  ]),
} as const satisfies Record<CommandType, TSchema>;
