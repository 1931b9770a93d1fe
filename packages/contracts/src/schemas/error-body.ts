import { Type, type Static } from 'typebox';

/**
 * Body of every 4xx and 5xx response. The top-level `message` and one key per invalid field repeat the content for the
 * specification's client, which uses the raw body as its error map.
 */
export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      messageJp: Type.String(),
      requestId: Type.Optional(Type.String()),
      /** Problem by field name, in the language of the request. */
      fields: Type.Optional(Type.Record(Type.String(), Type.String())),
      details: Type.Optional(Type.Unknown()),
    }),
    message: Type.String(),
  },
  { additionalProperties: true },
);
export type ErrorBody = Static<typeof ErrorBody>;
