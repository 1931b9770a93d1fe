import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Success, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';

/** Verified buyers who may open a line sheet: all, selected ones, or none. */
export const LineSheetVisibility = Type.Union([Type.Literal('all'), Type.Literal('selected'), Type.Literal('none')]);
export type LineSheetVisibility = Static<typeof LineSheetVisibility>;

/** A named line sheet; its PDF is `linesheet.pdf?linesheet=<id>`. */
export const LineSheet = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  title: LocalText,
  season: Type.String(),
  designer: Type.Object({ id: Type.String(), handle: Type.String(), name: Type.String(), nameJp: Type.String() }),
  /** Image of the first style. */
  cover: Type.Union([ImageRef, Type.Null()]),
  /** Number of styles visible to its readers. */
  styles: Type.Integer(),
  updatedAt: Timestamp,
});
export type LineSheet = Static<typeof LineSheet>;

export const LineSheetBuyer = Type.Object({ id: Type.String(), name: Type.String(), country: Type.String() });
export type LineSheetBuyer = Static<typeof LineSheetBuyer>;

/** A line sheet with its items, as its designer sees it. */
export const OwnLineSheet = Type.Object({
  ...LineSheet.properties,
  visibility: LineSheetVisibility,
  items: Type.Array(
    Type.Object({
      designId: Type.String(),
      slug: Type.String(),
      name: Type.String(),
      nameJp: Type.String(),
      image: Type.Union([ImageRef, Type.Null()]),
      note: LocalText,
      /** False for designs that are not public, archived or not sold wholesale; buyers do not see them. */
      isShown: Type.Boolean(),
    }),
  ),
  buyers: Type.Array(LineSheetBuyer),
  version: Type.Integer(),
});
export type OwnLineSheet = Static<typeof OwnLineSheet>;

const Words = (maxLength: number) => Type.Object({ en: Type.String({ maxLength }), jp: Type.String({ maxLength }) });

export const LineSheetInput = Type.Object({
  title: Words(120),
  season: Type.Optional(Type.String({ maxLength: 40 })),
  /** Default: `none`. */
  visibility: Type.Optional(LineSheetVisibility),
  /** The designer's own designs in display order; one per style suffices, all its colours are shown. Replaces all items. */
  items: Type.Optional(
    Type.Array(Type.Object({ designId: Type.String({ maxLength: 80 }), note: Type.Optional(Words(140)) }), { maxItems: 120 }),
  ),
  /** Companies for `selected` visibility, from `listLineSheetBuyers`. Replaces all. */
  buyerIds: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 })),
});
export type LineSheetInput = Static<typeof LineSheetInput>;

/**
 * Line sheets the caller may open, newest first: for buyers those for all or for them, for account managers those of their buyers,
 * for designers their own, for admins all.
 */
export const listLineSheets = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale/linesheet/',
  querystring: Type.Object({
    ...PageQuery,
    designer: Type.Optional(Type.String({ maxLength: 80 })),
    season: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: pageOf(LineSheet),
});
export const listOwnLineSheets = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale/linesheet/mine',
  querystring: Type.Object(PageQuery),
  response: pageOf(OwnLineSheet),
});
/** Companies a designer may select, by name: verified ones that have ordered from or chatted with the designer. */
export const listLineSheetBuyers = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale/linesheet/buyers',
  querystring: Type.Object(PageQuery),
  response: pageOf(LineSheetBuyer),
});
export const createLineSheet = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale/linesheet',
  body: LineSheetInput,
  response: OwnLineSheet,
});
/** `If-Match` with the version: 409 `conflict` when it is outdated. */
export const updateLineSheet = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale/linesheet/update/id/:id',
  params: IdParams,
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 40 })) }),
  body: Type.Partial(LineSheetInput),
  response: OwnLineSheet,
});
export const deleteLineSheet = defineEndpoint({
  method: 'DELETE',
  url: '/api/wholesale/linesheet/:id',
  params: IdParams,
  response: Success,
});
