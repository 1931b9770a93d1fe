import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Success, Timestamp, pageOf } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { ImageRef } from '../schemas/image-ref.ts';
import { LocalText } from '../schemas/local-text.ts';

/** Which verified buyers may open a line sheet: all, the selected ones, or none yet. */
export const LineSheetVisibility = Type.Union([Type.Literal('all'), Type.Literal('selected'), Type.Literal('none')]);
export type LineSheetVisibility = Static<typeof LineSheetVisibility>;

/** A line sheet with a name of its own; its file is `linesheet.pdf?linesheet=<id>`. */
export const LineSheet = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  title: LocalText,
  season: Type.String(),
  designer: Type.Object({ id: Type.String(), handle: Type.String(), name: Type.String(), nameJp: Type.String() }),
  /** Picture of its first style. */
  cover: Type.Union([ImageRef, Type.Null()]),
  /** How many styles its readers find on it. */
  styles: Type.Integer(),
  updatedAt: Timestamp,
});
export type LineSheet = Static<typeof LineSheet>;

export const LineSheetBuyer = Type.Object({ id: Type.String(), name: Type.String(), country: Type.String() });
export type LineSheetBuyer = Static<typeof LineSheetBuyer>;

/** The same for its designer, with what it is made of. */
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
      /** False while it is not public, archived or not sold wholesale: buyers do not see it then. */
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
  /** `none` when it is left out. */
  visibility: Type.Optional(LineSheetVisibility),
  /** One's own designs in the order of the sheet; one a style is enough, all its colours are shown. Replaces all of them. */
  items: Type.Optional(
    Type.Array(Type.Object({ designId: Type.String({ maxLength: 80 }), note: Type.Optional(Words(140)) }), { maxItems: 120 }),
  ),
  /** Companies it is for when it is for selected ones: of those that `listLineSheetBuyers` names. Replaces all of them. */
  buyerIds: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 })),
});
export type LineSheetInput = Static<typeof LineSheetInput>;

/**
 * What the reader may open, newest first: buyers those for all and those they are selected for, account managers what their buyers
 * may, designers their own, admins every one.
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
/** Companies that a designer may select: verified ones that have ordered from them or write with them. By name. */
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
/** Takes `If-Match` with the version: 409 `conflict` when it is not the current one. */
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
