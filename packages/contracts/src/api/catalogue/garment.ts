import { Type, type Static } from 'typebox';
import { IdParams, Language, PageQuery, Success, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

/** Maximum size of a document in bytes, as UTF-8 JSON. */
export const MAX_GARMENT_BYTES = 512 * 1024;

export const GARMENT_KINDS = ['studio', 'embroidery'] as const;

const content = {
  name: Type.Optional(Type.String({ maxLength: 120 })),
  /** Owned by the editor: stored and returned unchanged. */
  doc: Type.Record(Type.String(), Type.Unknown()),
  /** File id of the caller's own public image. */
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

/** 413 `too_large` above 512 kB; 422 when the caller has too many. Accepts an idempotency key. */
export const createGarment = defineEndpoint({ method: 'POST', url: '/api/garment', body: GarmentInput, response: Garment });
export const listOwnGarments = defineEndpoint({
  method: 'GET',
  url: '/api/garment/mine',
  querystring: Type.Object({ ...PageQuery, kind: Type.Optional(Type.Enum(GARMENT_KINDS)) }),
  response: pageOf(GarmentCard),
});
export const getGarment = defineEndpoint({ method: 'GET', url: '/api/garment/:id', params: IdParams, response: Garment });
/** With `If-Match`: 409 `conflict` when the document was saved elsewhere since. */
export const updateGarment = defineEndpoint({
  method: 'PUT',
  url: '/api/garment/:id',
  params: IdParams,
  body: Type.Object(content),
  response: Garment,
});
export const GarmentVersionCard = Type.Object({ version: Type.Integer(), name: Type.String(), savedAt: Timestamp });
export type GarmentVersionCard = Static<typeof GarmentVersionCard>;

export const GarmentVersion = Type.Object({ ...GarmentVersionCard.properties, doc: Type.Record(Type.String(), Type.Unknown()) });
export type GarmentVersion = Static<typeof GarmentVersion>;

/** Earlier states of a document, newest first: at most one for ten minutes of work, the last twenty. */
export const listGarmentVersions = defineEndpoint({
  method: 'GET',
  url: '/api/garment/:id/versions',
  params: IdParams,
  querystring: Type.Object(PageQuery),
  response: pageOf(GarmentVersionCard),
});
export const getGarmentVersion = defineEndpoint({
  method: 'GET',
  url: '/api/garment/:id/versions/:version',
  params: Type.Object({ ...IdParams.properties, version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  response: GarmentVersion,
});
/** Areas, positions in mm, inks and cloth of a studio document as `application/pdf`. 422 for a document of another kind. */
export const getTechPack = {
  method: 'GET',
  url: '/api/garment/:id/tech-pack.pdf',
  params: IdParams,
  querystring: Type.Object({ lang: Type.Optional(Language) }),
} as const;
export const deleteGarment = defineEndpoint({ method: 'DELETE', url: '/api/garment/:id', params: IdParams, response: Success });

/** Saves a visitor's document. The key is returned once; unclaimed documents are deleted after 90 days. */
export const saveGuestDesign = defineEndpoint({
  method: 'POST',
  url: '/api/guest-design',
  body: Type.Object({ kind: Type.Optional(Type.Enum(GARMENT_KINDS)), name: content.name, doc: content.doc }),
  response: Type.Object({ id: Type.String(), key: Type.String() }),
});
/** Transfers the document to the caller, once: 410 `token_used` when another user has claimed it. */
export const claimGuestDesign = defineEndpoint({
  method: 'POST',
  url: '/api/guest-design/claim',
  body: Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }), key: Type.String({ minLength: 1, maxLength: 100 }) }),
  response: Garment,
});
