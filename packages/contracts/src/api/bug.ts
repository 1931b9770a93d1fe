import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Timestamp, pageOf } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';

export const BUG_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
export const BUG_SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;

const Person = Type.Object({ id: Type.String(), name: Type.String() });

export const Bug = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  title: Type.String(),
  body: Type.String(),
  /** The page it was met on. */
  route: Type.String(),
  severity: Type.Enum(BUG_SEVERITIES),
  status: Type.Enum(BUG_STATUSES),
  reporter: Person,
  /** Who of the staff works on it; shown to staff alone. */
  assignee: Type.Union([Person, Type.Null()]),
  /** The front-end error it was made of; shown to staff alone. */
  errorId: Type.Union([Type.String(), Type.Null()]),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  version: Type.Integer(),
});
export type Bug = Static<typeof Bug>;

/** The own ones; staff see everybody's. Newest first. `total` counts up to 10,000. */
export const listBugs = defineEndpoint({
  method: 'GET',
  url: '/api/bugs',
  querystring: Type.Object({
    ...PageQuery,
    status: Type.Optional(Type.Enum(BUG_STATUSES)),
    severity: Type.Optional(Type.Enum(BUG_SEVERITIES)),
    assignee: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  response: pageOf(Bug),
});

/** Files a bug. Only admins make one of an error (`errorId`): 409 `conflict` while it has an open one. */
export const createBug = defineEndpoint({
  method: 'POST',
  url: '/api/bugs',
  body: Type.Object({
    title: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    body: Type.Optional(Type.String({ maxLength: 8000 })),
    route: Type.Optional(Type.String({ maxLength: 500 })),
    severity: Type.Optional(Type.Enum(BUG_SEVERITIES)),
    errorId: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  response: Bug,
});

/** 409 `invalid_transition` for a step that is not possible, `conflict` when `version` is not the current one. */
export const updateBug = defineEndpoint({
  method: 'POST',
  url: '/api/bugs/update/id/:id',
  params: IdParams,
  body: Type.Object({
    status: Type.Optional(Type.Enum(BUG_STATUSES)),
    severity: Type.Optional(Type.Enum(BUG_SEVERITIES)),
    /** Staff; null takes it from whoever had it. */
    assigneeId: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
    version: Type.Optional(Type.Integer()),
  }),
  response: Bug,
});
