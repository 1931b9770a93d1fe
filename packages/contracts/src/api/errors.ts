import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Timestamp, pageOf } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';

const Text = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));
const Position = Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 100_000_000 }), Type.Null()]));

/** A rendering error that a browser caught (specification, section 7). Only the message is needed; the rest is told where known. */
export const reportFrontEndError = defineEndpoint({
  method: 'POST',
  url: '/api/errors/front-end',
  body: Type.Object({
    message: Type.String({ minLength: 1, maxLength: 4000 }),
    name: Text(200),
    fileName: Text(1000),
    lineNumber: Position,
    columnNumber: Position,
    info: Text(16_000),
    route: Text(1000),
    /** `remote@version`, where the boundary knows it. */
    remote: Text(200),
  }),
  response: Type.Object({ id: Type.String() }),
});

export const ERROR_STATUSES = ['open', 'resolved', 'ignored'] as const;

/** Reports that have the same cause, with the newest of them as the sample. Free of tokens and addresses. */
export const FrontEndError = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  fingerprint: Type.String(),
  message: Type.String(),
  name: Type.String(),
  fileName: Type.String(),
  lineNumber: Type.Union([Type.Integer(), Type.Null()]),
  columnNumber: Type.Union([Type.Integer(), Type.Null()]),
  info: Type.String(),
  route: Type.String(),
  userAgent: Type.String(),
  release: Type.String(),
  count: Type.Integer(),
  /** How many signed-in people met it. */
  people: Type.Integer(),
  status: Type.Enum(ERROR_STATUSES),
  /** The open bug that was made of it. */
  bugId: Type.Union([Type.String(), Type.Null()]),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
});
export type FrontEndError = Static<typeof FrontEndError>;

/** Last seen first. `total` counts up to 10,000. */
export const listFrontEndErrors = defineEndpoint({
  method: 'GET',
  url: '/api/errors/front-end',
  querystring: Type.Object({ ...PageQuery, status: Type.Optional(Type.Enum(ERROR_STATUSES)) }),
  response: pageOf(FrontEndError),
});

/** A resolved error that is met again is open again; an ignored one stays ignored. */
export const setErrorStatus = defineEndpoint({
  method: 'POST',
  url: '/api/errors/status/id/:id',
  params: IdParams,
  body: Type.Object({ status: Type.Enum(ERROR_STATUSES) }),
  response: FrontEndError,
});
