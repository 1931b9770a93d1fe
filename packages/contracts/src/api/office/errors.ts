import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

const Text = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));
const Position = Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 100_000_000 }), Type.Null()]));

/** A rendering error reported by a browser (specification, section 7). Only `message` is required. */
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
    /** `remote@version`, where the error boundary knows it. */
    remote: Text(200),
  }),
  response: Type.Object({ id: Type.String() }),
});

export const ERROR_STATUSES = ['open', 'resolved', 'ignored'] as const;

/** Hours of occurrences that a group of errors is shown with. */
export const ERROR_HOURS = 48;

/** Front-end errors grouped by cause, with the newest as sample. Tokens and addresses are removed. */
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
  /** Occurrences per hour of the last `ERROR_HOURS` hours, the current hour last. */
  hours: Type.Array(Type.Integer()),
  /** Number of signed-in users affected. */
  people: Type.Integer(),
  status: Type.Enum(ERROR_STATUSES),
  /** The open bug created from it. */
  bugId: Type.Union([Type.String(), Type.Null()]),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
});
export type FrontEndError = Static<typeof FrontEndError>;

/** A build with the errors last seen in it. */
export const ErrorRelease = Type.Object({
  /** `remote@version`; empty where it is not known. */
  release: Type.String(),
  errors: Type.Integer(),
  occurrences: Type.Integer(),
});
export type ErrorRelease = Static<typeof ErrorRelease>;

/** Most recently seen first. `total` counts up to 10,000. `releases` has the builds of the status, whatever `release` is asked for. */
export const listFrontEndErrors = defineEndpoint({
  method: 'GET',
  url: '/api/errors/front-end',
  querystring: Type.Object({
    ...PageQuery,
    status: Type.Optional(Type.Enum(ERROR_STATUSES)),
    release: Type.Optional(Type.String({ maxLength: 200 })),
    id: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  response: Type.Object({ ...pageOf(FrontEndError).properties, releases: Type.Array(ErrorRelease) }),
});

/** A resolved error reopens when it occurs again; an ignored one stays ignored. 409 `conflict` when its status is no longer `from`. */
export const setErrorStatus = defineEndpoint({
  method: 'POST',
  url: '/api/errors/status/id/:id',
  params: IdParams,
  body: Type.Object({ status: Type.Enum(ERROR_STATUSES), from: Type.Optional(Type.Enum(ERROR_STATUSES)) }),
  response: FrontEndError,
});
