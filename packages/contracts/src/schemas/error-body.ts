import { Type, type Static } from 'typebox';

/**
 * Every 4xx and 5xx answer. The top-level `message` and one key per bad field repeat the content for the specification's
 * client, which keeps the raw body as its error map.
 */
export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      messageJp: Type.String(),
      requestId: Type.Optional(Type.String()),
      /** Field name → what is wrong with it, in the language of the request. */
      fields: Type.Optional(Type.Record(Type.String(), Type.String())),
      details: Type.Optional(Type.Unknown()),
    }),
    message: Type.String(),
  },
  { additionalProperties: true },
);
export type ErrorBody = Static<typeof ErrorBody>;
