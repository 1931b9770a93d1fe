import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Success, Timestamp, pageOf } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';

/** Largest document, as UTF-8 JSON. */
export const MAX_GARMENT_BYTES = 512 * 1024;

export const GARMENT_KINDS = ['studio', 'embroidery'] as const;

const content = {
  name: Type.Optional(Type.String({ maxLength: 120 })),
  /** The editor's own: kept and given back as it is. */
  doc: Type.Record(Type.String(), Type.Unknown()),
  /** Of an own public picture. */
  previewFileId: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
};

export const GarmentInput = Type.Object({ kind: Type.Optional(Type.Enum(GARMENT_KINDS)), ...content });
export type GarmentInput = Static<typeof GarmentInput>;

export const GarmentCard = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  kind: Type.Enum(GARMENT_KINDS),
  name: Type.String(),
  previewFileId: Type.Union([Type.String(), Type.Null()]),
  version: Type.Integer(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type GarmentCard = Static<typeof GarmentCard>;

export const Garment = Type.Object({ ...GarmentCard.properties, doc: Type.Record(Type.String(), Type.Unknown()) });
export type Garment = Static<typeof Garment>;

/** 413 `too_large` above 512 kB; 422 when there are too many. Takes an idempotency key. */
export const createGarment = defineEndpoint({ method: 'POST', url: '/api/garment', body: GarmentInput, response: Garment });
export const listOwnGarments = defineEndpoint({
  method: 'GET',
  url: '/api/garment/mine',
  querystring: Type.Object({ ...PageQuery, kind: Type.Optional(Type.Enum(GARMENT_KINDS)) }),
  response: pageOf(GarmentCard),
});
export const getGarment = defineEndpoint({ method: 'GET', url: '/api/garment/:id', params: IdParams, response: Garment });
/** With `If-Match`: 409 `conflict` when the document has been saved elsewhere since. */
export const updateGarment = defineEndpoint({
  method: 'PUT',
  url: '/api/garment/:id',
  params: IdParams,
  body: Type.Object(content),
  response: Garment,
});
export const deleteGarment = defineEndpoint({ method: 'DELETE', url: '/api/garment/:id', params: IdParams, response: Success });

/** A visitor's document. The key is said once; unclaimed ones are kept for 90 days. */
export const saveGuestDesign = defineEndpoint({
  method: 'POST',
  url: '/api/guest-design',
  body: Type.Object({ kind: Type.Optional(Type.Enum(GARMENT_KINDS)), name: content.name, doc: content.doc }),
  response: Type.Object({ id: Type.String(), key: Type.String() }),
});
/** Makes it the caller's garment, once: 410 `token_used` when somebody else has claimed it. */
export const claimGuestDesign = defineEndpoint({
  method: 'POST',
  url: '/api/guest-design/claim',
  body: Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }), key: Type.String({ minLength: 1, maxLength: 100 }) }),
  response: Garment,
});
