import { Type, type Static } from 'typebox';
import { IdParams, Language, PageQuery, Success, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email, Honeypot } from '../../schemas/form.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';

export const StockAlertInput = Type.Object({
  designId: Type.String({ minLength: 1, maxLength: 80 }),
  size: Type.String({ minLength: 1, maxLength: 20 }),
  /** Required for visitors; signed-in users are mailed at their own address. */
  email: Type.Optional(Email),
  locale: Type.Optional(Language),
  website: Honeypot,
});
export type StockAlertInput = Static<typeof StockAlertInput>;

/** `confirm`: the address must be confirmed by mail first. 422 for a size that is available or made to order. */
export const createStockAlert = defineEndpoint({
  method: 'POST',
  url: '/api/stock-alert',
  body: StockAlertInput,
  response: Type.Object({ ok: Type.Boolean(), state: Type.Union([Type.Literal('confirm'), Type.Literal('active')]) }),
});

export const StockAlert = Type.Object({
  id: Type.String(),
  designId: Type.String(),
  slug: Type.String(),
  name: LocalText,
  size: Type.String(),
  /** Of the garment. Absent in answers that an earlier release has stored. */
  image: Type.Optional(Type.Union([ImageRef, Type.Null()])),
  state: Type.Union([Type.Literal('pending'), Type.Literal('active'), Type.Literal('sent')]),
  createdAt: Timestamp,
});
export type StockAlert = Static<typeof StockAlert>;

export const listOwnStockAlerts = defineEndpoint({
  method: 'GET',
  url: '/api/stock-alert/mine',
  querystring: Type.Object(PageQuery),
  response: pageOf(StockAlert),
});
export const deleteStockAlert = defineEndpoint({ method: 'DELETE', url: '/api/stock-alert/:id', params: IdParams, response: Success });
/**
 * The mailed confirmation link: redirects to the design's page with `?alert=confirmed`, or to the catalogue with `?alert=gone` when
 * it is no longer valid.
 */
export const confirmStockAlert = {
  method: 'GET',
  url: '/api/stock-alert/confirm/:id',
  params: IdParams,
  querystring: Type.Object({ key: Type.String({ minLength: 1, maxLength: 100 }), lang: Type.Optional(Language) }),
} as const;
