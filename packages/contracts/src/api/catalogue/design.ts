import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, Price } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { DesignMedia } from './design-media.ts';

export const Gender = Type.Union([Type.Literal('men'), Type.Literal('women'), Type.Literal('unisex')]);
export const ConfirmedState = Type.Union([
  Type.Literal('draft'),
  Type.Literal('unconfirmed'),
  Type.Literal('confirmed'),
  Type.Literal('rejected'),
]);

/** The designer as shown on a card. */
export const DesignerRef = Type.Object({ id: Type.String(), handle: Type.String(), name: Type.String(), nameJp: Type.String() });

/** One size. Made-to-order sizes have a lead time in days instead of stock. */
export const DesignSize = Type.Object({
  variantId: Type.String(),
  size: Type.String(),
  sku: Type.String(),
  mode: Type.Union([Type.Literal('stock'), Type.Literal('made_to_order')]),
  leadDays: Type.Union([Type.Integer(), Type.Null()]),
  availability: Type.Union([Type.Literal('available'), Type.Literal('low'), Type.Literal('sold_out')]),
  /** Units left when availability is `low`, otherwise null: exact stock is confidential to the seller. */
  left: Type.Union([Type.Integer(), Type.Null()]),
});
export type DesignSize = Static<typeof DesignSize>;

/** A one-of-one garment; its id is the cart's piece identifier. */
export const Piece = Type.Object({
  id: Type.String(),
  size: Type.String(),
  serial: Type.String(),
  edition: Type.String(),
  condition: LocalText,
  available: Type.Boolean(),
});
export type Piece = Static<typeof Piece>;

/** A design in lists. Price fields are null when it is not sold in the requested currency (decision T22). */
export const DesignCard = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  designer: DesignerRef,
  images: Type.Array(ImageRef),
  gender: Gender,
  category: Type.String(),
  country: Type.String(),
  /** Vocabulary keys of colour and fabric, with labels in both languages. */
  colour: Type.String(),
  colourLabel: LocalText,
  colourHex: Type.String(),
  price: Type.Union([Type.Number(), Type.Null()]),
  priceMinor: Type.Union([Type.Integer(), Type.Null()]),
  currency: Currency,
  compareAt: Type.Union([Price, Type.Null()]),
  sizes: Type.Array(DesignSize),
  /** True when at least one one-of-one piece can be bought. */
  onePiece: Type.Boolean(),
  soldOut: Type.Boolean(),
  madeToOrder: Type.Boolean(),
  archived: Type.Boolean(),
  likes: Type.Integer(),
  /** Number of colours of the style, including this one. */
  colours: Type.Integer(),
  /** Up to five of these colours, its own first: `#rrggbb`. Absent in cards that an earlier release has stored. */
  swatches: Type.Optional(Type.Array(Type.String())),
  publishedAt: Type.Union([Type.String(), Type.Null()]),
});
export type DesignCard = Static<typeof DesignCard>;

export const Viewer = Type.Object({ liked: Type.Boolean(), canEdit: Type.Boolean() });

/** A design with all public fields. */
export const Design = Type.Object({
  ...DesignCard.properties,
  description: LocalText,
  categoryLabel: LocalText,
  season: Type.String(),
  year: Type.Integer(),
  materials: Type.Array(Type.Object({ fibre: Type.String(), label: LocalText, percent: Type.Number() })),
  care: Type.Array(Type.Object({ key: Type.String(), label: LocalText })),
  weightGrams: Type.Union([Type.Integer(), Type.Null()]),
  pieces: Type.Array(Piece),
  ...DesignMedia.properties,
  /** Colours of the same style, including this one (decision T24). */
  siblings: Type.Array(
    Type.Object({
      id: Type.String(),
      slug: Type.String(),
      colour: Type.String(),
      colourLabel: LocalText,
      colourHex: Type.String(),
      image: Type.Union([ImageRef, Type.Null()]),
    }),
  ),
  sizeChart: Type.Array(
    Type.Object({
      size: Type.String(),
      measurements: Type.Array(
        Type.Object({
          /** Which measure it is, such as `body-width`. Absent in answers that an earlier release has stored. */
          key: Type.Optional(Type.String()),
          label: LocalText,
          cm: Type.Number(),
        }),
      ),
    }),
  ),
  designerCard: Type.Object({
    ...DesignerRef.properties,
    city: Type.String(),
    cityJp: Type.Optional(Type.String()),
    country: Type.String(),
    bio: LocalText,
    avatar: Type.Union([ImageRef, Type.Null()]),
    holidayUntil: Type.Union([Type.String(), Type.Null()]),
  }),
  producer: Type.Union([
    Type.Object({
      handle: Type.String(),
      name: Type.String(),
      nameJp: Type.String(),
      city: Type.String(),
      cityJp: Type.Optional(Type.String()),
      country: Type.String(),
      lat: Type.Number(),
      lon: Type.Number(),
    }),
    Type.Null(),
  ]),
  /** Lowest retail price of the last 30 days, while on sale. */
  lowest30Days: Type.Union([Price, Type.Null()]),
  tags: Type.Array(Type.String()),
  canonical: Type.String(),
  confirmed: ConfirmedState,
  hidden: Type.Boolean(),
  version: Type.Integer(),
  viewer: Viewer,
});
export type Design = Static<typeof Design>;

/** Additional fields for the owner and admins. */
export const OwnerDesign = Type.Object({
  ...Design.properties,
  rejectReason: Type.Union([Type.String(), Type.Null()]),
  submittedAt: Type.Union([Type.String(), Type.Null()]),
  stock: Type.Array(
    Type.Object({ variantId: Type.String(), size: Type.String(), sku: Type.String(), onHand: Type.Integer(), allocated: Type.Integer() }),
  ),
  wholesale: Type.Union([
    Type.Object({ price: Type.Number(), priceMinor: Type.Integer(), currency: Currency, moq: Type.Integer(), multiple: Type.Integer() }),
    Type.Null(),
  ]),
  pendingChange: Type.Boolean(),
});
export type OwnerDesign = Static<typeof OwnerDesign>;

export const FacetValue = Type.Object({
  value: Type.String(),
  label: LocalText,
  count: Type.Integer(),
  /** Of a colour: how it looks on the dye card. */
  hex: Type.Optional(Type.String()),
});
export type FacetValue = Static<typeof FacetValue>;

/** Response to `?facets=1`. Each facet is counted without its own filter, so that its other values stay selectable. */
export const DesignPage = Type.Object({
  items: Type.Array(DesignCard),
  total: Type.Integer(),
  page: Type.Integer(),
  facets: Type.Record(Type.String(), Type.Array(FacetValue)),
  /** Bounds of the price filter in minor units of the requested currency. */
  priceRange: Type.Object({ minMinor: Type.Integer(), maxMinor: Type.Integer() }),
});
export type DesignPage = Static<typeof DesignPage>;

const CurrencyQuery = Type.Object({ currency: Type.Optional(Currency) });

export const getDesign = defineEndpoint({
  method: 'GET',
  url: '/api/design/:id',
  params: IdParams,
  querystring: CurrencyQuery,
  response: Type.Union([OwnerDesign, Design]),
});
export const getDesignByName = defineEndpoint({
  method: 'GET',
  url: '/api/design/name/:name',
  params: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
  querystring: CurrencyQuery,
  response: Type.Union([OwnerDesign, Design]),
});
export const listUnconfirmedDesigns = defineEndpoint({
  method: 'GET',
  url: '/api/design/confirmation/unconfirmed',
  querystring: Type.Object(PageQuery),
  response: Type.Array(OwnerDesign),
});
export const confirmDesign = defineEndpoint({
  method: 'POST',
  url: '/api/design/confirm/id/:id',
  params: IdParams,
  body: Type.Object({ confirmed: Type.Boolean(), reason: Type.Optional(Type.String({ maxLength: 1000 })) }),
  response: OwnerDesign,
});
export const hideDesign = defineEndpoint({
  method: 'POST',
  url: '/api/design/hide/id/:id',
  params: IdParams,
  body: Type.Optional(Type.Object({ hidden: Type.Optional(Type.Boolean()) })),
  response: OwnerDesign,
});
export const deleteDesign = defineEndpoint({
  method: 'DELETE',
  url: '/api/design/:id',
  params: IdParams,
  response: Type.Object({ success: Type.Boolean(), id: Type.String() }),
});
export const likeDesign = defineEndpoint({
  method: 'POST',
  url: '/api/design/like/:id',
  params: IdParams,
  body: Type.Optional(
    Type.Object({ type: Type.Optional(Type.String({ maxLength: 40 })), user_id: Type.Optional(Type.String({ maxLength: 80 })) }),
  ),
  response: Type.Object({ likes: Type.Integer(), liked: Type.Boolean() }),
});
export const unlikeDesign = defineEndpoint({
  method: 'POST',
  url: '/api/design/unlike/:id',
  params: IdParams,
  response: Type.Object({ likes: Type.Integer(), liked: Type.Boolean() }),
});
export const listRelatedDesigns = defineEndpoint({
  method: 'GET',
  url: '/api/design/:id/related',
  params: IdParams,
  querystring: CurrencyQuery,
  response: Type.Object({ items: Type.Array(DesignCard) }),
});
